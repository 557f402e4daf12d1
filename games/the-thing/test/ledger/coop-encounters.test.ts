import { expect, test } from 'vitest';
import { threatFrom, togetherIn } from '../../coop/facts.ts';
import type { Options } from '../../options.ts';
import { at, disc, ENCOUNTERS, give, inside, party, put, whenSeen, without } from '../party.ts';

const lost = (table: ReturnType<typeof party>) => table.toldOf('public', 'characterLost');

test('TC-020: Characters who meet make no Infection Test; each disc moves one space', () => {
  const table = party().given((s) => put(s, { 0: 'lab', 3: 'lab', 4: 'radio' }), ...ENCOUNTERS);
  expect([0, 3, 4].map((pawn) => disc(table.s, pawn))).toEqual([2, 2, 1]);
  expect(table.told('public').some(({ t }) => t === 'tokensPut')).toBe(false);
});

test('TC-021: two Characters capture the Dog first', () => {
  const table = party().given(
    (s) => {
      put(s, { 0: 'lab', 1: 'lab' });
      s.open.rooms.lab.dog = true;
    },
    ...ENCOUNTERS,
  );
  expect([table.s.open.rooms.lab.dog, table.s.open.kennel]).toEqual([false, 1]);
  expect(table.toldOf('public', 'dogTokenShown')).toEqual([]);
});

const alone = (seed: string, character: 'bennings' | 'clark' = 'bennings') =>
  party(2, {}, seed).given(
    (s) => {
      put(s, { 0: 'lab' });
      s.open.people[0].character = character;
      s.open.rooms.lab.dog = true;
    },
    ...ENCOUNTERS,
  );

test('TC-022: alone with a Dog a token is drawn and shown; a healthy one moves the disc, an Alien one is the Reveal effect', () => {
  const healthy = whenSeen(alone, (table) => table.toldOf('public', 'dogTokenShown')[0]?.alien === false);
  expect(disc(healthy.s, 0)).toBe(2);
  expect(lost(healthy)).toEqual([]);
  const alien = whenSeen(alone, (table) => table.toldOf('public', 'dogTokenShown')[0]?.alien === true);
  expect(lost(alien)).toMatchObject([{ pawn: 0, why: 'dog', pool: 5 }]);
});

test('TC-023: Clark alone with a Dog meets nobody', () => {
  const table = alone('a dog', 'clark');
  expect(table.told('public').some(({ t }) => t === 'encounterBegan')).toBe(false);
  expect(disc(table.s, 0)).toBe(1);
});

test('TC-024: a standing holder of a Flamethrower may spend a Recharge to avoid the Encounter', () => {
  const table = party().given(
    (s) => {
      put(s, { 0: 'lab', 3: 'lab' });
      give(s, 3, 'flamethrower:6');
    },
    ...ENCOUNTERS,
  );
  table.expectAsked('avoidEncounter', [1]).answer(1, { pick: 'avoid', with: 'flamethrower:6' });
  expect([disc(table.s, 0), disc(table.s, 3)]).toEqual([1, 1]);
  expect(table.s.open.people[3].up).toEqual(['flamethrower:5']);
});

test('TC-020, TC-025: a disc that enters the Threat’s space in an Encounter only moves; with the option it brings the Reveal effect, after all have moved', () => {
  const meet = (options: Partial<Options>) =>
    party(2, options).given(
      (s) => {
        put(s, { 0: 'lab', 3: 'lab', 4: 'lab' });
        for (const pawn of [0, 4]) s.open.people[pawn].suspicion = 5;
      },
      ...ENCOUNTERS,
    );
  const table = meet({ coopEncounterReveal: true });
  expect(lost(table).map(({ pawn, why }) => [pawn, why])).toEqual([
    [0, 'encounter'],
    [4, 'encounter'],
  ]);
  expect(disc(table.s, 3)).toBe(2);
  const printed = meet({});
  expect([lost(printed), disc(printed.s, 0), disc(printed.s, 3), disc(printed.s, 4)]).toEqual([[], 6, 2, 6]);
});

