/** The card at the end of a turn or a round: who lost what, what moved, what changed for the reader, in the words of the log. */
import { CARD, type Events, factsOf, isPrivate, kindsWhere } from '@lurk/contract';
import type { GameTypes } from '@lurk/kernel';
import type { Perspective } from '../frame/perspective';

export interface TurnView {
  readonly title: string;
  readonly parts: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

/** More than this is a list, not a card: the story has the rest. */
const MOST_LINES = 5;

/** What this event says of the reader: who it is about, in whatever way the game names them. */
const isAbout = (event: object, seat: number | null): boolean => seat !== null && 'who' in event && event.who === seat;

/** Null where nothing of the turn that is over is worth a card. */
export function turnView<G extends GameTypes>(perspective: Perspective<G>, log: readonly G['Event'][], events: Events<G>): TurnView | null {
  const { speech, lang, view, names, w } = perspective;
  const begins = (event: G['Event']): boolean => factsOf(events, event).beat === CARD;
  const end = log.findLastIndex(begins);
  const start = log.slice(0, Math.max(0, end)).findLastIndex(begins);
  if (start < 0) return null;
  const told = log.slice(start + 1, end);
  const better = kindsWhere(events, (facts) => facts.better).map((t) => factsOf(events, { t }).better);
  const isMine = (event: G['Event']): boolean => isPrivate(events, event) || isAbout(event, view.seat);
  const isSaid = (event: G['Event']): boolean => !factsOf(events, event).silent && !factsOf(events, event).better;
  const sum = (event: G['Event']): 'lost' | 'moved' | undefined => factsOf(events, event).sum;
  const lines = (of: (event: G['Event']) => boolean): string[] =>
    [...new Set(told.filter((event) => of(event)).map((event) => speech.tellEvent(lang, event, view, names)))].slice(-MOST_LINES);
  const parts = [
    { title: w.play.turn.lost, lines: lines((event) => sum(event) === 'lost') },
    { title: w.play.turn.moved, lines: lines((event) => sum(event) === 'moved') },
    {
      title: w.play.turn.mine,
      lines: lines((event) => isMine(event) && (isSaid(event) || better.includes(event.t)) && !sum(event)),
    },
  ].filter((part) => part.lines.length > 0);
  return parts.length > 0 ? { title: w.play.turn.title, parts } : null;
}
