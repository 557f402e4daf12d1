/** Section 5: how each decision is put. How long there is, whether it may be declined, what the clock answers, how soon it closes, and what others see of it. */
import { pace, view } from '@lurk/kernel';
import type { Table } from '@lurk/testkit';
import { expect } from 'vitest';
import type { S, TT } from '../../types.ts';
import { ACTIONS, at, dealt, GIVEN, give, inside, party, put } from '../party.ts';
import { aTable, scenarios } from '../table.ts';

/** The decision as it is put to the first who is asked. */
function how(table: Table<TT>) {
  const { stack, ask } = table.match.s.control;
  const { deadline, mayPass, fallback } = table.decisionOf(ask?.who[0] ?? 0);
  const { waiting } = view(table.match, 'public').ask ?? {};
  return [stack.at(-1)?.asking?.kind, deadline, mayPass, fallback, pace(table.match), waiting === null ? 'nobody is named' : 'names'];
}
/** The first of many chances in which this is asked. */
function when(make: (seed: string) => Table<TT>, kind: string): Table<TT> {
  for (let n = 0; n < 50; n++) {
    const table = make(`chance ${n}`);
    if (table.match.s.control.stack.at(-1)?.asking?.kind === kind) return table;
  }
  throw new Error(`${kind} is never asked`);
}
const choice = <C>(made: C) => ({ choice: made });
const PASS = choice(null);
const FIVE = { players: 5 };

const pair = () => aTable().put('lab', 2, 3).step('encounters');
const dorm = () => aTable().put('dorm', 0, 1, 2, 3).lying(0, 1, 2, 3).step('encounters').everybodyPuts();
const attacked = () => aTable(FIVE).revealed(1, 4).put('lab', 0).force({ room: 'lab', force: 2 }).step('encounters');
const atShed = () => aTable().put('shed', 1).room('shed', { damage: 0, fuel: 4 }).resolving('use').flip(1);
const leaving = () =>
  aTable()
    .is({ rescue: { state: 'arrived', at: 11, fuel: 1 } })
    .discs(0, 1, 1, 1)
    .step('rescue')
    .answer(0, 'start');

