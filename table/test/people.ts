/** The people who are watched (`silence.test.ts`), and the windows they are put before. */
import { must } from '@lurk/kernel';
import { proofs } from './proofs.ts';
import { type Spots, spotsOf } from './spots.ts';
import { about, type Draw, type Person, SECOND, sometime } from './watched.ts';

/** The windows that hide who can act, by game. */
const WINDOWS: Record<string, string[]> = {
  'not-alone': ['w1a', 'w1c', 'w2r', 'w3aCreature', 'w3aHunted', 'w3c', 'w3i', 'w4Creature', 'w4Hunted'],
  anomaly: ['baited', 'reactive'],
  'the-thing': ['weaponVsAlien', 'setFire', 'volunteer', 'placeTokens'],
  victim: ['useManual', 'useManuals', 'defend'],
};
/** L-05 Asked armed or not; the back of a Weapon is seen by all. */
const HELD = { weaponVsAlien: [{ items: ['dynamite', 'firearm'] }, { items: [] }] };
export const hidingWindows = (): Spots[] =>
  Object.entries(WINDOWS).map(([name, kinds]) => spotsOf(must(proofs.find((game) => game.name === name)), kinds, HELD));

const stays = { stays: () => null, isAwayFor: () => null, goes: 'quietly', givesSigns: false } as const;
const usual: Pick<Person, 'looks' | 'thinks'> = { looks: (draw) => about(3.2 * SECOND, draw), thinks: (draw) => about(7 * SECOND, draw) };
const byTurns = { stays: (draw: Draw) => sometime(120 * SECOND, draw), isAwayFor: (draw: Draw) => sometime(60 * SECOND, draw), ...usual };

/** Every other kind of window in each game is one that some people treat otherwise than the rest. */
const SPECIAL = new Set(Object.values(WINDOWS).flatMap((kinds) => kinds.filter((_, i) => i % 2 === 1)));
const byKind =
  (special: number | null, rest: number): Person['looks'] =>
  (draw, kind) => {
    const seconds = SPECIAL.has(kind) ? special : rest;
    return seconds === null ? null : about(seconds * SECOND, draw);
  };

export const PEOPLE: Person[] = [
  { name: 'answers always', ...stays, ...usual },
  { name: 'never answers', ...stays, ...usual, stays: () => 0 },
  { name: 'loses the line in the middle and comes back', ...byTurns, goes: 'offline', givesSigns: false },
  { name: 'leaves the page open and comes back to it', ...byTurns, goes: 'quietly', givesSigns: true },
  { name: 'does so before a page that gives no signs', ...byTurns, goes: 'quietly', givesSigns: false },
  { name: 'thinks long', ...stays, looks: (draw) => about(14 * SECOND, draw), thinks: (draw) => about(16 * SECOND, draw) },
  { name: 'thinks long over what hides alone', ...stays, ...usual, looks: (draw) => about(18 * SECOND, draw) },
  {
    name: 'thinks long now and then',
    ...stays,
    ...usual,
    looks: (draw) => (draw() < 0.3 ? about(22 * SECOND, draw, 0.3) : about(3.2 * SECOND, draw)),
  },
  { name: 'takes 6 s over some kinds and 3 s over others', ...stays, ...usual, looks: byKind(6, 3) },
  { name: 'leaves some kinds to the clock', ...stays, ...usual, looks: byKind(null, 3.2) },
];

/** What they do depends on the kind so much that each kind is judged by itself. */
export const PEOPLE_BY_KIND: Person[] = [
  { name: 'takes 9 s over some kinds and 2.5 s over others', ...stays, ...usual, looks: byKind(9, 2.5) },
  { name: 'leaves some kinds to the clock before a page that gives signs', ...stays, ...usual, looks: byKind(null, 3.2), givesSigns: true },
];

/** Kinds that they treat otherwise, and kinds that they do not, of the games in which whether such a person could act was to be read. */
const JUDGED_APART = ['w1c', 'w3aHunted', 'reactive', 'baited', 'setFire', 'weaponVsAlien'];
export const judgedApart = (all: readonly Spots[]): Spots[] =>
  all
    .map((spots) => ({ ...spots, windows: spots.windows.filter(({ kind }) => JUDGED_APART.includes(kind)) }))
    .filter(({ windows }) => windows.length > 0);
