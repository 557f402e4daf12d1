import { type GameModule, type GameTypes, hidesSeals, type Seat, type View, waitingFor } from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone/proof';
import { anyAnswer, chance } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { Driver, type Move, type Said } from './driver.ts';
import { Host, type Saved, type Setting } from './host.ts';
import { closesAfter, REST } from './pace.ts';
import { decisionOf, TestWorld } from './test/world.ts';

const game = notAlone as unknown as GameModule<GameTypes>;
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
  world: TestWorld;
}
function driven(saved: string, bots = PEOPLE, paced = true): Driven {
  const world = new TestWorld(1000);
  const driver = new Driver(
    Host.restore(game, setting(bots, paced), { ...(JSON.parse(saved) as Saved), shownUntil: 0 }, world.time),
    world,
  );
  // These people want to be asked, whatever they hold.
  for (const seat of bots.keys()) driver.setWants(seat, { emptyToo: true });
  driver.start();
  return { driver, world };
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

describe('an answer that would close its question too soon', () => {
  const [seat] = fresh(driven(loneWindow).driver.host);
  const id = decisionOf(driven(loneWindow).driver, seat);
  const pass = { seat, id, choice: null };

  test('waits for the moment, and then counts', () => {
    const { driver, world } = driven(loneWindow);
    world.say(driver, 'a', pass);
    world.pass(MOMENT - 1);
    expect(world.heard).toEqual([]);
    world.pass(1);
    expect(world.heard).toEqual([{ at: 1000 + MOMENT, key: 'a', word: 'ok' }]);
    expect(world.inputs[0]).toEqual(pass);
  });

  test('is not displaced by one that is refused: an old number, one to come, no option', () => {
    const { driver, world } = driven(loneWindow);
    world.say(driver, 'valid', pass);
    for (const wrong of STALE) world.say(driver, `n${wrong}`, { seat, id: wrong, choice: null });
    world.say(driver, 'nonsense', { seat, id, choice: 'nonsense' });
    world.say(driver, 'unseal', { seat, id: STALE[0], unseal: true });
    expect(world.heard.map(({ at, key }) => ({ at, key }))).toEqual(['n1', 'n999', 'nonsense', 'unseal'].map((key) => ({ at: 1000, key })));
    world.pass(MOMENT);
    expect(world.wordsFor('valid')).toEqual(['ok']);
  });

  test('gives way to another answer, or to being taken back; sent again it is the same', () => {
    const { driver, world } = driven(loneWindow);
    world.say(driver, 'a', pass);
    world.say(driver, 'b', pass);
    world.say(driver, 'b', pass);
    expect(world.wordsFor('a')).toEqual(['decisionClosed']);
    world.say(driver, 'c', { seat, id, unseal: true });
    expect([world.wordsFor('b'), world.wordsFor('c')]).toEqual([['decisionClosed'], ['ok']]);
    world.pass(MOMENT);
    expect(world.inputs).toEqual([]);
    world.say(driver, 'd', pass);
    world.pass(REST);
    expect(world.inputs).toEqual([pass]);
  });

  test('did not happen if the match is let go of, or its seat is left to a bot', () => {
    for (const leave of [({ driver }: Driven) => driver.close('stopping'), ({ driver }: Driven) => driver.setBot(seat, true)]) {
      const one = driven(loneWindow);
      one.world.say(one.driver, 'a', pass);
      leave(one);
      expect(one.world.wordsFor('a')).toHaveLength(1);
      expect(one.world.wordsFor('a')).not.toContain('ok');
      one.world.say(one.driver, 'late', pass);
      expect(one.world.wordsFor('late')).not.toContain('ok');
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
    const commit = here.world.commit.bind(here.world);
    here.world.commit = (change) => {
      if (change.move) moves.push(change.move);
      commit(change);
    };
    return { here, other, moves };
  }
  const pass = ({ driver }: Driven): Said => ({ seat, id: decisionOf(driver, seat), choice: null });

  test('an answer that waits with both of them counts once, and is acknowledged by both', () => {
    const { here, other, moves } = twice();
    for (const one of [here, other]) one.world.say(one.driver, 'a', pass(one));
    here.world.pass(MOMENT);
    expect(moves).toHaveLength(1);
    expect(other.driver.follow(moves[0])).toBe(true);
    other.world.pass(MOMENT);
    for (const { world } of [here, other]) expect(world.wordsFor('a')).toEqual(['ok']);
    expect(other.world.inputs).toEqual([]);
  });

  test('an answer that waits is let go of where its person no longer is', () => {
    const { other } = twice();
    other.world.say(other.driver, 'a', pass(other));
    other.driver.movedOn(seat);
    other.world.pass(2 * MOMENT);
    expect(other.world.inputs).toEqual([]);
  });

  test('nobody waits for a clock that is behind the other', () => {
    const { here, other, moves } = twice();
    here.world.time += 60_000;
    for (const asked of fresh(here.driver.host))
      here.world.say(here.driver, `${asked}`, { ...pass(here), seat: asked, id: decisionOf(here.driver, asked) });
    here.world.pass(MOMENT);
    for (const move of moves) expect(other.driver.follow(move)).toBe(true);
    const [next] = waitingFor(other.driver.host.match);
    other.world.say(other.driver, 'next', { seat: next.seat, id: next.id, choice: anyAnswer(next, chance('next')) });
    other.world.pass(10_000);
    expect(other.world.wordsFor('next')).toEqual(['ok']);
  });
});

describe('where it is hidden who has answered', () => {
  const asked = fresh(driven(hiddenWindow).driver.host);

  /** All this seat hears until the window may close, with the others having answered before, after, or not at all. */
  function transcript(seat: Seat, others: 'before' | 'after' | 'never'): unknown {
    const { driver, world } = driven(hiddenWindow);
    const mine = new Set<string>();
    const say = (key: string, input: Parameters<TestWorld['say']>[2]): void => {
      mine.add(key);
      world.say(driver, key, input);
    };
    const othersAnswer = (): void => {
      for (const other of asked)
        if (other !== seat) world.say(driver, `of ${other}`, { seat: other, id: decisionOf(driver, other), choice: null });
    };
    if (others === 'before') othersAnswer();
    world.pass(200);
    const id = decisionOf(driver, seat);
    for (const wrong of STALE) say(`n${wrong}`, { seat, id: wrong, choice: null });
    say('nonsense', { seat, id, choice: 'nonsense' });
    say('unseal nothing', { seat, id, unseal: true });
    world.pass(200);
    say('first', { seat, id, choice: null });
    world.pass(200);
    say('stale again', { seat, id: STALE[0], choice: null });
    say('second', { seat, id, choice: null });
    say('take back', { seat, id, unseal: true });
    say('third', { seat, id, choice: null });
    if (others === 'after') othersAnswer();
    world.pass(MOMENT);
    return world.heard.filter(({ key }) => mine.has(key));
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
    for (const other of others) one.world.say(one.driver, `of ${other}`, place(one.driver, other));
    expect(one.world.inputs).toHaveLength(others.length);
    return { ...one, seat, last: place(one.driver, seat) };
  }

  test('rests before it counts, and is acknowledged only then', () => {
    const { world, driver, last } = allButOne();
    world.say(driver, 'last', last);
    world.pass(REST - 1);
    expect(world.wordsFor('last')).toEqual([]);
    expect(world.inputs).not.toContainEqual(last);
    world.pass(1);
    expect(world.wordsFor('last')).toEqual(['ok']);
    expect(world.inputs).toContainEqual(last);
  });

  test('taken back within its rest it did not happen, and the question is still open', () => {
    const { world, driver, seat, last } = allButOne();
    world.say(driver, 'last', last);
    world.pass(REST - 1);
    world.say(driver, 'back', { seat, id: last.id, unseal: true });
    world.pass(10 * REST);
    expect([world.wordsFor('last'), world.wordsFor('back')]).toEqual([['decisionClosed'], ['ok']]);
    expect(world.inputs).not.toContainEqual(last);
    expect(fresh(driver.host)).toEqual([]);
    expect(driver.host.isWaitedFor(seat)).toBe(true);
  });

  test('is no longer the last one when somebody else takes theirs back: it counts at once', () => {
    const { world, driver, last } = allButOne();
    const [, other] = fresh(driven(sealing).driver.host);
    world.say(driver, 'last', last);
    world.pass(REST / 2);
    world.say(driver, 'back', { seat: other, id: decisionOf(driver, other), unseal: true });
    world.pass(0);
    expect(world.wordsFor('last')).toEqual(['ok']);
    expect(driver.host.isWaitedFor(other)).toBe(true);
  });

  test('given in time it is not lost to the clock that runs out while it rests', () => {
    const { world, driver, seat, last } = allButOne();
    world.pass(driver.host.dueOf(seat)! - world.time - REST / 2);
    world.say(driver, 'last', last);
    world.pass(REST);
    expect(world.wordsFor('last')).toEqual(['ok']);
    expect(world.inputs.filter((input) => 'timeout' in input)).toEqual([]);
  });

  test('of a driver that ends while it rests was never acknowledged, and said again it counts once', () => {
    const { world, driver, last } = allButOne();
    world.say(driver, 'last', last);
    driver.close('stopping');
    expect(world.wordsFor('last')).toEqual(['stopping']);
    const again = driven(JSON.stringify(driver.host.save()));
    again.world.say(again.driver, 'last', last);
    again.world.pass(REST);
    again.world.say(again.driver, 'last', last);
    expect(again.world.wordsFor('last')).toEqual(['ok', 'ok']);
    expect(again.world.inputs).toEqual([last]);
  });

  test('does not rest at a table without pace', () => {
    const { driver, world } = driven(sealing, PEOPLE, false);
    for (const seat of fresh(driver.host)) world.say(driver, `of ${seat}`, place(driver, seat));
    expect(world.heard.map(({ word }) => word)).toEqual(['ok', 'ok', 'ok']);
  });
});

describe('a change', () => {
  const [seat] = fresh(driven(loneWindow).driver.host);

  test('is told when it is stored and not before; sent again, it is known again behind it', () => {
    const { driver, world } = driven(loneWindow, PEOPLE, false);
    const pass = { seat, id: decisionOf(driver, seat), choice: null };
    driver.hear(pass, world.sender('a'));
    driver.hear(pass, world.sender('a'));
    expect(world.heard).toEqual([]);
    expect(world.pending.map(({ move }) => move?.input ?? null)).toEqual([pass, null]);
    world.settle();
    expect(world.wordsFor('a')).toEqual(['ok', 'ok']);
    expect(world.inputs).toEqual([pass]);
  });

  test('that is lost is refused to whoever asked for it', () => {
    const { driver, world } = driven(loneWindow, PEOPLE, false);
    driver.hear({ seat, id: decisionOf(driver, seat), choice: null }, world.sender('a'));
    for (const { lost } of world.pending) lost('storage');
    expect(world.wordsFor('a')).toEqual(['storage']);
  });
});

describe('without people', () => {
  test('bots play to the end; one that fails or talks nonsense is answered for by the clock', () => {
    const bots = [true, true, true, true];
    const { driver, world } = driven(
      standing(() => true),
      bots,
    );
    const below = chance('bots');
    let thoughts = 0;
    world.bot = ({ view }) => {
      thoughts++;
      if (thoughts % 7 === 0) return null;
      if (thoughts % 11 === 0) return { choice: 'nonsense' };
      const decision = view.decision;
      return decision && { choice: anyAnswer(decision, below) };
    };
    driver.setBot(0, true);
    for (let i = 0; driver.host.over === null && i < 500; i++) world.pass(60_000);
    expect(driver.host.over).not.toBeNull();
    expect(world.faults.length).toBeGreaterThan(0);
    expect(new Set(world.faults)).toEqual(new Set(['bot out of order']));
  });

  test('clocks and standing orders answer for those who do not', () => {
    const { driver, world } = driven(standing(() => true));
    for (let i = 0; driver.host.over === null && i < 1000; i++) world.pass(60_000);
    expect(driver.host.over).not.toBeNull();
    expect(world.inputs.some((input) => 'timeout' in input)).toBe(true);
    expect(world.heard).toEqual([]);
  });
});