scenarios(
  '%s is put as it should be',
  [
    ['D-01', () => aTable({ characterChoice: 'agreed' }), ['pickCharacter', 'normal', false, 'random', 'none', 'names']],
    ['D-02', () => aTable(), ['lookAtRole', 'short', false, choice(true), 'window', 'nobody is named']],
    [
      'D-03',
      () => when((seed) => aTable({ seed }).is({ station: 'clear' }).phase('weather'), 'weatherChoice'),
      ['weatherChoice', 'short', false, choice('clear'), 'none', 'names'],
    ],
    ['D-04', () => aTable().revealed(2, 3).phase('alien'), ['alienPlan', 'long', false, choice('blind'), 'none', 'names']],
    [
      'D-06',
      () => aTable({ characters: ['garry', 'clark', 'nauls', 'blair'] }).step('draw'),
      ['garrySwap', 'short', true, PASS, 'none', 'names'],
    ],
    ['D-07', () => aTable().step('place'), ['placeCharacter', 'normal', false, choice('sleep'), 'glance', 'names']],
    [
      'D-09',
      () =>
        aTable()
          .hand(1, 'use', 'sabotage')
          .vault({ actionDeck: ['repair', 'use', 'sabotage'] })
          .step('place')
          .answer(1, 'sleep'),
      ['sleepersCards', 'normal', false, choice('use,repair'), 'none', 'names'],
    ],
    [
      'D-11',
      () =>
        aTable()
          .up(1, 'flashlight')
          .vault({ actionDeck: ['use', 'sabotage', 'repair'] })
          .step('place')
          .special(1, 'dorm', 'yes'),
      ['whichCard', 'short', false, choice('repair'), 'none', 'names'],
    ],
    [
      'D-12',
      () =>
        aTable()
          .revealed(0, 3)
          .given((s) => {
            s.open.plan = [1, 1];
            s.circle.aliens.facts.plan = [
              { room: 'lab', force: 1 },
              { room: 'radio', force: 1 },
            ];
          })
          .step('attack'),
      ['sabotageOrder', 'short', true, PASS, 'none', 'names'],
    ],
    [
      'D-13',
      () => aTable().put('lab', 0, 1).put('radio', 2, 3).step('encounters'),
      ['encounterOrder', 'short', true, PASS, 'none', 'names'],
    ],
    ['D-14', attacked, ['weaponVsAlien', 'short', true, PASS, 'window', 'names']],
    [
      'D-15',
      () => aTable().up(2, 'flamethrower:2').put('lab', 2, 3).step('encounters'),
      ['avoidEncounter', 'short', true, PASS, 'none', 'names'],
    ],
    ['D-16', pair, ['placeTokens', 'short', false, choice('humans'), 'window', 'nobody is named']],
    ['D-17', () => pair().everybodyPuts(), ['lookAt', 'short', false, 'random', 'window', 'nobody is named']],
    ['D-17 one by one', dorm, ['lookNext', 'short', false, 'random', 'window', 'names']],
    [
      'D-18',
      () => pair().everybodyPuts().look(2, 3, 'left').look(3, 2, 'left'),
      ['resort', 'short', false, choice(true), 'window', 'nobody is named'],
    ],
    [
      'D-19',
      () => aTable().put('lab', 1).room('lab', { dog: true }).step('encounters'),
      ['drawDogToken', 'short', false, choice(true), 'none', 'names'],
    ],
    [
      'D-18 after a Dog',
      () => aTable().put('lab', 1).room('lab', { dog: true }).step('encounters').answer(1, true),
      ['resortAlone', 'short', false, choice(true), 'window', 'nobody is named'],
    ],
    [
      'D-20',
      () => attacked().pass(0),
      ['alienChoice', 'normal', false, { anyOf: { t: 'oneOf', of: 'pawn', options: [0] } }, 'none', 'names'],
    ],
    [
      'D-20 with a Dog alone',
      () => aTable().revealed(1, 3).room('lab', { dog: true }).force({ room: 'lab', force: 1 }).step('encounters'),
      ['alienChoice', 'normal', false, choice('dog'), 'none', 'names'],
    ],
    [
      'D-21',
      () =>
        aTable()
          .is({ rescue: { state: 'arrived', at: 11, fuel: 1 } })
          .step('rescue'),
      ['startRescue', 'normal', true, PASS, 'none', 'names'],
    ],
    ['D-22', () => aTable().put('lab', 0).step('resolve'), ['setFire', 'short', true, PASS, 'window', 'nobody is named']],
    ['D-23', () => aTable().put('lab', 1).resolving('use').flip(), ['assignCard', 'normal', false, choice(1), 'none', 'names']],
    [
      'D-24 where nothing can be done',
      () => aTable().put('rec', 0, 3).lying(0, 3).put('lab', 1).put('dorm', 2).resolving('repair').flip(),
      ['layWhom', 'normal', false, choice(2), 'none', 'names'],
    ],
    [
      'D-24',
      () => aTable().put('rec', 0, 2, 3).lying(0, 2, 3).put('lab', 1).resolving('repair').flip(),
      ['layWhom', 'normal', false, 'random', 'none', 'names'],
    ],
    [
      'D-25 before the first card',
      () => aTable().put('lab', 1).resolving('use'),
      ['nextCard', 'normal', false, choice('flip'), 'window', 'names'],
    ],
    [
      'D-25',
      () => aTable().put('lab', 1, 2).resolving('sabotage', 'use').flip(1).until('nextCard'),
      ['nextCard', 'normal', false, choice('stop'), 'window', 'names'],
    ],
    [
      'D-26',
      () =>
        aTable()
          .vault({ objects: ['keys', 'fuel', 'tools'] })
          .acts(1, 'warehouse'),
      ['keepItem', 'normal', false, choice('tools'), 'none', 'names'],
    ],
    ['D-27', () => aTable().acts(1, 'lab'), ['keepLab', 'short', false, choice('keep'), 'none', 'names']],
    ['D-28', () => aTable().acts(2, 'lab').answer(2, 'keep'), ['extraLab', 'short', true, choice('draw'), 'none', 'names']],
    [
      'D-29',
      () => aTable({ characters: ['windows', 'clark', 'nauls', 'blair'] }).acts(0, 'radio', 'repair'),
      ['repairBy', 'short', false, choice(2), 'none', 'names'],
    ],
    [
      'D-30',
      () => when((seed) => aTable({ seed }).is({ station: 'clear' }).room('shed', { fuel: 0 }).acts(1, 'weather'), 'stationUse'),
      ['stationUse', 'normal', false, choice({ weather: 'clear', fuel: 'helipad' }), 'none', 'names'],
    ],
    ['D-31 to fuel', () => aTable().acts(1, 'shed'), ['useVehicle', 'short', false, choice('fuel'), 'window', 'names']],
    ['D-31 ready', atShed, ['useVehicle', 'short', false, choice('pass'), 'window', 'names']],
    ['D-42', () => aTable().phase('rest'), ['callVote', 'long', false, choice(true), 'talk', 'names']],
    ['D-34', () => aTable().phase('rest').answer(0, true), ['vote', 'normal', true, PASS, 'window', 'nobody is named']],
    [
      'D-35',
      () => aTable().phase('rest').answer(0, true).everybody(null),
      ['lastReveal', 'short', true, PASS, 'window', 'nobody is named'],
    ],
    ['D-36', () => aTable().phase('analyses'), ['volunteer', 'short', true, PASS, 'window', 'nobody is named']],
    [
      'D-37',
      () =>
        aTable()
          .is({ leader: 2 })
          .items(1, 'blood')
          .items(3, 'blood')
          .phase('analyses')
          .pass(0)
          .pass(2)
          .answer(1, 'volunteer')
          .answer(3, 'volunteer'),
      ['pickAnalyst', 'short', false, choice(3), 'none', 'names'],
    ],
    [
      'D-38',
      () => aTable().items(1, 'blood').phase('analyses').pass(0).pass(2).pass(3).answer(1, 'volunteer'),
      ['analysisTarget', 'normal', false, 'random', 'none', 'names'],
    ],
    [
      'D-39',
      () => aTable().is({ pantry: 1 }).hand(1, 'use', 'use', 'repair').phase('meal'),
      ['starvingDiscard', 'short', false, 'random', 'window', 'nobody is named'],
    ],
    ['D-40', leaving, ['board', 'normal', false, choice('board'), 'none', 'names']],
    ['D-41', () => leaving().answer(1, 'board'), ['acceptBoarding', 'normal', false, choice('no'), 'window', 'nobody is named']],
    [
      'D-41 on green',
      () => leaving().discs(0, 0, 1, 1).answer(1, 'board'),
      ['acceptBoarding', 'normal', false, choice('yes'), 'window', 'nobody is named'],
    ],
  ] as const,
  (_, table, put) => {
    expect(how(table())).toEqual(put);
  },
);

