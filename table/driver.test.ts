import type { PacedGame } from '@lurk/contract';
import { type GameTypes, hidesSeals, type Seat, type View, waitingFor } from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone/proof';
import { anyAnswer, chance } from '@lurk/testkit';
import { describe, expect, test, vi } from 'vitest';
import { Driver, type Move, type Said } from './driver.ts';
import { Host, type Saved, type Setting } from './host.ts';
import { closesAfter, REST } from './pace.ts';
import { decisionOf, TestEnvironment } from './test/environment.ts';

const game = notAlone as unknown as PacedGame<GameTypes>;
const PEOPLE = [false, false, false, false];
const setting = (bots = PEOPLE, paced = true): Setting => ({
  bots: [...bots],
  speed: 'normal',
  secret: 'cd'.repeat(32),
  chance: () => 0.5,
  paced,
});
const MOMENT = closesAfter('window', 1, () => 0.5);
/** What the seat was told last may be refused by this number: an old one, and one that never was. */
const STALE = [1, 999];

interface Driven {
  driver: Driver<GameTypes>;
  environment: TestEnvironment;
}
function driven(saved: string, bots = PEOPLE, paced = true): Driven {
  const environment = new TestEnvironment(1000);
  const driver = new Driver(
    Host.restore(game, setting(bots, paced), { ...(JSON.parse(saved) as Saved), shownUntil: 0 }, environment.time),
    environment,
  );
  // These people want to be asked, whatever they hold.
  for (const seat of bots.keys()) driver.setWants(seat, { emptyToo: true });
  driver.start();
  return { driver, environment };
}

/** A match that stands at a question this is true of, just put. */
function standing(isWanted: (host: Host<GameTypes>) => boolean, seed = 'ab'): string {
  const options = { ...notAlone.modes[0].options, creature: 0 } as object;
  const { host } = Host.begin(game, { ...setting(), options, seed: seed.repeat(32), now: 0 });
  const below = chance(`until it stands ${seed}`);
  for (let i = 0; !isWanted(host); i++) {
    if (i > 3000 || host.over !== null) throw new Error('it never came to stand so');
    const [decision] = waitingFor(host.match);
    host.apply({ seat: decision.seat, id: decision.id, choice: anyAnswer(decision, below) }, 0);
  }
  return JSON.stringify(host.save());
}
const fresh = ({ match }: Host<GameTypes>): Seat[] => {
  const waiting = waitingFor(match).map(({ seat }) => seat);
  return waiting.length === match.s.control.ask!.who.length ? waiting : [];
};
/** A window that hides who has answered, put to several Hunted, none of whom has answered. */
const hiddenWindow = standing((host) => hidesSeals(host.match) && fresh(host).length >= 2);
/** A question that is put to one alone and may not close at once. */
const loneWindow = standing((host) => fresh(host).length === 1 && host.view('public').ask?.window === true);
/** A question in which everybody sees who has sealed, put to all Hunted. */
const sealing = standing((host) => host.view('public').ask?.kind === 'explore' && fresh(host).length === 3);
const place = ({ host }: Driver<GameTypes>, seat: Seat): Said => {
  const { own, decision } = host.view(seat) as { own: { hand: number[] } } & View<GameTypes>;
  return { seat, id: decision!.id, choice: { pick: 'play', with: [own.hand[0]] } };
};

test('an answer that counts at once is judged once', () => {
  const { driver, environment } = driven(sealing);
  const [seat] = fresh(driver.host);
  const judged = vi.spyOn(driver.host, 'judge');
  environment.say(driver, 'a', place(driver, seat));
  expect(environment.wordsFor('a')).toEqual(['ok']);
  expect(judged).toHaveBeenCalledTimes(1);
});

