import { anomaly } from '@lurk/anomaly/proof';
import type { PacedGame } from '@lurk/contract';
import { anyChoice, type GameTypes, type Option, type Seat, waitingFor } from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone/proof';
import { anyAnswer, chance, randomMove } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { Host, type HostStart } from './host.ts';
import { answersAfter, clockFor, closesAfter, hurry, REST } from './pace.ts';

const game = notAlone as unknown as PacedGame<GameTypes>;
const options = notAlone.modes[0].options;

/** Everybody has seen what was told so far. */
function allSeen(host: Host<GameTypes>, now: number): void {
  for (const seat of host.match.s.own.keys()) host.sawTill(seat, host.lastOf(seat), now);
}

function begin(changes: Partial<HostStart<GameTypes>> = {}, module = game): Host<GameTypes> {
  const bots = [false, false, false];
  const start = {
    options,
    seed: 'ab'.repeat(32),
    secret: 'cd'.repeat(32),
    speed: 'normal' as const,
    chance: () => 0.5,
    paced: true,
    now: 0,
  };
  return Host.begin(module, { ...start, bots, ...changes }).host;
}

/** Plays on until a question of this kind is open. */
function reach(host: Host<GameTypes>, kind: string, now: number): void {
  const below = chance('reach');
  for (let i = 0; host.match.s.control.stack.at(-1)?.asking?.kind !== kind; i++) {
    if (i > 500) throw new Error(`never asked ${kind}`);
    const decision = waitingFor(host.match)[0];
    host.apply({ seat: decision.seat, id: decision.id, choice: anyAnswer(decision, below) }, now);
  }
}

describe('clocks', () => {
  test('run by class and speed, and answer with the fallback', () => {
    const host = begin();
    const { creature } = host.match.s.open as { creature: Seat };
    expect(host.dueOf(creature)).toBe(clockFor('normal', 'normal'));
    expect(host.wakesAt()).toBe(60_000);
    expect(host.answersAt(59_999)).toEqual([]);
    const [timeout] = host.answersAt(60_000);
    expect(timeout).toMatchObject({ seat: creature, timeout: true });
    expect(host.apply(timeout!, 60_000).ok).toBe(true);
    expect((host.match.s.open as { side: number }).side).toBe(2);
  });

  test('do not run at a table without hurry', () => {
    const host = begin({ speed: 'none' });
    expect(host.wakesAt()).toBeNull();
  });

  test('run on for everybody when somebody acts at once: a fresh one would show whose options have changed', () => {
    const host = begin({ bots: [false, false, false, false], paced: false });
    const resister = (): ReturnType<typeof waitingFor>[number] | undefined =>
      waitingFor(host.match).find(
        ({ shape }) => shape.t === 'oneOf' && shape.options.some((o) => typeof o === 'object' && o.id === 'resist'),
      );
    const below = chance('until somebody may resist');
    reach(host, 'explore', 1000);
    while (!resister()) {
      const [{ seat, id, ...asked }] = waitingFor(host.match);
      host.apply({ seat, id, choice: anyAnswer({ seat, id, ...asked }, below) }, 1000);
    }
    const { seat, id, shape } = resister()!;
    const seats = waitingFor(host.match).map((decision) => decision.seat);
    const due = seats.map((asked) => host.dueOf(asked));
    const resist = shape.t === 'oneOf' && shape.options.find((option) => typeof option === 'object' && option.id === 'resist');
    expect(host.apply({ seat, id, choice: anyChoice({ t: 'oneOf', options: [resist as Option] }, below) }, 50_000).ok).toBe(true);
    expect(waitingFor(host.match).find((decision) => decision.seat === seat)!.id).not.toBe(id);
    expect(seats.map((asked) => host.dueOf(asked))).toEqual(due);
  });

  test('give no more time to a seat that seals, unseals and seals again', () => {
    const host = begin({ bots: [false, false, false, false], paced: false });
    reach(host, 'explore', 1000);
    const [first] = waitingFor(host.match);
    const { seat } = first!;
    const due = host.dueOf(seat);
    expect(due).toBe(1000 + clockFor('normal', 'long')!);
    const choice = { pick: 'play', with: [(host.view(seat).own as { hand: number[] }).hand[0]] };
    expect(host.apply({ seat, id: first!.id, choice }, 50_000).ok).toBe(true);
    expect(host.dueOf(seat)).toBeNull();
    expect(host.apply({ seat, id: host.view(seat).decision!.id, unseal: true }, 60_000).ok).toBe(true);
    expect(host.dueOf(seat)).toBe(due);
  });

  test('run for the seconds an option of the game sets, the same for all who are asked, at any speed', () => {
    const dues = (speed: 'quick' | 'relaxed' | 'none', trapWindowSeconds: number): (number | null)[] => {
      const start = {
        seed: 'ab'.repeat(32),
        secret: '',
        speed,
        chance: () => 0.5,
        paced: false,
        now: 0,
        bots: [false, false, false, false],
      };
      const { host } = Host.begin(anomaly as unknown as PacedGame<GameTypes>, {
        ...start,
        options: { ...anomaly.modes[0].options, trapWindowSeconds } as never,
      });
      reach(host, 'trapWindow', 1000);
      return [...new Set(waitingFor(host.match).map(({ seat }) => host.dueOf(seat)))];
    };
    expect([dues('quick', 5), dues('relaxed', 5), dues('quick', 20), dues('none', 20)]).toEqual([[6000], [6000], [21_000], [21_000]]);
  });

  test('stand still while nobody is there', () => {
    const host = begin();
    const { creature } = host.match.s.open as { creature: Seat };
    host.shift(5_000);
    expect(host.dueOf(creature)).toBe(65_000);
    const again = Host.restore(
      game,
      { bots: [false, false, false], speed: 'normal', secret: '', chance: () => 0, paced: true },
      JSON.parse(JSON.stringify(host.save())),
      9_000_000,
    );
    expect(again.dueOf(creature)).toBe(65_000);
  });
});

