import { BEAT, CARD, factsOf, kindsWhere, LINE, OUTCOME, type PacedGame, SCENE, showTime } from '@lurk/contract';
import { type GameTypes, isEmpty, type Seat, seedFromText, waitingFor } from '@lurk/kernel';
import { allSwaps, anyAnswer, chance, randomMove, viewersOf } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { Driver } from './driver.ts';
import { Host, type Saved } from './host.ts';
import { CALM, clockFor, REST } from './pace.ts';
import { type Driven, driven, kindOf, setting, standing } from './test/driven.ts';
import { decisionOf } from './test/environment.ts';
import { proofs } from './test/proofs.ts';

describe('beats', () => {
  test('take time by what everybody was told, and by nothing that only some were', () => {
    const beats = { seen: { beat: BEAT }, scene: { beat: SCENE }, turn: { beat: CARD } };
    const all = (t: string) => ({ to: 'all' as const, event: { t } });
    expect(showTime(beats, [all('seen'), all('unremarkable'), all('scene')])).toBe(BEAT + SCENE);
    expect(showTime(beats, [{ to: [1, 2], event: { t: 'seen' } }])).toBe(0);
  });

  test('of one passage go on over inputs, and in a match brought back as well', () => {
    const host = standing((one) => one.save().passage !== null, 'ab');
    const saved: Saved = JSON.parse(JSON.stringify(host.save()));
    expect(saved.passage).toBe(host.save().passage);
    expect(Host.restore(host.game, setting(), saved, 0).save().passage).toBe(saved.passage);
    expect(Host.restore(host.game, setting(), { ...saved, passage: undefined }, 0).save().passage).toBe(null);
  });

  /** The places are all down and the tokens laid: the cards turn, which is a scene, and somebody is asked at once. */
  const beforeScene = standing((host) => kindOf(host) === 'w2m', 'cd');
  const turn = ({ driver, environment }: Driven): void => {
    const { host } = driver;
    for (let i = 0; host.view('public').ask && (host.match.s.open as { visits: unknown[] }).visits.length === 0; i++) {
      if (i > 50) throw new Error('the cards never turn');
      for (const { seat, id, fallback } of waitingFor(host.match)) {
        const choice =
          typeof fallback === 'object' && 'choice' in fallback ? fallback.choice : anyAnswer(host.view(seat).decision!, chance('turn'));
        environment.say(driver, `${seat}/${id}`, { seat, id, choice });
      }
      environment.pass(4000);
    }
  };

  test('come before the clock: it begins when all is shown, at the calmest tempo', () => {
    const one = driven(beforeScene);
    turn(one);
    const { host } = one.driver;
    const { at } = host
      .save()
      .clocks.map((clock) => clock ?? { at: null })
      .find((clock) => clock.at !== null)!;
    const { deadline } = waitingFor(host.match)[0]!;
    const shownUntil = host.save().shownUntil!;
    expect(shownUntil).toBeGreaterThan(one.environment.time - 4000);
    expect(at).toBe(shownUntil + clockFor('normal', deadline)!);
  });

  test('of one input end before a bot gives the next, and sooner if everybody says so', () => {
    const times = (says: boolean): number[] => {
      const bots = [true, true, true, false];
      const { driver, environment } = driven(
        standing((host) => kindOf(host) === 'explore', 'ef', { bots }),
        { bots, others: true },
      );
      const below = chance('bots');
      environment.bot = ({ view, id }) => {
        const decision = [view.decision, view.offer].find((asked) => asked?.id === id);
        if (!decision || id === view.offer?.id) return null;
        return { choice: decision.mayPass ? null : anyAnswer(decision, below) };
      };
      driver.setBot(3, false);
      const at: number[] = [];
      const gaps: number[] = [];
      for (let i = 0; i < 4000 && gaps.length < 20; i++) {
        const { decision, sealed } = driver.host.view(3);
        if (decision && !sealed)
          environment.say(driver, `${decision.id}`, { seat: 3, id: decision.id, choice: anyAnswer(decision, below) });
        const before = driver.host.save().shownUntil!;
        environment.pass(50);
        if (says) driver.sawTill(3, driver.host.lastOf(3));
        const after = driver.host.save().shownUntil!;
        if (after > Math.max(before, environment.time - 50)) {
          if (at.length > 0) gaps.push(environment.time - at.at(-1)!);
          at.push(environment.time);
        }
        if (driver.host.over !== null) break;
      }
      return gaps;
    };
    const calm = times(false);
    const brisk = times(true);
    expect(Math.min(...calm)).toBeGreaterThanOrEqual(BEAT * CALM - 100);
    expect(brisk.reduce((a, b) => a + b, 0)).toBeLessThan(calm.reduce((a, b) => a + b, 0));
  });
});

