/** The hand-written copy: every field is named, so a forgotten one does not compile. */
import type { Open, Own, OwnPawn, S, Student } from './types.ts';

export const copy = (s: S): S => ({
  open: copyOpen(s.open),
  own: s.own.map(copyOwn),
  circle: {},
  vault: { deck: s.vault.deck.slice(), radiation: s.vault.radiation.slice() },
});

const copyOpen = (o: Open): Open => ({
  options: o.options,
  anomaly: o.anomaly,
  students: o.students.map(copyStudent),
  track: { students: o.track.students, zero: o.track.zero, anomaly: o.track.anomaly },
  winner: o.winner,
  round: o.round,
  side: o.side,
  placed: o.placed,
  ap: o.ap,
  cards: o.cards.slice(),
  evolutions: o.evolutions.slice(),
  fed: o.fed,
  reactiveUsed: o.reactiveUsed,
  discard: o.discard.slice(),
  inPlay: o.inPlay,
  fuel: o.fuel.slice(),
  sensors: o.sensors.slice(),
  electricity: o.electricity.slice(),
  radiation: o.radiation.slice(),
  forecast: o.forecast,
  located: o.located,
  reaction: o.reaction,
});

const copyStudent = ({ seat, shown }: Student): Student => ({ seat, shown: shown.slice() });

const copyOwn = (o: Own): Own => ({
  pawns: o.pawns.map(copyPawn),
  hand: o.hand.slice(),
  prey: o.prey.slice(),
  struck: o.struck.slice(),
});

const copyPawn = ({ zone, traps }: OwnPawn): OwnPawn => ({ zone, traps: traps.slice() });
