/**
 * Every set of players that can be the Aliens (section 8.1), exactly: who is infected next depends on nothing but who is an Alien now, so
 * a history is followed by keeping the sets that are possible after each fact. A set is a number with one bit for each Character.
 */
import { INFECTION_BAG } from '../data/cards.ts';
import { DOGS } from '../data/rooms.ts';
import type { Open, Pawn } from '../types.ts';
import type { Fact, Met } from './record.ts';
import type { Sight, Witness } from './witness.ts';

export type Aliens = number;
/** Each set with its weight: how likely, if a hidden Alien puts the Alien token as often as `BOLDNESS` says. */
export type Worlds = ReadonlyMap<Aliens, number>;
type Infected = { pawn: Pawn; by: Pawn | 'dog' };
/** From one set to the next, and who was infected on the way. */
type Passage = { from: Aliens; to: Aliens; weight: number; infected: readonly Infected[] };
/** An Encounter in which somebody could be infected, with all its passages. */
export type Step = { met: Met; passages: Passage[] };
export interface History {
  start: Worlds;
  steps: Step[];
  now: Worlds;
}

/** Section 8.1, q: the chance that an Alien places the Alien token. It weighs worlds and excludes none. */
const BOLDNESS = 0.7;

const bit = (pawn: Pawn): Aliens => 1 << pawn;
export const isIn = (aliens: Aliens, pawn: Pawn): boolean => (aliens & bit(pawn)) !== 0;

/** What this table can be: the size of it, and whether the match would have ended without a hidden Alien (TT-245). */
export type Rules = Pick<Open, 'players'> & { options: Pick<Open['options'], 'eliminationWin'> };

/** All that can have happened, given what everybody saw and what one seat knows beyond that. */
export function historyOf({ players, options }: Rules, facts: readonly Fact[], witness: Witness): History {
  const start = dealtWorlds(players, witness);
  const steps: Step[] = [];
  let [now, living] = [start, bit(players) - 1];
  for (const [i, fact] of facts.entries()) {
    if (fact.t === 'met') {
      const passages = passagesOf(now, fact, witness);
      if (passages) {
        steps.push({ met: fact, passages });
        now = arrivals(passages);
      }
    } else if (fact.t === 'shown') now = keep(now, (aliens) => isIn(aliens, fact.pawn) === (fact.role === 'alien'));
    else if (fact.t === 'left') living &= ~bit(fact.pawn);
    else if (fact.t === 'unveiled')
      now = keep(now, (aliens) => fact.roles.every((role, pawn) => isIn(aliens, pawn) === (role === 'alien')));
    // From here on: the match goes on, and that tells something too.
    if (fact.t === 'unveiled' || facts[i + 1]?.t === 'unveiled') continue;
    // TT-240, H-33 A living Human is left.
    now = keep(now, (aliens) => (living & ~aliens) !== 0);
    // TT-245 Without Force and Dogs, a hidden Alien is.
    if (fact.t === 'beaten' && fact.dogs === DOGS && options.eliminationWin) now = keep(now, (aliens) => (living & aliens) !== 0);
  }
  return { start, steps, now };
}

/** TT-037 One of them is dealt the Alien; everybody knows their own role. */
function dealtWorlds(players: number, { seat, dealt }: Witness): Worlds {
  const pawns = Array.from({ length: players }, (_, pawn) => pawn);
  const mayBe = (pawn: Pawn): boolean => seat === null || dealt === null || (pawn === seat) === (dealt === 'alien');
  return new Map(pawns.filter(mayBe).map((pawn) => [bit(pawn), 1]));
}

/** The same worlds, if none is ruled out. */
function keep(worlds: Worlds, holds: (aliens: Aliens) => boolean): Worlds {
  const left = [...worlds].filter(([aliens]) => holds(aliens));
  return left.length === worlds.size ? worlds : new Map(left);
}

function arrivals(passages: readonly Passage[]): Worlds {
  const worlds = new Map<Aliens, number>();
  for (const { to, weight } of passages) worlds.set(to, (worlds.get(to) ?? 0) + weight);
  return worlds;
}