describe('an answer that would close its question too soon', () => {
  const [seat] = fresh(driven(loneWindow).driver.host);
  const id = decisionOf(driven(loneWindow).driver, seat);
  const pass = { seat, id, choice: null };

  test('waits for the moment, and then counts', () => {
    const { driver, environment } = driven(loneWindow);
    environment.say(driver, 'a', pass);
    environment.pass(MOMENT - 1);
    expect(environment.heard).toEqual([]);
    environment.pass(1);
    expect(environment.heard).toEqual([{ at: 1000 + MOMENT, key: 'a', word: 'ok' }]);
    expect(environment.inputs[0]).toEqual(pass);
  });

  test('is not displaced by one that is refused: an old number, one to come, no option', () => {
    const { driver, environment } = driven(loneWindow);
    environment.say(driver, 'valid', pass);
    for (const wrong of STALE) environment.say(driver, `n${wrong}`, { seat, id: wrong, choice: null });
    environment.say(driver, 'nonsense', { seat, id, choice: 'nonsense' });
    environment.say(driver, 'unseal', { seat, id: STALE[0], unseal: true });
    expect(environment.heard.map(({ at, key }) => ({ at, key }))).toEqual(
      ['n1', 'n999', 'nonsense', 'unseal'].map((key) => ({ at: 1000, key })),
    );
    environment.pass(MOMENT);
    expect(environment.wordsFor('valid')).toEqual(['ok']);
  });

  test('gives way to another answer, or to being taken back; sent again it is the same', () => {
    const { driver, environment } = driven(loneWindow);
    environment.say(driver, 'a', pass);
    environment.say(driver, 'b', pass);
    environment.say(driver, 'b', pass);
    expect(environment.wordsFor('a')).toEqual(['decisionClosed']);
    environment.say(driver, 'c', { seat, id, unseal: true });
    expect([environment.wordsFor('b'), environment.wordsFor('c')]).toEqual([['decisionClosed'], ['ok']]);
    environment.pass(MOMENT);
    expect(environment.inputs).toEqual([]);
    environment.say(driver, 'd', pass);
    environment.pass(REST);
    expect(environment.inputs).toEqual([pass]);
  });

  test('did not happen if the match is let go of, or its seat is left to a bot', () => {
    for (const leave of [({ driver }: Driven) => driver.close('stopping'), ({ driver }: Driven) => driver.setBot(seat, true)]) {
      const one = driven(loneWindow);
      one.environment.say(one.driver, 'a', pass);
      leave(one);
      expect(one.environment.wordsFor('a')).toHaveLength(1);
      expect(one.environment.wordsFor('a')).not.toContain('ok');
      one.environment.say(one.driver, 'late', pass);
      expect(one.environment.wordsFor('late')).not.toContain('ok');
    }
  });
});

describe('a match that two servers have in memory', () => {
  const [seat] = fresh(driven(hiddenWindow).driver.host);

  /** The same match twice; the other server lets neither bots nor clocks speak. */
  function twice(): { here: Driven; other: Driven; moves: Move[] } {
    const [here, other] = [driven(hiddenWindow), driven(hiddenWindow)];
    other.driver.pause();
    const moves: Move[] = [];
    const commit = here.environment.commit.bind(here.environment);
    here.environment.commit = (change) => {
      if (change.move) moves.push(change.move);
      commit(change);
    };
    return { here, other, moves };
  }
  const pass = ({ driver }: Driven): Said => ({ seat, id: decisionOf(driver, seat), choice: null });

  test('an answer that waits with both of them counts once, and is acknowledged by both', () => {
    const { here, other, moves } = twice();
    for (const one of [here, other]) one.environment.say(one.driver, 'a', pass(one));
    here.environment.pass(MOMENT);
    expect(moves).toHaveLength(1);
    expect(other.driver.follow(moves[0])).toBe(true);
    other.environment.pass(MOMENT);
    for (const { environment } of [here, other]) expect(environment.wordsFor('a')).toEqual(['ok']);
    expect(other.environment.inputs).toEqual([]);
  });

  test('an answer that waits is let go of where its person no longer is', () => {
    const { other } = twice();
    other.environment.say(other.driver, 'a', pass(other));
    other.driver.movedOn(seat);
    other.environment.pass(2 * MOMENT);
    expect(other.environment.inputs).toEqual([]);
  });

  test('nobody waits for a clock that is behind the other', () => {
    const { here, other, moves } = twice();
    here.environment.time += 60_000;
    for (const asked of fresh(here.driver.host))
      here.environment.say(here.driver, `${asked}`, { ...pass(here), seat: asked, id: decisionOf(here.driver, asked) });
    here.environment.pass(MOMENT);
    for (const move of moves) expect(other.driver.follow(move)).toBe(true);
    const [next] = waitingFor(other.driver.host.match);
    other.environment.say(other.driver, 'next', { seat: next.seat, id: next.id, choice: anyAnswer(next, chance('next')) });
    other.environment.pass(10_000);
    expect(other.environment.wordsFor('next')).toEqual(['ok']);
  });
});

