/** The bookkeeping between two days as one card: sky, fuel, helicopter, cold, meal, Dogs, and what of it concerns the reader. */
import { factsOf } from '@lurk/contract';
import { type Event, events as kinds } from '@lurk/the-thing/public';
import type { TurnView } from '../../../play/showing/turn-card';
import type { GlyphId } from '../glyphs';
import { mine, type Perspective, say } from './people';

type Topic = 'sky' | 'generator' | 'boiler' | 'rescue' | 'cold' | 'meal' | 'dogs' | 'leader';
interface NightRow {
  readonly topic: Topic;
  readonly glyph: GlyphId;
  readonly name: string;
  readonly lines: readonly string[];
  readonly bad: boolean;
}
export interface NightView {
  readonly title: string;
  readonly rows: readonly NightRow[];
  /** What changed for the reader, and what was lost by day. */
  readonly parts: TurnView['parts'];
}

const GLYPHS: Record<Exclude<Topic, 'sky'>, GlyphId> = {
  generator: 'generator',
  boiler: 'boiler',
  rescue: 'heli',
  cold: 'cold',
  meal: 'food',
  dogs: 'dog',
  leader: 'lead',
};
const TOPICS: readonly Topic[] = ['sky', 'generator', 'boiler', 'rescue', 'cold', 'meal', 'dogs', 'leader'];
const EVENING: readonly string[] = ['meal', 'dogs'];
const MORNING: readonly string[] = ['weather', 'maintenance'];
/** From the last meal to the first steps of the new day. */
function nightIn(log: readonly Event[]): readonly Event[] {
  const began = log.findLastIndex(({ t }) => t === 'roundBegan');
  if (began < 0) return [];
  const start = log.slice(0, began).findLastIndex((event) => event.t === 'phaseBegan' && !EVENING.includes(event.phase));
  const evening = start < 0 ? 0 : log.findIndex((event, i) => i > start && event.t === 'phaseBegan');
  const end = log.findIndex((event, i) => i > began && event.t === 'phaseBegan' && !MORNING.includes(event.phase));
  return log.slice(evening < 0 || evening > began ? began : evening, end < 0 ? log.length : end);
}

/** `turn`: what the house counts up of the round that is over. */
export function nightView(perspective: Perspective, log: readonly Event[], turn: TurnView | null): NightView {
  const { speech, lang, view, names } = perspective;
  const { night } = say(perspective);
  const events = nightIn(log);
  const tell = (event: Event): string => speech.tellEvent(lang, event, view, names);
  const sky = events.findLast((event) => event.t === 'weatherIs');
  const rows = TOPICS.flatMap((topic): NightRow[] => {
    const told = events.filter((event) => factsOf(kinds, event).row?.(event) === topic && !(event.t === 'fuelUsed' && event.count === 0));
    if (told.length === 0) return [];
    return [
      {
        topic,
        glyph: topic === 'sky' ? (sky?.t === 'weatherIs' ? sky.weather : 'clear') : GLYPHS[topic],
        name: night.topics[topic],
        lines: told.map(tell),
        bad: told.some((event) => factsOf(kinds, event).sum === 'lost' || (event.t === 'blackout' && event.on)),
      },
    ];
  });
  const said = new Set(rows.flatMap(({ lines }) => lines));
  const own = mineOf(perspective, log, events);
  const parts = (turn?.parts ?? []).map((part) => ({ ...part, lines: part.lines.filter((line) => !said.has(line)) }));
  return {
    title: night.title(view.open.round),
    rows,
    parts: [...(own.length > 0 ? [{ title: night.mine, lines: own }] : []), ...parts].filter(({ lines }) => lines.length > 0),
  };
}

/** What of it happened to the reader. */
function mineOf(perspective: Perspective, log: readonly Event[], events: readonly Event[]): string[] {
  const me = mine(perspective);
  const { night } = say(perspective);
  if (me === null) return [];
  const seat = perspective.view.seat;
  const was = log.findLastIndex(({ t }, i) => t === 'roundBegan' && i < log.findLastIndex((event) => event.t === 'roundBegan'));
  const moved = log.slice(Math.max(0, was)).findLast((event) => event.t === 'suspicionMoved' && event.pawn === me);
  return [
    ...(events.some((event) => event.t === 'leaderIs' && event.seat === seat) ? [night.youLead] : []),
    ...(events.some((event) => event.t === 'starvingDiscarded' && event.pawns.includes(me)) ? [night.youStarve] : []),
    ...(moved?.t === 'suspicionMoved' ? [night.yourDisc(moved.to)] : []),
  ];
}