/** Null where nobody could be infected: no token was looked at, none drawn. */
function passagesOf(worlds: Worlds, met: Met, witness: Witness): Passage[] | null {
  if (met.drew !== null) return afterDog(worlds, met.drew, ownSight(witness, met, met.drew));
  if (met.looks.length === 0) return null;
  const owners = [...new Set(met.looks.map(({ of }) => of))];
  let passages = [...worlds].map(([from, weight]): Passage => ({ from, to: from, weight, infected: [] }));
  for (const owner of owners) passages = passages.flatMap((passage) => tokensOf(owner, met, witness, passage));
  return passages;
}

/** TT-121, TT-122 */
function afterDog(worlds: Worlds, pawn: Pawn, sight: Sight | undefined): Passage[] {
  const alien = INFECTION_BAG.alien / (INFECTION_BAG.alien + INFECTION_BAG.healthy);
  const known = sight?.t === 'drew' ? Number(sight.alien) : alien;
  return [...worlds].flatMap(([from, weight]): Passage[] => {
    const ways: Passage[] = [
      { from, to: from, weight: weight * (isIn(from, pawn) ? 1 : 1 - known), infected: [] },
      { from, to: from | bit(pawn), weight: isIn(from, pawn) ? 0 : weight * known, infected: [{ pawn, by: 'dog' }] },
    ];
    return ways.filter((way) => way.weight > 0);
  });
}

/** What I saw in this Encounter as the one who looked, or drew. */
const ownSight = ({ seat, sights }: Witness, { round }: Met, by: Pawn): Sight | undefined =>
  by === seat ? sights.find((sight) => sight.round === round && sight.t !== 'seen') : undefined;

/**
 * TT-108, TT-109, TT-113, TT-116 Of an owner's two tokens one can be the Alien token, if the owner was an Alien when they were put; of those
 * who looked at the two, one at most saw it.
 */
function tokensOf(owner: Pawn, met: Met, witness: Witness, passage: Passage): Passage[] {
  const lookers = met.looks.filter(({ of }) => of === owner).map(({ by }) => by);
  const sights = new Map(lookers.map((by) => [by, tokenKnown(witness, met, owner, by)]));
  const sawAlien = lookers.filter((by) => sights.get(by) === 'alien');
  const unlit: Passage = passage;
  if (!isIn(passage.from, owner)) return sawAlien.length > 0 ? [] : [unlit];
  const lit = (by: Pawn, weight: number): Passage => infect(passage, by, owner, weight);
  // My own tokens, or the one I saw: nothing is left to chance.
  if (owner === witness.seat) return [sawAlien.reduce((on, by) => infect(on, by, owner, 1), unlit)];
  if (sawAlien.length > 0) return sawAlien.map((by) => lit(by, BOLDNESS / 2));
  const open = lookers.filter((by) => sights.get(by) === undefined);
  const rest: Passage = { ...passage, weight: passage.weight * (1 - (BOLDNESS / 2) * lookers.length) };
  return [rest, ...open.map((by) => lit(by, BOLDNESS / 2))];
}

/** The face of the token, where this seat was the one who looked or the one who put it. */
function tokenKnown(witness: Witness, met: Met, of: Pawn, by: Pawn): 'human' | 'alien' | undefined {
  const mine = ownSight(witness, met, by);
  if (mine?.t === 'saw') return mine.token;
  if (of !== witness.seat) return undefined;
  const theirs = witness.sights.find((sight) => sight.t === 'seen' && sight.round === met.round && sight.by === by);
  return theirs?.t === 'seen' ? theirs.token : undefined;
}

/** A Character who saw the Alien token becomes an Alien, if they were Human when the tokens were put. */
const infect = (passage: Passage, pawn: Pawn, by: Pawn, chance: number): Passage => ({
  ...passage,
  weight: passage.weight * chance,
  to: passage.to | bit(pawn),
  infected: isIn(passage.from, pawn) ? passage.infected : [...passage.infected, { pawn, by }],
});
