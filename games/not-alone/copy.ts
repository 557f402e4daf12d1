/** The hand-written copy: every field is named, so a forgotten one does not compile. */
import type { Open, Own, Person, S, Visit } from './types.ts';

export const copy = (s: S): S => ({
  open: copyOpen(s.open),
  own: s.own.map(copyOwn),
  circle: {
    hunted: { members: s.circle.hunted.members.slice(), facts: { discards: s.circle.hunted.facts.discards.map((pile) => pile.slice()) } },
  },
  vault: { huntDeck: s.vault.huntDeck.slice(), survivalDeck: s.vault.survivalDeck.slice() },
});

const copyOpen = (o: Open): Open => ({
  options: o.options,
  creature: o.creature,
  hunted: o.hunted,
  side: o.side,
  rescue: o.rescue,
  assim: o.assim,
  marker: o.marker,
  winner: o.winner,
  turn: o.turn,
  phase: o.phase,
  reserve: { 6: o.reserve[6], 7: o.reserve[7], 8: o.reserve[8], 9: o.reserve[9], 10: o.reserve[10] },
  huntDiscard: o.huntDiscard.slice(),
  survivalDiscard: o.survivalDiscard.slice(),
  huntPlayed: o.huntPlayed.slice(),
  survivalPlayed: o.survivalPlayed.slice(),
  tokens: { creature: o.tokens.creature, artemia: o.tokens.artemia, target: o.tokens.target },
  banned: o.banned,
  cataclysm: o.cataclysm,
  anticipated: o.anticipated,
  beachUsed: o.beachUsed,
  wreckUsed: o.wreckUsed,
  smokescreen: o.smokescreen,
  visits: o.visits.map(copyVisit),
  huntLimit: o.huntLimit,
  people: o.people.map(copyPerson),
});

const copyVisit = (v: Visit): Visit => ({ hunted: v.hunted, card: v.card, at: v.at, resolved: v.resolved, suffered: v.suffered.slice() });

const copyPerson = (p: Person | null): Person | null =>
  p && {
    will: p.will,
    owned: p.owned.slice(),
    discard: p.discard?.slice() ?? null,
    front: p.front.slice(),
    double: p.double,
    resisted: p.resisted,
    avoidsCreature: p.avoidsCreature,
    avoidsArtemia: p.avoidsArtemia,
  };

const copyOwn = (o: Own): Own => ({
  hand: o.hand.slice(),
  down: o.down.slice(),
  survival: o.survival.slice(),
  drawn: o.drawn.slice(),
  hunt: o.hunt.slice(),
  passPhase: o.passPhase,
});