describe('a seat that can do nothing', () => {
  const isEmptyFor = (host: Host<GameTypes>): Seat | undefined => {
    const seat = waitingFor(host.match).find((decision) => isEmpty(host.match, decision) && !decision.standing)?.seat;
    return waitingFor(host.match).length === 1 ? seat : undefined;
  };
  const empty = standing((host) => isEmptyFor(host) !== undefined, '5a');
  const seat = isEmptyFor(empty)!;

  test('is answered for after a while, and passes', () => {
    const { environment } = driven(empty);
    environment.pass(clockFor('normal', 'short')! - 1000);
    expect(environment.inputs[0]).toMatchObject({ seat, choice: null });
  });

  test('is left to its clock while its person has not the table before their eyes, and passes a while after they have again', () => {
    const gone = driven(empty);
    const clock = gone.driver.host.dueOf(seat)!;
    gone.environment.pass(1000);
    gone.driver.setLooking(seat, false);
    gone.environment.pass(clock - gone.environment.time);
    expect(gone.environment.inputs[0]).toMatchObject({ seat, timeout: true });
    const back = driven(empty);
    back.driver.setLooking(seat, false);
    back.environment.pass(clock - back.environment.time - 10_000);
    expect(back.environment.inputs).toEqual([]);
    back.driver.setLooking(seat, true);
    back.environment.pass(9000);
    expect(back.environment.inputs[0]).toMatchObject({ seat, choice: null });
  });

  test('without a clock waits for a player who is gone, and for nobody else for ever', () => {
    const { driver, environment } = driven(empty, { speed: 'none' });
    driver.setLooking(seat, false);
    environment.pass(24 * 3600 * 1000);
    expect(environment.inputs).toEqual([]);
    driver.setLooking(seat, true);
    environment.pass(20_000);
    expect(environment.inputs[0]).toMatchObject({ seat, choice: null });
  });

  test('is left to the clock after a question that the clock answered, until there is a sign of life, also in a match brought back', () => {
    const { driver, environment } = driven(empty);
    const kept: Saved = JSON.parse(JSON.stringify(driver.host.save()));
    const silent = kept.habits!.map((habit) => ({ ...habit, silent: true }));
    const again = new Driver(
      Host.restore(empty.game, setting(), { ...kept, habits: silent, clocks: kept.clocks.map(() => null) }, environment.time),
      environment,
    );
    driver.close('stopping');
    again.start();
    environment.pass(20_000);
    expect(environment.inputs).toEqual([]);
    again.sign(seat);
    environment.pass(9000);
    expect(environment.inputs[0]).toMatchObject({ seat, choice: null });
  });

  test('is asked if it wants to be, and can speak first in any case', () => {
    const asked = driven(empty);
    asked.driver.setWants(seat, { emptyToo: true });
    asked.environment.pass(clockFor('normal', 'short')! - 1000);
    expect(asked.environment.inputs).toEqual([]);
    const quick = driven(empty);
    quick.environment.say(quick.driver, 'own', { seat, id: decisionOf(quick.driver, seat), choice: null });
    quick.environment.pass(4000);
    expect(quick.environment.wordsFor('own')).toEqual(['ok']);
    expect(quick.environment.inputs.filter((input) => input.seat === seat)).toHaveLength(1);
  });
});

