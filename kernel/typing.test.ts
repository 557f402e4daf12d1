/** What the compiler refuses: each line under `@ts-expect-error` compiles the day the types stop guarding it, and then `tsc` fails. */
import { expect, test } from 'vitest';
import {
  type Answer,
  type Ask,
  ask,
  call,
  compound,
  end,
  go,
  interruptOf,
  keyed,
  kind,
  next,
  oneOf,
  option,
  type Pace,
  type Picked,
  procedureOf,
  type Shape,
  shapesOf,
  someOf,
} from './index.ts';

interface Game {
  Open: { calls: number };
  Own: object;
  Shared: object;
  Vault: object;
  Sizes: object;
  Event: { t: string };
  Options: object;
  Frames: { match: null; visit: { seat: number }; ring: null; knock: null };
  Interrupts: { ring: Picked<'bell', number>; knock: 'door' };
}
const procedure = procedureOf<Game>();
const interrupt = interruptOf<Game>();
const form = { kind: 'which', who: () => [0], show: 'names', pace: (): Pace => 'none' } as const;
/** Sealed: a room or a pass. At once: a card. */
const which: Ask<Game, unknown, 'attic' | 'cellar' | null, Picked<'play', number>> = {
  ...form,
  decide: () => ({ shape: oneOf(['attic', 'cellar', option('play', oneOf([1, 2]))]), mayPass: true }),
  acts: ['play'],
};
const visiting: Ask<Game, { seat: number }, 'attic'> = { ...form, decide: () => ({ shape: oneOf(['attic']) }) };

test('steps, procedures and what frames carry are known by name', () => {
  const { first, below } = procedure('match', {
    begin: ({ s }) => (s.open.calls > 3 ? end() : next),
    visit: () => call('visit', { seat: 1 }, 'begin'),
    ask: () => ask(which, 'chosen', 'played'),
    chosen: (_, [{ choice }]: Answer<'attic' | 'cellar' | null>[]) => (choice === 'attic' ? go('begin') : next),
    played: (_, [{ choice }]: Answer<Picked<'play', number>>[]) => (choice.with > 1 ? call('match') : next),
  });
  expect([first, below.played]).toEqual(['begin', null]);

  // @ts-expect-error no step of that name
  procedure('match', { begin: () => go('beginn') });
  // @ts-expect-error no step of that name after the call
  procedure('match', { begin: () => call('visit', { seat: 1 }, 'beginn') });
  // @ts-expect-error no procedure of that name
  procedure('match', { begin: () => call('visits', { seat: 1 }) });
  // @ts-expect-error no procedure of that name to write
  procedure('matches', { begin: () => next });
  // @ts-expect-error frames of `visit` carry a seat
  procedure('match', { begin: () => call('visit', { hunted: 1 }) });
  // @ts-expect-error frames of `match` carry nothing
  procedure('match', { begin: ({ at }) => call('visit', { seat: at.seat }) });
  // @ts-expect-error a step says what comes next
  procedure('match', { begin: () => {} });
});

test('a question knows its answers, and the step it names must take them', () => {
  const taken = (choice: 'attic' | 'cellar' | null): string => choice ?? 'none';
  const sound = procedure('match', {
    ask: () => ask(which, 'chosen', 'played'),
    chosen: (_, answers: Answer<'attic' | 'cellar' | null>[]) => end(answers.map(({ choice }) => taken(choice))),
    played: () => go('ask'),
  });
  expect(sound.below).toEqual({ ask: 'chosen', chosen: 'played', played: null });

  procedure('match', {
    // @ts-expect-error no step of that name gets the answers
    ask: () => ask(which, 'chosn', 'played'),
    played: () => next,
  });
  procedure('match', {
    // @ts-expect-error acts are no rooms
    ask: () => ask(which, 'chosen', 'chosen'),
    chosen: (_, [{ choice }]: Answer<'attic' | 'cellar' | null>[]) => end(choice),
  });
  procedure('match', {
    // @ts-expect-error a pass is among the answers
    ask: () => ask(which, 'chosen', 'played'),
    chosen: (_, [{ choice }]: Answer<'attic' | 'cellar'>[]) => end(choice),
    played: () => next,
  });
  // @ts-expect-error frames of `match` carry no seat for this question
  procedure('match', { ask: () => ask(visiting, 'done'), done: () => next });
});