describe('pace', () => {
  test('a window closes no sooner than its moment, whichever seat answers last and whatever the answer', () => {
    const host = begin();
    reach(host, 'w1a', 10_000);
    allSeen(host, 10_000);
    const { seat } = waitingFor(host.match)[0];
    const wait = closesAfter('window', 1, () => 0.5);
    expect(wait).toBe(2500);
    expect(host.countsFrom(seat, null, 10_000)).toBe(10_000 + wait);
    expect(host.countsFrom(seat, null, 10_000 + wait)).toBe(10_000 + wait + REST);
  });

  test('without pace nobody waits; one person before watchers waits less than several people, and alone among bots not at all', () => {
    const [several, watched, alone] = [4, 1, 1].map((people, i) => ({ people, others: i < 2 }));
    const all = ['none', 'glance', 'window', 'talk'] as const;
    for (const pace of all) expect([hurry(pace, several, false), hurry(pace, alone, true)]).toEqual([0, 0]);
    for (const pace of all.slice(1)) expect(hurry(pace, watched, true)).toBeLessThan(hurry(pace, several, true));
    expect(hurry('none', watched, true)).toBe(1);
  });

  test('answers that need no person take as long as people take: some soon, few late, a turn never at once', () => {
    const share = (pace: 'none' | 'glance' | 'window', part: number): number => answersAfter(pace, 1, () => part);
    for (const pace of ['none', 'glance', 'window'] as const) {
      expect(share(pace, 0.5) / share(pace, 0)).toBeGreaterThan(2);
      expect(share(pace, 0.999) / share(pace, 0.5)).toBeGreaterThan(2);
    }
    expect(share('none', 0)).toBeGreaterThan(1400);
  });

  test('a bot answers at a moment drawn from chance and public facts alone', () => {
    // Two tables that differ in seed, hence in every hand, but not in the chance of the pace: the same moments.
    const moments = ['11', '22', '33'].map((byte) => {
      const drawn = chance('pace');
      const host = begin({
        seed: byte.repeat(32),
        bots: [true, true, false],
        chance: () => drawn(1000) / 1000,
        options: { ...options, creature: 0 } as never,
      });
      const [task] = host.botTasks();
      return host.planned(task!.seat, task!.id, null);
    });
    expect(new Set(moments).size).toBe(1);
    expect(moments[0]).toBeGreaterThan(0);
  });

  test('where the first answer takes the turn, a bot leaves it to the people named before it, until they have fewer cards', () => {
    const start = { seed: 'ab'.repeat(32), secret: '', speed: 'none' as const, chance: () => 0.5, paced: true, now: 0 };
    const { host } = Host.begin(anomaly as unknown as PacedGame<GameTypes>, {
      ...start,
      options: { ...anomaly.modes[0].options, anomaly: 3 } as never,
      bots: [true, false, true, true],
      others: true,
    });
    const below = chance('race');
    const answer = (seat: Seat): void => {
      const decision = waitingFor(host.match).find((one) => one.seat === seat)!;
      host.apply({ seat, id: decision.id, choice: anyAnswer(decision, below) }, 0);
    };
    const thinking = (): Seat[] => host.botTasks().map(({ seat }) => seat);
    for (const seat of [0, 1, 2, 3]) answer(seat);
    for (const seat of [0, 1, 2]) answer(seat);
    // Three cards each: asked in the order of the seats, so the person waits for the first bot, and the second one for the person.
    expect(thinking()).toEqual([0]);
    answer(0);
    while (host.match.s.control.stack.at(-1)?.asking?.kind !== 'studentTurn') answer(waitingFor(host.match)[0].seat);
    // The person has most cards now, and all the time in the world; a seat left to a bot is a bot's.
    expect(thinking()).toEqual([]);
    host.setBot(1, true, 0);
    expect(thinking()).toEqual([0, 1, 2]);
    host.setBot(1, false, 0);
    // Nor do bots wait for a person who gives way; in the next race they do again.
    expect(host.giveWay(1, 0)).toBe(true);
    expect(host.giveWay(1, 0)).toBe(false);
    expect(host.planned(0, waitingFor(host.match).find(({ seat }) => seat === 0)!.id, null)).not.toBeNull();
    expect(host.giveWay(3, 0)).toBe(false);
  });

  test('hands each question to a bot once, with the view of its seat and nothing more', () => {
    const host = begin({ bots: [true, true, true] });
    const tasks = host.botTasks();
    expect(tasks).toHaveLength(1);
    expect(tasks[0].view).toEqual(host.view(tasks[0].seat));
    expect(host.botTasks()).toEqual([]);
  });

  test('a seat taken over by a bot is answered for; given back, it is not', () => {
    const host = begin();
    const { creature } = host.match.s.open as { creature: Seat };
    host.setBot(creature, true, 100);
    expect(host.botTasks().map(({ seat }) => seat)).toEqual([creature]);
    const { id } = host.view(creature).decision!;
    expect(host.planned(creature, id, null)).toBeGreaterThan(100);
    host.setBot(creature, false, 200);
    expect(host.planned(creature, id, null)).toBeNull();
  });
});