describe('where it is hidden who has answered', () => {
  const asked = fresh(driven(hiddenWindow).driver.host);

  /** All this seat hears until the window may close, with the others having answered before, after, or not at all. */
  function transcript(seat: Seat, others: 'before' | 'after' | 'never'): unknown {
    const { driver, environment } = driven(hiddenWindow);
    const mine = new Set<string>();
    const say = (key: string, input: Parameters<TestEnvironment['say']>[2]): void => {
      mine.add(key);
      environment.say(driver, key, input);
    };
    const othersAnswer = (): void => {
      for (const other of asked)
        if (other !== seat) environment.say(driver, `of ${other}`, { seat: other, id: decisionOf(driver, other), choice: null });
    };
    if (others === 'before') othersAnswer();
    environment.pass(200);
    const id = decisionOf(driver, seat);
    for (const wrong of STALE) say(`n${wrong}`, { seat, id: wrong, choice: null });
    say('nonsense', { seat, id, choice: 'nonsense' });
    say('unseal nothing', { seat, id, unseal: true });
    environment.pass(200);
    say('first', { seat, id, choice: null });
    environment.pass(200);
    say('stale again', { seat, id: STALE[0], choice: null });
    say('second', { seat, id, choice: null });
    say('take back', { seat, id, unseal: true });
    say('third', { seat, id, choice: null });
    if (others === 'after') othersAnswer();
    environment.pass(MOMENT);
    return environment.heard.filter(({ key }) => mine.has(key));
  }

  test('nobody can tell it from what is said of their own answers, nor from when', () => {
    expect(asked.length).toBeGreaterThan(1);
    for (const seat of asked) {
      const alone = transcript(seat, 'never');
      expect(transcript(seat, 'before')).toEqual(alone);
      expect(transcript(seat, 'after')).toEqual(alone);
      expect(alone).toContainEqual({ at: 1000 + MOMENT, key: 'third', word: 'ok' });
    }
  });
});