describe('an order to pass', () => {
  const isWindowFor = (host: Host<GameTypes>): Seat | undefined =>
    host.view('public').ask?.window && waitingFor(host.match).length === 1
      ? waitingFor(host.match).find((decision) => !isEmpty(host.match, decision) && !decision.standing)?.seat
      : undefined;
  const open = standing((host) => isWindowFor(host) !== undefined, '77');
  const seat = isWindowFor(open)!;

  test('passes in windows by itself until the next turn, and is then forgotten', () => {
    const { driver, environment } = driven(open);
    driver.setWants(seat, { passing: true });
    environment.pass(12_000);
    expect(environment.inputs[0]).toMatchObject({ seat, choice: null });
    const below = chance('until the turn is over');
    const { turn } = driver.host.match.s.open as { turn: number };
    for (let i = 0; (driver.host.match.s.open as { turn: number }).turn === turn && driver.host.over === null; i++) {
      if (i > 500) throw new Error('the turn never ends');
      const [decision] = waitingFor(driver.host.match);
      environment.say(driver, `a${i}`, {
        seat: decision.seat,
        id: decision.id,
        choice: decision.mayPass ? null : anyAnswer(decision, below),
      });
      environment.pass(5000);
    }
    expect(driver.host.wantsOf(seat).passing).toBe(false);
  });

  test('is nobody else’s to know: the others hear the same, byte for byte, as long as the window is open', () => {
    const frames = (passing: boolean): unknown => {
      const { driver, environment } = driven(open);
      const told: unknown[] = [];
      const { commit } = environment;
      environment.commit = (change) => {
        told.push(...(change.move?.frames ?? []).filter(({ viewer }) => viewer !== seat));
        commit.call(environment, change);
      };
      driver.setWants(seat, { passing });
      environment.pass(1500);
      return {
        told,
        views: viewersOf(driver.host.match.s)
          .filter((viewer) => viewer !== seat)
          .map((viewer) => driver.host.view(viewer)),
      };
    };
    expect(frames(true)).toEqual(frames(false));
  });
});

describe.each(proofs)('in $name', (module) => {
  test('what belongs together is told to everybody: lines, what they lead up to, or a great moment among them', () => {
    for (const t of kindsWhere(module.events, ({ beat }) => beat !== undefined)) {
      const { to, beat } = factsOf(module.events, { t });
      expect(to).toBeUndefined();
      if (typeof beat === 'object') expect([LINE, OUTCOME, SCENE]).toContain(beat.ms);
    }
  });

  test('whatever is hidden, every clock runs as long, every question may close at the same moment and every seal rests alike', () => {
    const below = chance('hidden');
    const [one, other] = module.modes;
    let compared = 0;
    // Two modes at the least; short matches give fewer moments, and there are more of them.
    for (let n = 0; n < 2 || compared <= 100; n++) {
      const mode = n % 2 ? other : one;
      const drawn = setting({ bots: new Array(mode.seats).fill(false) });
      const { host } = Host.begin(module as PacedGame<GameTypes>, {
        ...drawn,
        options: mode.options,
        seed: seedFromText(`hidden ${n}`),
        now: 0,
      });
      for (let i = 0; i < 60 && host.over === null; i++) {
        host.apply(randomMove(host.match, below).input, i * 20_000);
        if (host.over !== null || i % 4) continue;
        for (const viewer of viewersOf(host.match.s))
          for (const { state } of allSwaps(module, host.match, viewer, `swap ${i}`, below).slice(0, 2)) {
            const at = i * 20_000;
            const moments = (s: typeof state): unknown => {
              const saved = JSON.parse(JSON.stringify({ ...host.save(), s, clocks: s.own.map(() => null) })) as Saved;
              const restored = Host.restore(module as PacedGame<GameTypes>, setting({ bots: drawn.bots }), saved, at);
              const seats = [...s.own.keys()];
              return seats.map((seat) => [
                restored.dueOf(seat),
                restored.countsFrom(seat, null, at),
                restored.countsFrom(seat, null, at + 9 * REST),
              ]);
            };
            expect(moments(state)).toEqual(moments(host.match.s));
            compared++;
          }
      }
    }
  });
});
