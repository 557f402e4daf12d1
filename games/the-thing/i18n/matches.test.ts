import { isWords, matchesRead, optionsWithin, Proofreader, readingOf, reasonsRead } from '@lurk/i18n';
import { type Decision, framesOf, idOf, type Value } from '@lurk/kernel';
import { proveWords, type Scene, watchMatch } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { ACTIONS, ITEMS, type Item, WEAPONS } from '../data/cards.ts';
import { PLACES } from '../data/rooms.ts';
import { pawnsOf } from '../facts/people.ts';
import type { Memory } from '../memory.ts';
import { armed, equipped, late, leaving } from '../proof/armed.ts';
import { party, theThing } from '../proof/index.ts';
import type { TT } from '../types.ts';
import { loadWords } from './parts.ts';
import { speech } from './speech.ts';
import {
  tellWhyNot,
  whyNotAccept,
  whyNotArm,
  whyNotBonus,
  whyNotCard,
  whyNotFire,
  whyNotItem,
  whyNotPawn,
  whyNotPlace,
  whyNotVehicle,
} from './why-not.ts';

await loadWords();

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve', 'Flo', 'Gus', 'Hal'];
/** The smallest and the largest tables, and those where Characters are chosen. */
const FEW: readonly number[] = [1, 2, 4, 5, 8];
const GAMES = [theThing, armed(), leaving(), late(), party, equipped()];

/** Words, and not the ids that the rules speak in: `up/cable`, `flamethrower:6`, `use,repair`. MacReady is spelt so. */
const reads = (text: string | null | undefined): boolean =>
  isWords(text?.replaceAll('MacReady', 'Macready')) && !/[a-z]\/[a-z]|[a-z][:,#][a-z\d]| {2}|\b0 of 1\b/.test(text ?? '');

const SPEECH = readingOf(speech, NAMES, reads);

function watch(each: (scene: Scene<TT, Memory>) => void, ...seeds: string[]): void {
  for (const game of GAMES)
    for (const mode of game.modes.filter(({ seats }) => FEW.includes(seats)))
      for (const seed of seeds) watchMatch(game, mode, `${mode.name} ${seed}`, each);
}

const checks = matchesRead(theThing, {
  told: { reader: new Proofreader(SPEECH), watch: (each) => watch(each, 'told'), over: 90, alike: ['Analyses.'] },
  asked: {
    reader: new Proofreader(SPEECH, 40),
    watch: (each) => watch(each, ...['asked', 'asked again', 'asked once more', 'asked 1', 'asked 2', 'asked 3', 'asked 4']),
    unoffered: ['setDie'],
  },
});
proveWords('in random matches', checks);

describe('in random matches', () => {
  test('what cannot be chosen has a reason, and what can be has none', () => {
    const { check, bad, met } = reasonsRead(tellWhyNot, reads);
    const usedItems: Item[] = [];
    watch(({ seen }) => {
      const { decision, offer, open, seat } = seen;
      if (seat === null || (!decision && !offer)) return;
      const ids = (asked: Decision | null, ...path: Value[]): Value[] =>
        asked
          ? [...optionsWithin(asked.shape)].filter(({ path: here }) => here.join() === path.join()).map(({ option }) => idOf(option))
          : [];
      const pawns = [...open.people.keys()];
      const kind = decision?.kind ?? '';
      for (const place of [...PLACES, 'kennel' as const]) {
        const path: Value[] = kind === 'placeCharacter' ? ['special', 'room'] : kind === 'placeParty' ? [ids(decision)[0]] : ['first'];
        if (['placeCharacter', 'placeParty', 'alienPlan'].includes(kind))
          check(`${kind} ${place}`, ids(decision, ...path).includes(place), whyNotPlace(seen, place));
      }
      for (const card of ACTIONS)
        check(`card ${card}`, kind === 'placeCharacter' && ids(decision, 'work', 'card').includes(card), whyNotCard(seen, card));
      const people = ['assignCard', 'layWhom', 'assignDice', 'vote', 'analysisTarget', 'lookAt', 'lookNext'].includes(kind);
      for (const pawn of pawns) check(`${kind} ${pawn}`, people && ids(decision).includes(pawn), whyNotPawn(seen, pawn));
      for (const weapon of WEAPONS) {
        const has = (...path: Value[]): boolean => ids(decision, ...path).some((arm) => `${arm}`.startsWith(weapon));
        check(`fire ${weapon}`, kind === 'setFire' && has(), whyNotFire(seen, weapon));
        if (kind === 'weaponVsAlien' || kind === 'avoidEncounter') {
          const frame = framesOf<TT>(seen).at(-1);
          const pawn = frame?.proc === 'alienEncounter' || frame?.proc === 'encounter' ? frame.at.queue[0] : -1;
          for (const deed of ['avoid', 'attack'] as const)
            check(`${kind} ${deed} ${weapon}`, has(deed), whyNotArm(seen, pawn, weapon, deed));
        }
      }
      for (const use of ['fuel', 'escape'] as const)
        check(`vehicle ${use}`, kind === 'useVehicle' && ids(decision).includes(use), whyNotVehicle(seen, use));
      const bonus = offer && !['callVote', 'endExchange', 'alienPlan'].includes(offer.kind) ? offer : null;
      for (const item of ['fuel', 'tools'] as const)
        for (const pawn of pawnsOf(open, seat)) check(`bonus ${item}`, ids(bonus, item).includes(pawn), whyNotBonus(seen, item, pawn));
      const all = [decision, offer].flatMap((asked) => (asked ? [...optionsWithin(asked.shape)] : []));
      for (const item of ITEMS) {
        // A vehicle is escaped with, not its keys.
        const use = item === 'keys' ? 'escape' : item;
        const offered = all.some(({ option }) => `${idOf(option)}`.startsWith(use));
        const usable = pawnsOf(open, seat).filter((pawn) => whyNotItem(seen, pawn, item) === null);
        if (usable.length > 0 && !offered) bad.add(`${kind}: nothing bars ${item}, and it is not offered`);
        usedItems.push(...usable.map(() => item));
      }
      const talk = offer?.kind === 'callVote' ? offer : null;
      for (const pawn of pawns) {
        check('accept', ids(talk, 'accept').includes(pawn), whyNotAccept(seen, pawn));
      }
    }, 'barred');
    expect([...bad]).toEqual([]);
    expect(met.size).toBeGreaterThan(29);
    expect(usedItems).toEqual(expect.arrayContaining([...WEAPONS, 'fuel', 'tools']));
  });
});