describe('standing orders', () => {
  test('are given after a pause, unless the seat speaks first', () => {
    const host = begin({ speed: 'none', bots: [false, false, false, false] });
    const below = chance('standing');
    let seen = 0;
    for (let i = 0; host.over === null && i < 3000 && seen < 5; i++) {
      const now = i * 10_000;
      const asked = waitingFor(host.match);
      const standing = asked.find((decision) => decision.standing);
      if (standing) {
        const at = host.wakesAt()!;
        expect(at).not.toBeNull();
        expect(host.answersAt(at - 1).filter(({ seat }) => seat === standing.seat)).toEqual([]);
        for (const input of host.answersAt(at + 10_000)) host.apply(input, at + 10_000);
        seen++;
        continue;
      }
      const passer = asked.find(({ shape }) => shape.t === 'oneOf' && shape.options.includes('passPhase'));
      if (passer) host.apply({ seat: passer.seat, id: passer.id, choice: 'passPhase' }, now);
      else host.apply(randomMove(host.match, below).input, now);
    }
    expect(seen).toBeGreaterThan(0);
  });
});

describe('a host', () => {
  test('saved and restored after every input goes on just the same', () => {
    const below = chance('restore');
    const setting = { bots: [false, false, false], speed: 'normal' as const, secret: 'cd'.repeat(32), chance: () => 0.5, paced: true };
    let one = begin();
    const other = begin();
    for (let i = 0; one.over === null && i < 200; i++) {
      const { input } = randomMove(one.match, below);
      expect(one.apply(input, i)).toEqual(other.apply(input, i));
      one = Host.restore(game, setting, JSON.parse(JSON.stringify(one.save())), i);
    }
  });

  test('tells a viewer nothing of an input that changes nothing for them', () => {
    const host = begin({ bots: [false, false, false, false, false] });
    reach(host, 'explore', 0);
    const { seat, id } = waitingFor(host.match)[0];
    const { hand } = host.view(seat).own as { hand: number[] };
    const seal = (card: number) => host.apply({ seat, id: host.view(seat).decision!.id, choice: { pick: 'play', with: [card] } }, 1);
    expect(id).toBe(host.view(seat).decision!.id);
    seal(hand[0]);
    const again = seal(hand[1]);
    expect(again.ok && again.frames.map(({ viewer }) => viewer)).toEqual([seat]);
  });
});

test('what everybody remembers alike is saved once for the table, and each bot is handed it with what its seat alone remembers', () => {
  const seats = 4;
  const { host } = Host.begin(anomaly as unknown as PacedGame<GameTypes>, {
    ...{ seed: 'ab'.repeat(32), secret: '', speed: 'none' as const, chance: () => 0.5, paced: false, now: 0 },
    options: { ...anomaly.modes[2].options, anomaly: 3 } as never,
    bots: new Array(seats).fill(true),
  });
  reach(host, 'anomalyTurn', 0);
  const saved = JSON.parse(JSON.stringify(host.save())) as ReturnType<typeof host.save>;
  const trails = JSON.stringify(saved).match(/"trail":/g);
  expect(trails).toHaveLength(1);
  const { common, own } = saved.memories as { common: { trail: object }; own: object[] };
  expect(own).toHaveLength(seats);
  const again = Host.restore(
    host.game,
    { ...{ secret: '', speed: 'none', chance: () => 0.5, paced: false }, bots: new Array(seats).fill(true) },
    saved,
    0,
  );
  const [task] = again.botTasks();
  expect(task.memory).toEqual({ ...common, ...own[task.seat] });
});

test('what was saved with memories of another form is not read: the match is played again from its inputs', () => {
  const saved = begin().copy();
  expect(begin().canRead(saved)).toBe(true);
  expect(begin({}, { ...game, blank: () => ({ noted: [] }) }).canRead(saved)).toBe(false);
});
