/** What everybody is told of the rest of a round of the co-operative game, and who is asked in it. */
import { expect, test } from 'vitest';
import { NO_BACKS } from '../../facts/items.ts';
import type { S } from '../../types.ts';
import { heard } from '../heard.ts';
import { at, dealt, GIVEN, give, inside, party, put, whenSeen, without } from '../party.ts';

test('TC-020, TC-021, TC-022, TC-025: meetings and Dogs', () => {
  const table = whenSeen(
    (seed) =>
      party(2, { coopEncounterReveal: true }, seed).given(
        (s) => {
          put(s, { 0: 'lab', 1: 'lab', 3: 'radio' });
          s.open.rooms.lab.dog = s.open.rooms.radio.dog = true;
          s.open.people[0].suspicion = 5;
        },
        ...at('encounters'),
      ),
    (seen) => {
      seen.pass(0);
      return seen.toldOf('public', 'dogTokenShown')[0].alien === false;
    },
  );
  const told = table.told('public');
  const from = told.findIndex(({ t }) => t === 'encounterBegan');
  expect(told.slice(from, from + 9)).toEqual([
    { t: 'encounterBegan', room: 'radio', pawns: [3], dog: true, force: 0 },
    { t: 'dogTokenShown', pawn: 3, alien: false },
    { t: 'suspicionMoved', pawn: 3, to: 2, why: 'dog' },
    { t: 'encounterBegan', room: 'lab', pawns: [0, 1], dog: true, force: 0 },
    { t: 'dogCaptured', room: 'lab' },
    { t: 'suspicionMoved', pawn: 0, to: 6, why: 'encounter' },
    { t: 'suspicionMoved', pawn: 1, to: 2, why: 'encounter' },
    { t: 'characterLost', pawn: 0, why: 'encounter', pool: 5 },
    { t: 'discardedAll', pawn: 0, cards: 0, up: [], backs: NO_BACKS },
  ]);
});
test('TC-022: an Alien dog two times in nine, and the Reveal effect with it', () => {
  let lost = 0;
  for (let n = 0; n < 90; n++) {
    const table = party(2, {}, `dog ${n}`).given(
      (s) => {
        put(s, { 3: 'radio' });
        s.open.rooms.radio.dog = true;
      },
      ...at('encounters'),
    );
    const [{ alien }] = table.toldOf('public', 'dogTokenShown');
    expect(table.toldOf('public', 'characterLost').slice(0, 1)).toEqual(
      alien ? [{ t: 'characterLost', pawn: 3, why: 'dog', pool: 5 }] : [],
    );
    if (alien) lost++;
  }
  expect(lost).toBeGreaterThan(10);
  expect(lost).toBeLessThan(32);
});
test('TC-017, TC-068a, TC-031 to TC-040: movement, a gift, and what the Alien does by itself', () => {
  const moving = party().given(() => {}, ...at('movement'));
  expect(heard(moving, () => moving.answer(0, { pick: 1, with: 'lab' }))).toEqual([{ t: 'placed', pawn: 1, place: 'lab', how: 'work' }]);
  const giving = party().given((s) => give(s, 0, 'keys'), ...at('rest'));
  expect(heard(giving, () => giving.answer(0, { pick: 0, with: { item: 'keys', to: 3 } }))).toEqual([
    { t: 'given', from: 0, to: 3, item: 'keys' },
  ]);
  const before = party();
  const alien = heard(before, () =>
    before.given(
      (s) => {
        without(s, 5);
        Object.assign(s.open, { revealed: [5], pool: 3 });
        put(s, { 0: 'lab', 1: 'radio', 2: 'armory', 3: 'shed', 4: 'helipad' });
        // Only two rooms are left for it, and both are empty.
        for (const room of ['lab', 'radio', 'armory', 'shed', 'helipad', 'boiler', 'generator', 'warehouse'] as const)
          s.open.rooms[room].burnt = true;
        s.open.rooms.kitchen.burnt = true;
        s.open.options.hopelessEnd = false;
        s.open.warehouse = 9;
      },
      ...at('alien'),
    ),
  );
  expect(alien).toEqual([
    { t: 'phaseBegan', phase: 'alien' },
    { t: 'targetIs', value: 2 },
    { t: 'planned', forces: [2] },
    { t: 'attacked', attacks: [{ room: 'weather', force: 2 }] },
    { t: 'alienSabotaged', room: 'weather', force: 2 },
    { t: 'fuelLost', count: 2 },
    { t: 'forceRecovered', pool: 3 },
    { t: 'phaseBegan', phase: 'action' },
  ]);
  expect(before.s.vault.covered).toEqual([]);
});
test('TC-073 to TC-079: phase 9, with the Threat alone or not, and with one player no new Leader', () => {
  const nine = (disc: number, players = 2) => {
    const table = party(players);
    return heard(
      table,
      () =>
        table.given(
          (s) => {
            s.open.dogsAside = 0;
            s.open.people[0].suspicion = disc;
          },
          ...at('dogs'),
        ),
      'roundBegan',
    );
  };
  expect(nine(1)).toEqual([
    { t: 'phaseBegan', phase: 'dogs' },
    { t: 'leaderIs', seat: 1, why: 'left' },
    { t: 'threatMoved', to: 5 },
  ]);
  expect(nine(6).at(-1)).toEqual({ t: 'threatMoved', to: 7 });
  expect(nine(1, 1).map(({ t }) => t)).toEqual(['phaseBegan', 'threatMoved']);
});
test('TC-079: the Threat never leaves the track, and says nothing when it stays', () => {
  const table = party();
  const told = heard(
    table,
    () =>
      table.given(
        (s) => {
          s.open.dogsAside = 0;
          if (s.open.coop) s.open.coop.threat = 0;
        },
        ...at('threat'),
      ),
    'roundBegan',
  );
  expect(told).toEqual([]);
  const last = party();
  const pushed = heard(
    last,
    () =>
      last.given(
        (s) => {
          s.open.people[0].suspicion = 8;
          if (s.open.coop) s.open.coop.threat = 8;
        },
        ...at('threat'),
      ),
    'roundBegan',
  );
  expect(pushed).toEqual([]);
});
test('TC-067, TC-068a: with nothing to give, or nobody to give it to, nobody is asked; everybody who can is offered it, by seat', () => {
  const rest = (arrange: (s: S) => void) => party(3).given(arrange, ...at('rest'));
  expect(
    rest(() => {})
      .told('public')
      .map(({ t }) => t),
  ).toContain('ate');
  expect(
    rest((s) => {
      without(s, 1, 2, 3, 4, 5);
      give(s, 0, 'keys');
    })
      .told('public')
      .map(({ t }) => t),
  ).toContain('ate');
  const table = rest((s) => {
    give(s, 5, 'keys');
    give(s, 4, 'tools');
    give(s, 0, 'fuel');
  }).expectAsked('endExchange', [0]);
  expect([0, 1, 2].map((seat) => table.match.s.control.ask?.offers[seat]?.shape)).toMatchObject([
    { options: [{ id: 0, with: { parts: { to: { options: [1, 2, 3, 4, 5] } } } }] },
    undefined,
    { options: [{ id: 4 }, { id: 5 }] },
  ]);
});
test('C-13: everybody who has the means is asked, by seat and for their own Characters alone, and may decline', () => {
  const table = party(3).given(
    (s) => {
      give(s, 5, 'blood');
      give(s, 0, 'blood');
      give(s, 4, 'cable');
    },
    ...at('analyses'),
  );
  table.expectAsked('partyAnalyst', [0, 2]);
  expect([table.optionsOf(0), table.optionsOf(2)]).toEqual([[0], [5]]);
  expect(heard(table, () => table.pass(0).pass(2))[0]).toEqual({ t: 'noAnalysis', kind: 'A' });
});
test('C-03: with open hands only those are asked who have a Weapon of use', () => {
  const against = (...items: Parameters<typeof give>[2][]) =>
    party()
      .given(
        (s) => {
          without(s, 5);
          put(s, { 0: 'lab', 2: 'kitchen' });
          give(s, 0, ...items);
          Object.assign(s.open, { phase: 'alien', revealed: [5], force: [{ room: 'lab', force: 1 }] });
        },
        ...inside('actions', 'autoAlien', 'encounters'),
      )
      .match.s.control.stack.at(-1)?.asking?.kind;
  expect([against(), against('keys'), against('melee'), against('dynamite')]).toEqual([
    ...['rollOrStop', 'rollOrStop'],
    ...['weaponVsAlien', 'weaponVsAlien'],
  ]);
});

test('RU-66, TC-026: what is drawn lies open, and goes back when its holder is lost', () => {
  const table = party().given(
    (s) => {
      put(s, { 0: 'warehouse', 3: 'lab' });
      dealt(s, 0, 'use');
      s.vault.objects = ['keys', 'fuel'];
    },
    ...GIVEN,
  );
  expect(heard(table, () => table.pass(0).answer(0, 'use').answer(0, 'keys'))).toContainEqual({ t: 'itemShown', pawn: 0, item: 'keys' });
  expect(table.s.open.people[0].up).toEqual(['keys']);
});
