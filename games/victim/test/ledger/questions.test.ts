/** Section 5: how each question is put. Whom, for how long, how soon it may close, what others see of it, what may be said, and what the clock says. */
import type { Deadline, Fallback, Json, Pace, Seat } from '@lurk/kernel';
import { expect } from 'vitest';
import { rules } from '../../rules.ts';
import { attack, step } from '../answers.ts';
import { haunted } from '../demon.ts';
import { aTable, scenarios, type VictimTable } from '../table.ts';

const acts = (table: VictimTable): VictimTable => table.phase('demon');
const choice = (answer: Json): Fallback => ({ choice: answer });

interface Question {
  row: string;
  kind: string;
  put: () => VictimTable;
  who: Seat[];
  may: Json;
  clock: Fallback;
  deadline?: Deadline;
  pace?: Pace;
  show?: 'names' | 'nothing';
}
const smelling = (row: string, put: Question['put'], clock: 'reroll' | 'keep'): Question => ({
  row,
  kind: 'bloodSmell',
  put,
  who: [3],
  may: ['reroll', 'keep'],
  clock: choice(clock),
  deadline: 'short',
});
const smells = (die: number) => acts(haunted('werewolf', { rage: 3 }).board('vivian', { wounds: 1 }).dice([], [die]));
const rushes = (at: '0,0' | '1,0') =>
  acts(haunted('witch').put(at, 'vivian').stats('vivian', { agi: 3 }).dice([2, 2], [1])).answer(3, attack('vivian'));
const slave = (at: '0,0' | '2,0', done: 'hunt'[] = []) =>
  haunted('werewolf')
    .board('diego', { status: 'enslaved', at: '0,0', wounds: 0 })
    .is({ eliminated: 1 })
    .put(at, 'rolita', 'vivian')
    .inside('demon', ['slaveTurn', 'act', { ap: 2, done }]);
const hidden = (table: VictimTable) => {
  for (const who of ['rolita', 'diego', 'vivian'] as const) table.board(who, { hide: 'hidden' });
  return table;
};

