/** The hand-written copy: every field is named, so a forgotten one does not compile. */
import { GREEN_ROOMS, type GreenRoom } from './data/rooms.ts';
import { ALIENS, type Attack, type Open, type Own, type Person, type RoomState, type S, type Shared, type Vault } from './types.ts';

export const copy = (s: S): S => ({
  open: copyOpen(s.open),
  own: s.own.map(copyOwn),
  circle: { [ALIENS]: { members: s.circle[ALIENS].members.slice(), facts: copyShared(s.circle[ALIENS].facts) } },
  vault: copyVault(s.vault),
});

const copyOpen = (o: Open): Open => ({
  options: o.options,
  players: o.players,
  people: o.people.map(copyPerson),
  round: o.round,
  phase: o.phase,
  leader: o.leader,
  leaderToken: o.leaderToken,
  weather: o.weather,
  station: o.station,
  rooms: copyRooms(o.rooms),
  kennel: o.kennel,
  dogsAside: o.dogsAside,
  warehouse: o.warehouse,
  depot: o.depot,
  pantry: o.pantry,
  kitchen: o.kitchen,
  starving: o.starving,
  freezing: o.freezing,
  rescue: { state: o.rescue.state, at: o.rescue.at, fuel: o.rescue.fuel },
  pool: o.pool,
  plan: o.plan.slice(),
  force: o.force.map(copyAttack),
  revealed: o.revealed.slice(),
  flipped: o.flipped,
  escape: o.escape && { exit: o.escape.exit, aboard: o.escape.aboard.slice(), asked: o.escape.asked.slice() },
  gone: o.gone.slice(),
  end: o.end,
  coop: o.coop && { ...o.coop },
});

const copyRooms = (rooms: Record<GreenRoom, RoomState>): Record<GreenRoom, RoomState> => {
  const out = { ...rooms };
  for (const room of GREEN_ROOMS) out[room] = { ...rooms[room] };
  return out;
};
const copyPerson = (p: Person): Person => ({ ...p, up: p.up.slice() });
const copyAttack = ({ room, force }: Attack): Attack => ({ room, force });

const copyOwn = (o: Own): Own => ({
  role: o.role,
  hand: o.hand.slice(),
  items: o.items.slice(),
  drawn: o.drawn.slice(),
  drawnCards: o.drawnCards.slice(),
  deckSeen: o.deckSeen,
  tokens: o.tokens.slice(),
  // Offers are replaced, never mutated, so the reference can be shared.
  offer: o.offer,
  offered: o.offered.slice(),
});

const copyShared = ({ plan, proposals }: Shared): Shared => ({ plan: plan.slice(), proposals: proposals.slice() });

const copyVault = (v: Vault): Vault => ({
  actionDeck: v.actionDeck.slice(),
  actionDiscard: v.actionDiscard.slice(),
  pile: v.pile.slice(),
  weapons: v.weapons.slice(),
  objects: v.objects.slice(),
  lab: v.lab.slice(),
  labDiscard: v.labDiscard.slice(),
  removed: v.removed.slice(),
  infections: v.infections.slice(),
  roles: v.roles.slice(),
  box: v.box.slice(),
  covered: v.covered.slice(),
});
