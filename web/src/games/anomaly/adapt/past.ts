/** What a reader of the log can still point at: who gave which card, and where traps were laid in the open. */
import { type Event, type Kind, learntOf, type Pawn, roundsOf, type Zone } from '@lurk/anomaly/public';
import type { Past } from './perspective';

export function pastOf(log: readonly Event[], cards: readonly Kind[]): Past {
  const given: { card: Kind; pawn: Pawn }[] = [];
  let traps: { pawn: Pawn; zone: Zone }[] = [];
  for (const event of log) {
    if (event.t === 'used' && event.use !== 'move' && event.use !== 'track') given.push({ card: event.card, pawn: event.pawn });
    if (event.t === 'paid') for (const card of event.cards) dropFirst(given, (one) => one.card === card);
    if (event.t === 'trapLaid' && event.zone) traps = [...traps, { pawn: event.pawn, zone: event.zone }];
    if (event.t === 'trapActivated') dropFirst(traps, ({ pawn, zone }) => pawn === event.pawn && zone === event.zone);
  }
  return { rounds: roundsOf(log), givers: cards.map((card) => giverOf(given, card)), traps, learnt: once(() => learntOf(log)) };
}

/** The Anomaly alone asks for it, and then for every touch. */
function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | null = null;
  return () => {
    done = done ?? { value: work() };
    return done.value;
  };
}

function dropFirst<T>(list: T[], is: (one: T) => boolean): void {
  const at = list.findIndex(is);
  if (at >= 0) list.splice(at, 1);
}
function giverOf(given: { card: Kind; pawn: Pawn }[], card: Kind): Pawn | null {
  const at = given.findIndex((one) => one.card === card);
  return at < 0 ? null : given.splice(at, 1)[0].pawn;
}