test('TC-025, RU-78: a disc that is passed on by, or stands right of the Threat, is safe', () => {
  const table = party(2, { coopEncounterReveal: true }).given(
    (s) => {
      put(s, { 0: 'lab', 3: 'lab' });
      s.open.people[0].suspicion = 6;
      s.open.people[3].suspicion = 7;
    },
    ...ENCOUNTERS,
  );
  expect(lost(table)).toEqual([]);
  expect([disc(table.s, 0), disc(table.s, 3)]).toEqual([7, 8]);
});

test('TC-025 how far the Threat is from a disc: ahead, one space off, there, or behind it', () => {
  const { open } = party().s;
  const threat = togetherIn(open).threat;
  const from = [threat - 2, threat - 1, threat, threat + 1].map((suspicion) => {
    open.people[0].suspicion = suspicion;
    return threatFrom(open, 0);
  });
  expect(from.map(({ is }) => is)).toEqual(['ahead', 'next', 'on', 'past']);
  expect(from.map(({ spaces }) => spaces)).toEqual([2, 1, 0, -1]);
});

/** Character 0 is reached by the Threat when it goes back. */
const threatened = (arrange: (s: ReturnType<typeof party>['s']) => void = () => {}) =>
  party().given(
    (s) => {
      s.open.people[0].suspicion = 5;
      arrange(s);
    },
    ...at('threat'),
  );

test('TC-026: a revealed Character discards everything and leaves the game with their disc', () => {
  const table = threatened((s) => give(s, 0, 'flamethrower:2', 'keys', 'blood'));
  expect(table.s.open.people[0]).toMatchObject({ status: 'lost', at: null, suspicion: null, up: [] });
  expect([table.s.vault.weapons[0], table.s.vault.objects[0], table.s.vault.labDiscard]).toEqual(['flamethrower', 'keys', ['blood']]);
});

test('TC-027, TC-030: the Reveal effect asks for no role card and shows none', () => {
  for (const role of ['human', 'alien'] as const) {
    const table = threatened((s) => {
      s.vault.roles[0] = role;
    });
    expect(table.s.open.people[0]).toMatchObject({ status: 'lost', shown: null });
    expect(JSON.stringify(lost(table))).not.toContain(role);
  }
});

test('TC-027: nor does the end show a card that nobody has turned over', () => {
  const table = threatened((s) => without(s, 1, 2, 3, 4, 5));
  table.expectOver({ winner: 'aliens', why: 'noCharacterLeft', round: 1 });
  expect(table.told('public').some(({ t }) => t === 'unveiled' || t === 'roleShown')).toBe(false);
});

test('TC-028: the first Reveal adds 5 Force, every later one 1', () => {
  expect(threatened().s.open.pool).toBe(5);
  const later = threatened((s) => {
    s.open.pool = 5;
    s.open.revealed = [4];
    without(s, 4);
  });
  expect(later.s.open.pool).toBe(6);
});

test('TC-029: there are 14 Force, no more', () => {
  const table = threatened((s) => {
    s.open.pool = 14;
    s.open.revealed = [4];
    without(s, 4);
  });
  expect(table.s.open.pool).toBe(14);
});

test('TC-030a: a Reveal in phase 3 is early enough for phase 4 of the same round', () => {
  const table = party(2, { coopEncounterReveal: true }).given(
    (s) => {
      put(s, { 0: 'lab', 3: 'lab', 4: 'radio' });
      s.open.people[0].suspicion = 5;
    },
    ...inside('alien', 'encounters', 'list', { left: [], others: [], byBoard: false }),
  );
  expect(table.toldOf('public', 'attacked').length).toBe(1);
});

test('TC-030b: with an empty pool phase 4 is left out', () => {
  const table = party().given(
    (s) => {
      put(s, { 0: 'lab' });
      s.open.revealed = [5];
      without(s, 5);
      s.open.pool = 0;
    },
    ...at('alien'),
  );
  expect(table.toldOf('public', 'attacked')).toEqual([]);
  table.expectAsked('rollOrStop', [0]);
});
