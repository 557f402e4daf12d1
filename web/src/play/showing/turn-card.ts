/** The card at the end of a turn or a round: who lost what, what moved, what changed for the reader, in the words of the log. */
import type { TurnCard } from '@lurk/contract';
import type { GameTypes } from '@lurk/kernel';
import type { Perspective } from '../frame/perspective';
import type { StoryRules } from './story';

export interface TurnView {
  readonly title: string;
  readonly parts: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

/** More than this is a list, not a card: the story has the rest. */
const MOST_LINES = 5;

/** What this event says of the reader: who it is about, in whatever way the game names them. */
const isAbout = (event: object, seat: number | null): boolean => seat !== null && 'who' in event && event.who === seat;

/** Null where nothing of the turn that is over is worth a card. */
export function turnView<G extends GameTypes>(
  perspective: Perspective<G>,
  log: readonly G['Event'][],
  { begins, lost, moved }: TurnCard<G>,
  { betterTold = {}, silent = [] }: StoryRules<G>,
): TurnView | null {
  const { speech, lang, view, names, w } = perspective;
  const end = log.findLastIndex(({ t }) => t === begins);
  const start = log.slice(0, Math.max(0, end)).findLastIndex(({ t }) => t === begins);
  if (start < 0) return null;
  const told = log.slice(start + 1, end);
  const better = new Set(Object.values<string | undefined>(betterTold));
  const isMine = (event: G['Event']): boolean => speech.isPrivate(event) || isAbout(event, view.seat);
  const isSaid = ({ t }: G['Event']): boolean => !silent.includes(t) && !(t in betterTold);
  const lines = (of: (event: G['Event']) => boolean): string[] =>
    [...new Set(told.filter((event) => of(event)).map((event) => speech.tellEvent(lang, event, view, names)))].slice(-MOST_LINES);
  const parts = [
    { title: w.play.turn.lost, lines: lines(({ t }) => lost.includes(t)) },
    { title: w.play.turn.moved, lines: lines(({ t }) => moved.includes(t)) },
    {
      title: w.play.turn.mine,
      lines: lines(
        (event) => isMine(event) && (isSaid(event) || better.has(event.t)) && !lost.includes(event.t) && !moved.includes(event.t),
      ),
    },
  ].filter((part) => part.lines.length > 0);
  return parts.length > 0 ? { title: w.play.turn.title, parts } : null;
}