test('a shape knows its answers, and a want keeps to those of its question', () => {
  const shape: Shape<'a' | Picked<'b', number[]>> = oneOf(['a', option('b', someOf([1, 2], 1))]);
  const parts: Shape<{ to: 'x' | 'y'; count: number[] }> = compound({ to: oneOf(['x', 'y']), count: someOf([1, 2], 1) });
  expect([shape.t, parts.t]).toEqual(['oneOf', 'compound']);

  // @ts-expect-error 'c' is no answer to this question
  const other: Ask<Game, unknown, 'a' | 'b'> = { ...form, decide: () => ({ shape: oneOf(['a', 'c']) }) };
  // @ts-expect-error it cannot be declined: null is not among its answers
  const declined: Ask<Game, unknown, 'a'> = { ...form, decide: () => ({ shape: oneOf(['a']), mayPass: true }) };
  // @ts-expect-error the clock cannot answer what no player could
  const clock: Ask<Game, unknown, 'a'> = { ...form, decide: () => ({ shape: oneOf(['a']), fallback: { choice: null } }) };
  // @ts-expect-error nothing is called 'stay' that could act at once
  const acts: Ask<Game, unknown, null, 'go'> = { ...form, decide: () => ({ shape: oneOf(['go']) }), acts: ['stay'] };
  expect([other, declined, clock, acts].map(({ kind }) => kind)).toEqual(Array(4).fill('which'));
});

test('what is offered, or acts at once, goes to a procedure whose first step takes it', () => {
  const bell = { who: () => [1], decide: () => ({ shape: oneOf([option('bell', oneOf([1, 2]))]) }) };
  const door = { who: () => [1], decide: () => ({ shape: oneOf(['door']) }) };
  const offered: Ask<Game, unknown, 'attic', never, Picked<'bell', number>> = {
    ...visiting,
    offer: { ...bell, by: 'ring' },
  };
  const atOnce: Ask<Game, unknown, null, never, Picked<'bell', 3>> = {
    ...form,
    decide: () => ({ shape: oneOf([option('bell', oneOf([3]))]), mayPass: true }),
    acts: 'any',
    by: 'ring',
  };
  const ring = interrupt('ring', { rung: (_, [{ choice }]) => (choice.with > 1 ? go('again') : end()) }, { again: () => go('rung') });
  expect([offered.kind, atOnce.kind, ring.first, ring.below.rung]).toEqual(['which', 'which', 'rung', 'again']);

  const knocked: Ask<Game, unknown, 'attic', never, 'door'> = { ...visiting, offer: { ...door, by: 'knock' } };
  // @ts-expect-error the procedure is given bells, and this is a door
  const wrong: Ask<Game, unknown, 'attic', never, 'door'> = { ...visiting, offer: { ...door, by: 'ring' } };
  // @ts-expect-error the same of what acts at once
  const atOnceWrong: Ask<Game, unknown, 'attic', never, 'door'> = { ...visiting, acts: 'any', by: 'ring' };
  // @ts-expect-error acts for the step that asked cannot go to a procedure as well
  const both: Ask<Game, unknown, 'attic', 'cellar', 'door'> = { ...visiting, acts: 'any', by: 'knock' };
  // @ts-expect-error what the step that asked deals with names no procedure
  const stray: Ask<Game, unknown, 'attic', 'door'> = { ...visiting, offer: { ...door, by: 'knock' } };
  // @ts-expect-error no procedure of that name
  const unknown: Ask<Game, unknown, 'attic', never, Picked<'bell', number>> = { ...visiting, offer: { ...bell, by: 'ringing' } };
  // @ts-expect-error this one deals with no acts
  const called: Ask<Game, unknown, 'attic', never, Picked<'bell', number>> = { ...visiting, offer: { ...bell, by: 'visit' } };
  expect([knocked, wrong, atOnceWrong, both, stray, unknown, called].map(({ kind }) => kind)).toEqual(Array(7).fill('which'));

  // @ts-expect-error its first step is given bells
  interrupt('ring', { rung: (_, [{ choice }]: Answer<'door'>[]) => end(choice) });
  // @ts-expect-error one step is the first
  interrupt('ring', { rung: () => end(), again: () => end() });
  // @ts-expect-error no step of that name
  interrupt('ring', { rung: () => go('agin') }, { again: () => end() });
  // @ts-expect-error what it is given is said by the game: it cannot be written as any other procedure
  procedure('ring', { rung: () => end() });
  // @ts-expect-error this one is called, and given nothing
  interrupt('visit', { rung: () => end() });
});

test('a shape of things is built by their kind, of ids of that kind', () => {
  const { oneOf, assign } = shapesOf({ room: kind<'attic' | 'cellar'>(), seat: kind<number>() });
  expect([oneOf.room(['attic']).t, assign.seat([1]).room(['cellar']).t]).toEqual(['oneOf', 'assign']);

  // @ts-expect-error no kind of that name
  expect(() => oneOf.rooms(['attic'])).toThrow();
  // @ts-expect-error no room of that name
  oneOf.room(['loft']);
  // @ts-expect-error seats get rooms, not the other way round
  assign.seat(['attic']);
});

test('a key names a kind of thing the game has, and one of its things', () => {
  const { key } = keyed<{ room: 'attic' | 'cellar'; seat: number }>();
  expect([key('room', 'attic'), key('seat', 2)]).toEqual(['room:attic', 'seat:2']);

  // @ts-expect-error no kind of that name
  key('rooms', 'attic');
  // @ts-expect-error no room of that name
  key('room', 'loft');
});