describe('the last seal of a question', () => {
  /** All have sealed but one; their answers count at once, for the question stays open. */
  function allButOne(): Driven & { seat: Seat; last: Said } {
    const one = driven(sealing);
    const [seat, ...others] = fresh(one.driver.host);
    for (const other of others) one.environment.say(one.driver, `of ${other}`, place(one.driver, other));
    expect(one.environment.inputs).toHaveLength(others.length);
    return { ...one, seat, last: place(one.driver, seat) };
  }

  test('rests before it counts, and is acknowledged only then', () => {
    const { environment, driver, last } = allButOne();
    environment.say(driver, 'last', last);
    environment.pass(REST - 1);
    expect(environment.wordsFor('last')).toEqual([]);
    expect(environment.inputs).not.toContainEqual(last);
    environment.pass(1);
    expect(environment.wordsFor('last')).toEqual(['ok']);
    expect(environment.inputs).toContainEqual(last);
  });

  test('taken back within its rest it did not happen, and the question is still open', () => {
    const { environment, driver, seat, last } = allButOne();
    environment.say(driver, 'last', last);
    environment.pass(REST - 1);
    environment.say(driver, 'back', { seat, id: last.id, unseal: true });
    environment.pass(10 * REST);
    expect([environment.wordsFor('last'), environment.wordsFor('back')]).toEqual([['decisionClosed'], ['ok']]);
    expect(environment.inputs).not.toContainEqual(last);
    expect(fresh(driver.host)).toEqual([]);
    expect(driver.host.isWaitedFor(seat)).toBe(true);
  });

  test('is no longer the last one when somebody else takes theirs back: it counts at once', () => {
    const { environment, driver, last } = allButOne();
    const [, other] = fresh(driven(sealing).driver.host);
    environment.say(driver, 'last', last);
    environment.pass(REST / 2);
    environment.say(driver, 'back', { seat: other, id: decisionOf(driver, other), unseal: true });
    environment.pass(0);
    expect(environment.wordsFor('last')).toEqual(['ok']);
    expect(driver.host.isWaitedFor(other)).toBe(true);
  });

  test('given in time it is not lost to the clock that runs out while it rests', () => {
    const { environment, driver, seat, last } = allButOne();
    environment.pass(driver.host.dueOf(seat)! - environment.time - REST / 2);
    environment.say(driver, 'last', last);
    environment.pass(REST);
    expect(environment.wordsFor('last')).toEqual(['ok']);
    expect(environment.inputs.filter((input) => 'timeout' in input)).toEqual([]);
  });

  test('of a driver that ends while it rests was never acknowledged, and said again it counts once', () => {
    const { environment, driver, last } = allButOne();
    environment.say(driver, 'last', last);
    driver.close('stopping');
    expect(environment.wordsFor('last')).toEqual(['stopping']);
    const again = driven(JSON.stringify(driver.host.save()));
    again.environment.say(again.driver, 'last', last);
    again.environment.pass(REST);
    again.environment.say(again.driver, 'last', last);
    expect(again.environment.wordsFor('last')).toEqual(['ok', 'ok']);
    expect(again.environment.inputs).toEqual([last]);
  });

  test('does not rest at a table without pace', () => {
    const { driver, environment } = driven(sealing, PEOPLE, false);
    for (const seat of fresh(driver.host)) environment.say(driver, `of ${seat}`, place(driver, seat));
    expect(environment.heard.map(({ word }) => word)).toEqual(['ok', 'ok', 'ok']);
  });
});

describe('a change', () => {
  const [seat] = fresh(driven(loneWindow).driver.host);

  test('is told when it is stored and not before; sent again, it is known again behind it', () => {
    const { driver, environment } = driven(loneWindow, PEOPLE, false);
    const pass = { seat, id: decisionOf(driver, seat), choice: null };
    driver.hear(pass, environment.sender('a'));
    driver.hear(pass, environment.sender('a'));
    expect(environment.heard).toEqual([]);
    expect(environment.pending.map(({ move }) => move?.input ?? null)).toEqual([pass, null]);
    environment.settle();
    expect(environment.wordsFor('a')).toEqual(['ok', 'ok']);
    expect(environment.inputs).toEqual([pass]);
  });

  test('that is lost is refused to its sender', () => {
    const { driver, environment } = driven(loneWindow, PEOPLE, false);
    driver.hear({ seat, id: decisionOf(driver, seat), choice: null }, environment.sender('a'));
    for (const { rejected } of environment.pending) rejected('storage');
    expect(environment.wordsFor('a')).toEqual(['storage']);
  });
});

describe('without people', () => {
  test('bots play to the end; one that fails or talks nonsense is answered for by the clock', () => {
    const bots = [true, true, true, true];
    const { driver, environment } = driven(
      standing(() => true),
      bots,
    );
    const below = chance('bots');
    let thoughts = 0;
    environment.bot = ({ view }) => {
      thoughts++;
      if (thoughts % 7 === 0) return null;
      if (thoughts % 11 === 0) return { choice: 'nonsense' };
      const decision = view.decision;
      return decision && { choice: anyAnswer(decision, below) };
    };
    driver.setBot(0, true);
    for (let i = 0; driver.host.over === null && i < 500; i++) environment.pass(60_000);
    expect(driver.host.over).not.toBeNull();
    expect(environment.faults.length).toBeGreaterThan(0);
    expect(new Set(environment.faults)).toEqual(new Set(['bot out of order']));
  });

  test('clocks and standing orders answer for those who do not', () => {
    const { driver, environment } = driven(standing(() => true));
    for (let i = 0; driver.host.over === null && i < 1000; i++) environment.pass(60_000);
    expect(driver.host.over).not.toBeNull();
    expect(environment.inputs.some((input) => 'timeout' in input)).toBe(true);
    expect(environment.heard).toEqual([]);
  });
});