const phase5 = (arrange: (s: S) => void) => party().given(arrange, ...ACTIONS);
const rolled = (...faces: Parameters<typeof dealt>[2][]) =>
  party().given(
    (s) => {
      put(s, { 1: 'radio', 3: 'dorm' });
      dealt(s, 1, ...faces);
    },
    ...GIVEN,
  );

scenarios(
  '%s is put as it should be',
  [
    [
      'C-02',
      () => party().given(() => {}, ...at('movement')),
      ['placeParty', 'normal', false, choice({ pick: 0, with: 'armory' }), 'none', 'names'],
    ],
    [
      'C-04 of the Alien',
      () =>
        party().given(
          (s) => {
            put(s, { 0: 'lab', 1: 'lab' });
            s.open.people[1].suspicion = 3;
            s.open.revealed = [5];
            s.open.phase = 'alien';
            s.open.force = [{ room: 'lab', force: 3 }];
          },
          ...inside('actions', 'autoAlien', 'encounters'),
        ),
      ['alienChoice', 'normal', false, choice(1), 'none', 'names'],
    ],
    [
      'C-04 of the Threat',
      () =>
        party().given(
          (s) => {
            put(s, { 0: 'lab', 1: 'lab' });
            s.open.people[1].suspicion = s.open.people[2].suspicion = 5;
          },
          ...at('threat'),
        ),
      ['victim', 'normal', false, choice(1), 'none', 'names'],
    ],
    [
      'C-05 with little Force',
      () => phase5((s) => Object.assign(s.open, { rescue: { state: 'arrived', at: 11, fuel: 1 }, pool: 5 })),
      ['startRescue', 'normal', true, choice('start'), 'none', 'names'],
    ],
    [
      'C-05 with much Force',
      () => phase5((s) => Object.assign(s.open, { rescue: { state: 'arrived', at: 11, fuel: 1 }, pool: 6 })),
      ['startRescue', 'normal', true, PASS, 'none', 'names'],
    ],
    [
      'C-05 at the last moment',
      () => phase5((s) => Object.assign(s.open, { rescue: { state: 'arrived', at: 11, fuel: 6 }, pool: 6 })),
      ['startRescue', 'normal', true, choice('start'), 'none', 'names'],
    ],
    ['C-06', () => phase5((s) => put(s, { 0: 'lab' })), ['rollOrStop', 'normal', false, choice('stop'), 'none', 'names']],
    [
      'C-07',
      () => phase5((s) => put(s, { 0: 'lab', 3: 'dorm' })).answer(0, 'roll'),
      ['assignDice', 'normal', false, choice(3), 'none', 'names'],
    ],
    [
      'C-07 with nobody in the Dormitory',
      () =>
        phase5((s) => {
          put(s, { 0: 'lab', 3: 'radio' });
          s.open.people[0].suspicion = 2;
        }).answer(0, 'roll'),
      ['assignDice', 'normal', false, choice(3), 'none', 'names'],
    ],
    [
      'C-08',
      () =>
        party().given(
          (s) => {
            put(s, { 4: 'radio' });
            dealt(s, 4, 'use', 'use');
          },
          ...GIVEN,
        ),
      ['rerollDice', 'short', true, PASS, 'none', 'names'],
    ],
    ['C-09', () => rolled('use', 'threat'), ['setDie', 'short', true, PASS, 'none', 'names']],
    ['C-10', () => rolled('use', 'threat').pass(1), ['cancelDice', 'normal', true, PASS, 'none', 'names']],
    ['C-11', () => rolled('use', 'repair').pass(1).pass(0).pass(1), ['partyAct', 'normal', true, PASS, 'none', 'names']],
    ['C-13', () => party().given((s) => give(s, 0, 'blood'), ...at('analyses')), ['partyAnalyst', 'short', true, PASS, 'none', 'names']],
    [
      'C-15',
      () => party().given((s) => put(s, { 0: 'lab', 1: 'lab', 3: 'radio', 4: 'radio' }), ...at('encounters')),
      ['encounterOrder', 'short', true, PASS, 'none', 'names'],
    ],
    [
      'C-16',
      () =>
        party(2, { coopRoleCheck: true })
          .given((s) => Object.assign(s.open, { rescue: { state: 'arrived', at: 11, fuel: 1 } }), ...ACTIONS)
          .answer(0, 'start'),
      ['boardParty', 'normal', false, choice('board'), 'none', 'names'],
    ],
    [
      'C-17',
      () => party().given((s) => give(s, 0, 'keys'), ...at('rest')),
      ['endExchange', 'normal', false, choice(true), 'none', 'names'],
    ],
  ] as const,
  (_, table, put) => {
    expect(how(table())).toEqual(put);
  },
);