const QUESTIONS: Question[] = [
  {
    row: '2',
    kind: 'victimAction',
    put: () => aTable().hand('diego', 'vest').turnOf('diego'),
    who: [1],
    may: ['run', 'hide', 'resourceful', 'give', 'equip', 'end'],
    clock: choice('end'),
    deadline: 'long',
  },
  {
    row: '3',
    kind: 'runPoint',
    put: () => aTable().lay(['1,0', 'T03'], ['-1,0', 'T29']).dice([1, 1]).turnOf('diego').answer(1, 'run'),
    who: [1],
    may: ['step', 'turn'],
    clock: choice(step('1,0')),
  },
  {
    row: '4',
    kind: 'orientTile',
    put: () =>
      aTable()
        .nextTiles('A', 'T09')
        .dice([1, 1])
        .turnOf('diego')
        .answer(1, 'run')
        .answer(1, { pick: 'turn', with: { pick: 0, with: 'A' } }),
    who: [1],
    may: [0, 2, 3],
    clock: choice(0),
  },
  {
    row: '5',
    kind: 'useManual',
    put: () => aTable().hand('diego', 'manual').dice([0, 0]).turnOf('diego').answer(1, 'run'),
    who: [1],
    may: ['manual'],
    clock: choice(null),
    deadline: 'short',
    pace: 'window',
  },
  {
    row: '6',
    kind: 'healChoice',
    put: () =>
      haunted('widow')
        .put('1,0', 'rolita', 'diego')
        .board('diego', { wounds: 1, effects: ['poisoned'] })
        .dice([2, 1, 0])
        .turnOf('rolita')
        .answer(0, { pick: 'heal', with: 'diego' }),
    who: [0],
    may: ['wound', 'poisoned'],
    clock: choice('wound'),
  },
  {
    row: '8',
    kind: 'searchTake',
    put: () => aTable().lay(['1,0', 'T22']).put('1,0', 'diego').dice([2, 2, 2, 0]).turnOf('diego').answer(1, 'search'),
    who: [1],
    may: null,
    clock: choice(2),
  },
  {
    row: '11',
    kind: 'enterBunker',
    put: () =>
      aTable().lay(['1,0', 'T02', 1]).is({ bunkerOpen: true }).dice([1, 1]).turnOf('diego').answer(1, 'run').answer(1, step('1,0')),
    who: [1],
    may: ['enter', 'stay'],
    clock: choice('enter'),
  },
  {
    row: '15',
    kind: 'photoFlash',
    put: () => aTable({ players: 6 }).stats('anya', { luk: 3 }).turnOf('anya'),
    who: [4],
    may: ['A', 'B'],
    clock: choice(null),
  },
  {
    row: '18',
    kind: 'handLimit',
    put: () => aTable().hand('diego', 'vest', 'shoes', 'amulet', 'manual', 'hammer', 'aidbox').turnOf('diego').answer(1, 'end'),
    who: [1],
    may: ['aidbox:0', 'manual:0', 'hammer:0', 'amulet:0', 'vest:0', 'shoes:0'],
    clock: 'random',
  },
  {
    row: '22',
    kind: 'demonAction',
    put: () => acts(haunted('wendigo')),
    who: [3],
    may: ['hunt', 'attack', 'attackAll', 'ambush', 'madCharge', 'end'],
    clock: choice('attackAll'),
    deadline: 'long',
  },
  {
    row: '22',
    kind: 'demonAction',
    put: () => acts(haunted('wendigo').put('2,0', 'rolita', 'diego', 'vivian')),
    who: [3],
    may: ['hunt', 'ambush', 'madCharge', 'end'],
    clock: choice('hunt'),
    deadline: 'long',
  },
  {
    row: '22',
    kind: 'demonAction',
    put: () => acts(hidden(haunted('wendigo'))),
    who: [3],
    may: ['hunt', 'ambush', 'madCharge', 'end'],
    clock: choice('end'),
    deadline: 'long',
  },
  {
    row: '22',
    kind: 'demonAction',
    put: () => acts(haunted('wendigo').put('0,0', 'rolita').put('2,0', 'diego', 'vivian')),
    who: [3],
    may: ['hunt', 'attack', 'ambush', 'madCharge', 'end'],
    clock: choice(attack('rolita')),
    deadline: 'long',
  },
  {
    row: '24',
    kind: 'huntMove',
    put: () => acts(haunted('witch').put('2,0', 'rolita', 'diego', 'vivian').dice([], [1])).answer(3, 'hunt'),
    who: [3],
    may: ['body'],
    clock: choice({ pick: 'body', with: '1,0' }),
  },
  smelling('25', () => smells(3).answer(3, 'hunt'), 'reroll'),
  smelling('25', () => smells(2).answer(3, 'hunt'), 'keep'),
  smelling('25', () => smells(2).answer(3, attack('diego')), 'reroll'),
  smelling('25', () => smells(3).answer(3, attack('diego')), 'keep'),
  smelling(
    '25 in a free Hunt',
    () =>
      haunted('werewolf', { rage: 3 })
        .board('vivian', { wounds: 1 })
        .dice([], [3])
        .inside('victims', ['victimTurn', 'act', { victim: 'rolita' }], ['freeHunt', 'offer', { why: 'target' }])
        .answer(3, 'hunt'),
    'reroll',
  ),
  {
    row: '28',
    kind: 'defend',
    put: () => acts(haunted('witch').hand('diego', 'firework').dice([], [3])).answer(3, attack('diego')),
    who: [1],
    may: ['roll', 'firework'],
    clock: choice('roll'),
    deadline: 'short',
    pace: 'window',
  },
  { row: '29', kind: 'adrenaline', put: () => rushes('0,0'), who: [2], may: ['run', 'stay'], clock: choice('run'), deadline: 'short' },
  { row: '29', kind: 'adrenaline', put: () => rushes('1,0'), who: [2], may: ['run', 'stay'], clock: choice('stay'), deadline: 'short' },
  {
    row: '30',
    kind: 'freeHunt',
    put: () => haunted('werewolf').inside('victims', ['victimTurn', 'act', { victim: 'rolita' }], ['freeHunt', 'offer', { why: 'target' }]),
    who: [3],
    may: ['hunt', 'no'],
    clock: choice('hunt'),
    deadline: 'short',
  },
  {
    row: '31',
    kind: 'targetAttack',
    put: () => acts(haunted('werewolf')).answer(3, { pick: 'target', with: 'rolita' }),
    who: [3],
    may: ['attack', 'no'],
    clock: choice('attack'),
    deadline: 'short',
  },
  {
    row: '31',
    kind: 'ambushAttack',
    put: () =>
      acts(haunted('wendigo').put('1,0', 'rolita').dice([], [1]))
        .answer(3, 'ambush')
        .answer(3, { pick: 'body', with: '1,0' }),
    who: [3],
    may: ['attack', 'no'],
    clock: choice(attack('rolita')),
    deadline: 'short',
  },
  { row: '32', kind: 'slaveAction', put: () => slave('0,0'), who: [1], may: ['hunt', 'attack', 'end'], clock: choice(attack('rolita')) },
  { row: '32', kind: 'slaveAction', put: () => slave('2,0'), who: [1], may: ['hunt', 'end'], clock: choice('hunt') },
  { row: '32', kind: 'slaveAction', put: () => slave('0,0', ['hunt']), who: [1], may: ['attack', 'end'], clock: choice(attack('rolita')) },
  {
    row: '32',
    kind: 'slaveAction',
    put: () => hidden(slave('2,0')).inside('demon', ['slaveTurn', 'act', { ap: 2, done: [] }]),
    who: [1],
    may: ['hunt', 'end'],
    clock: choice('end'),
  },
];
scenarios(
  '%s',
  QUESTIONS.map((question, n): [string, Question] => [`row ${question.row}: ${question.kind} is put as section 5 has it (${n})`, question]),
  (_title: string, question: Question) => {
    const { kind, put, who, may, clock, deadline = 'normal', pace = 'none', show = 'names' } = question;
    const table = put().expectAsked(kind, who);
    const decision = table.decisionOf(who[0]);
    if (may) expect(table.optionsOf(who[0])).toEqual(may);
    expect([decision.fallback, decision.deadline]).toEqual([clock, deadline]);
    const asked = rules.asks[kind];
    expect([asked.pace(table.seen('public'), {}), asked.show]).toEqual([pace, show]);
  },
);

interface Together {
  row: string;
  kind: string;
  put: () => VictimTable;
  who: Seat[];
  shape: Json;
  clock: Json;
}
const event = (table: VictimTable, card: 'wildAnimals' | 'hail' | 'stress') => table.nextEvents(card).phase('event');
const WORN = { id: 'worn', with: { t: 'oneOf', of: 'worn', options: ['shoes'] } };
const TOGETHER: Together[] = [
  {
    row: '5 in a common roll',
    kind: 'useManuals',
    put: () =>
      haunted('witch')
        .lay(['0,1', 'T29'])
        .put('0,1', 'diego')
        .hand('diego', 'manual', 'manual', 'vest')
        .stats('diego', { agi: 3 })
        .nextEvents('insects')
        .phase('event'),
    who: [1],
    shape: { t: 'compound', parts: { diego: { t: 'someOf', of: 'ownDie', options: [0, 1, 2], min: 0, max: 2 } } },
    clock: { choice: null },
  },
  {
    row: '19 with cards and equipment',
    kind: 'eventPay',
    put: () =>
      event(
        haunted('witch')
          .put('1,0', 'diego')
          .hand('diego', 'vest')
          .board('diego', { worn: ['shoes'] }),
        'wildAnimals',
      ),
    who: [1],
    shape: {
      t: 'compound',
      parts: { diego: { t: 'oneOf', of: 'slot', options: ['vest:0', WORN, 'wound'], words: ['worn', 'wound'] } },
    },
    clock: { anyOf: { t: 'compound', parts: { diego: { t: 'oneOf', of: 'slot', options: ['vest:0'] } } } },
  },
  {
    row: '19 with cards alone',
    kind: 'eventPay',
    put: () => event(haunted('witch').put('1,0', 'diego').hand('diego', 'vest'), 'wildAnimals'),
    who: [1],
    shape: { t: 'compound', parts: { diego: { t: 'oneOf', of: 'slot', options: ['vest:0', 'wound'], words: ['wound'] } } },
    clock: { anyOf: { t: 'compound', parts: { diego: { t: 'oneOf', of: 'slot', options: ['vest:0'] } } } },
  },
  {
    row: '19 unhurt with equipment alone',
    kind: 'eventPay',
    put: () =>
      event(
        haunted('witch')
          .put('1,0', 'diego')
          .board('diego', { worn: ['shoes'] }),
        'wildAnimals',
      ),
    who: [1],
    shape: {
      t: 'compound',
      parts: { diego: { t: 'oneOf', of: 'slot', options: [WORN, 'wound'], words: ['worn', 'wound'] } },
    },
    clock: { anyOf: { t: 'compound', parts: { diego: { t: 'oneOf', options: ['wound'] } } } },
  },
  {
    row: '20',
    kind: 'hailDiscard',
    put: () => event(haunted('witch').hand('diego', 'vest', 'manual', 'manual'), 'hail'),
    who: [1],
    shape: { t: 'compound', parts: { diego: { t: 'someOf', of: 'slot', options: ['manual:0', 'manual:1', 'vest:0'], min: 1, max: 1 } } },
    clock: 'random',
  },
  {
    row: '21',
    kind: 'stressPick',
    put: () => event(hidden(haunted('witch')).board('diego', { hide: 'none' }), 'stress'),
    who: [1],
    shape: { t: 'compound', parts: { diego: { t: 'someOf', of: 'stat', options: ['agi', 'vit', 'int', 'luk'], min: 2, max: 2 } } },
    clock: { choice: { diego: ['int', 'agi'] } },
  },
];
scenarios(
  '%s',
  TOGETHER.map((question): [string, Together] => [`row ${question.row}: ${question.kind} is put to all at once`, question]),
  (_title: string, question: Together) => {
    const { kind, put, who, shape, clock } = question;
    const table = put().expectAsked(kind, who);
    const decision = table.decisionOf(who[0]);
    expect([decision.shape, decision.fallback]).toEqual([shape, clock]);
    expect(decision.deadline).toBe(kind === 'useManuals' ? 'short' : 'normal');
    const asked = rules.asks[kind];
    expect([asked.pace(table.seen('public'), {}), asked.show]).toEqual(['window', 'nothing']);
  },
);
