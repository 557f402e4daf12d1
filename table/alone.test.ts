/** One person among bots: what is shown takes time, and nothing else. */
import { answerable, type GameTypes, isEmpty, isRace, isWindow, must, onlyChoice, pace, seedFromText, waitingFor } from '@lurk/kernel';
import { anyAnswer, chance } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { Driver } from './driver.ts';
import { Host, type Setting } from './host.ts';
import { AT_ONCE, OFFERED, REST } from './pace.ts';
import { kindOf, setting } from './test/driven.ts';
import { decisionOf, TestEnvironment } from './test/environment.ts';
import { proofs } from './test/proofs.ts';

const nothing = { t: 'oneOf' as const, options: [] };
const [SECOND, HOUR] = [1000, 3_600_000];
const ME = 0;

interface Evening {
  driver: Driver<GameTypes>;
  environment: TestEnvironment;
  below: ReturnType<typeof chance>;
}
/** A match in which everybody but seat 0 is a bot that plays at random. */
function evening(module: (typeof proofs)[number], seed: string, changes: Partial<Setting> = {}): Evening {
  const mode = must(module.modes.find(({ seats }) => seats > 2));
  const bots = Array.from({ length: mode.seats }, (_, seat) => seat !== ME);
  const environment = new TestEnvironment(0);
  const below = chance(seed);
  const { host } = Host.begin(module, { ...setting({ bots, ...changes }), options: mode.options, seed: seedFromText(seed), now: 0 });
  environment.bot = ({ view, id }) => {
    const asked = [view.decision, view.offer].find((one) => one?.id === id);
    return asked && id !== view.offer?.id ? { choice: anyAnswer(asked, below) } : null;
  };
  const driver = new Driver(host, environment);
  driver.start();
  return { driver, environment, below };
}
/** What seat 0 could do something with now, by hand. */
const mine = ({ host }: Driver<GameTypes>) => {
  const { decision, sealed } = host.view(ME);
  return decision && !sealed && !isEmpty(host.match, decision) ? decision : null;
};

describe.each(proofs)('alone in $name', (module) => {
  test('nothing takes time but what is shown, up to the next question one can do something with', () => {
    let waited = 0;
    for (let no = 0; no < 4; no++) {
      const { driver, environment, below } = evening(module, `alone ${no}`);
      const { host } = driver;
      for (let i = 0; i < 400 && host.over === null; i++) {
        const asked = mine(driver);
        if (asked) environment.say(driver, `${i}`, { seat: ME, id: asked.id, choice: anyAnswer(asked, below) });
        driver.giveWay(ME);
        const due =
          Math.max(environment.time, must(host.save().shownUntil)) +
          (answerable(host.view(ME).offer?.shape ?? nothing) ? OFFERED : AT_ONCE);
        const wakes = environment.wakesAt;
        if (wakes === null) continue;
        // One's own last answer rests, so that it can be taken back; whatever else comes is a clock of one's own.
        if (host.view(ME).sealed || (asked && mine(driver))) environment.pass(wakes - environment.time);
        else {
          expect(wakes, kindOf(host)).toBeLessThanOrEqual(due);
          environment.pass(wakes - environment.time);
          waited++;
        }
      }
    }
    expect(waited).toBeGreaterThan(5);
  });
});

/** Matches of these games stand at a question like this one, which a lone person in seat 0 could do something with. */
function openTo(isWanted: (driver: Driver<GameTypes>) => boolean, changes: Partial<Setting> = {}): Evening[] {
  return proofs.flatMap((module) => {
    for (let no = 0; no < 12; no++) {
      const found = evening(module, `open ${no}`, changes);
      const { driver, environment, below } = found;
      for (let i = 0; i < 400 && driver.host.over === null; i++) {
        if (isWanted(driver)) return [found];
        const asked = mine(driver);
        if (asked) environment.say(driver, `${i}`, { seat: ME, id: asked.id, choice: anyAnswer(asked, below) });
        driver.giveWay(ME);
        environment.pass(Math.max(1, (environment.wakesAt ?? 0) - environment.time));
      }
    }
    return [];
  });
}
const namesOf = (found: Evening[]): string[] => found.map(({ driver }) => driver.host.game.name);

test('alone, a window one can do something in stays open until one has answered, at any speed', () => {
  const found = openTo((driver) => mine(driver) !== null && isWindow(driver.host.match));
  expect(namesOf(found)).toEqual(['not-alone', 'anomaly', 'the-thing', 'victim']);
  for (const { driver, environment, below } of found) {
    const asked = must(mine(driver));
    environment.pass(HOUR);
    expect(decisionOf(driver, ME)).toBe(asked.id);
    expect(driver.host.dueOf(ME)).toBeNull();
    environment.say(driver, 'own', { seat: ME, id: asked.id, choice: anyAnswer(asked, below) });
    environment.pass(2 * SECOND);
    expect(environment.wordsFor('own')).toEqual(['ok']);
  }
});

const isForced = ({ host }: Driver<GameTypes>): boolean => {
  const { decision, sealed } = host.view(ME);
  return !!decision && !sealed && !decision.mayPass && onlyChoice(decision.shape) !== undefined;
};

test('alone, one is not asked where there is only one answer, unless one wants to be', () => {
  const found = openTo(isForced);
  expect(namesOf(found)).toContain('victim');
  for (const { driver, environment } of found) {
    const { id, shape } = must(driver.host.view(ME).decision);
    const shown = Math.max(environment.time, must(driver.host.save().shownUntil));
    driver.setWants(ME, { emptyToo: true });
    const before = environment.inputs.length;
    environment.pass(Math.max(shown - environment.time, 0) + OFFERED);
    expect(environment.inputs.slice(before).filter(({ seat }) => seat === ME)).toEqual([]);
    driver.setWants(ME, { emptyToo: false });
    environment.pass(OFFERED);
    expect(environment.inputs.slice(before).find(({ seat }) => seat === ME)).toEqual({ seat: ME, id, choice: onlyChoice(shape) });
  }
});

test('alone, the only answer is given at a table without pace too: its page does not ask either', () => {
  expect(namesOf(openTo(isForced, { paced: false }))).toEqual([]);
});

test('among several it is given too, in a time this person might have taken', () => {
  const found = openTo((driver) => isForced(driver) && pace(driver.host.match) === 'none', { others: true });
  expect(namesOf(found)).toContain('victim');
  const { driver, environment } = must(found.at(-1));
  const { id, shape } = must(driver.host.view(ME).decision);
  const mine = () => environment.inputs.filter(({ seat }) => seat === ME);
  const before = mine().length;
  environment.pass(Math.max(0, must(driver.host.save().shownUntil) - environment.time) + SECOND);
  expect(mine().slice(before)).toEqual([]);
  environment.pass(60 * SECOND);
  expect(mine()[before]).toEqual({ seat: ME, id, choice: onlyChoice(shape) });
});

test('alone, one has the first word in a race: no bot takes the turn until one answers, or gives way', () => {
  const found = openTo((driver) => mine(driver) !== null && isRace(driver.host.match) && waitingFor(driver.host.match).length > 1);
  expect(namesOf(found)).toEqual(['anomaly']);
  for (const { driver, environment } of found) {
    const inputs = environment.inputs.length;
    environment.pass(HOUR);
    expect(environment.inputs.length).toBe(inputs);
    expect([driver.giveWay(ME), driver.giveWay(ME)]).toEqual([true, false]);
    environment.pass(OFFERED);
    expect(environment.inputs.length).toBeGreaterThan(inputs);
  }
});

test('alone, a talk goes on until one has had one’s say', () => {
  const isTalk = ({ host }: Driver<GameTypes>): boolean => host.view(ME).offer !== null && pace(host.match) === 'talk';
  const found = openTo((driver) => isTalk(driver) && !mine(driver));
  expect(namesOf(found)).toEqual(['the-thing']);
  for (const { driver, environment } of found) {
    const inputs = environment.inputs.length;
    environment.pass(HOUR);
    expect(environment.inputs.length).toBe(inputs);
    driver.giveWay(ME);
    environment.pass(OFFERED);
    expect(environment.inputs.length).toBeGreaterThan(inputs);
  }
});

describe.each(proofs)('somebody who comes to watch $name', (module) => {
  /** How long after everything was shown the match went on by itself, input by input; `from`: somebody watches from this one on. */
  const waits = (from: number): number[] => {
    const { driver, environment, below } = evening(module, 'watched');
    const out: number[] = [];
    let keys = 0;
    while (environment.inputs.length < 60 && driver.host.over === null) {
      if (environment.inputs.length >= from && !driver.host.hasOthers) driver.setOthers(true);
      const asked = mine(driver);
      if (asked) environment.say(driver, `${keys++}`, { seat: ME, id: asked.id, choice: asked.mayPass ? null : anyAnswer(asked, below) });
      driver.giveWay(ME);
      // One's own answer rests; or it was an act, and one is asked again.
      if (mine(driver)) {
        environment.pass(REST);
        continue;
      }
      const wakes = must(environment.wakesAt, 'something that happens by itself');
      const shown = Math.max(environment.time, must(driver.host.save().shownUntil));
      const before = environment.inputs.length;
      environment.pass(Math.max(0, wakes - environment.time));
      for (let no = before; no < environment.inputs.length; no++) out[no] = environment.time - shown;
    }
    return out;
  };

  test('finds every question paced as among several people, from the next one on', () => {
    const [alone, watched] = [waits(Number.POSITIVE_INFINITY), waits(0)].map((list) => Math.max(0, ...list.filter(Boolean)));
    expect(alone).toBeLessThanOrEqual(Math.max(OFFERED, REST));
    expect(watched).toBeGreaterThan(2 * SECOND);
    expect(Math.max(...waits(2).slice(3).filter(Boolean))).toBeGreaterThan(2 * SECOND);
  });

  test('is told nothing of how long anything took before: what they get is the same, byte for byte', () => {
    const { driver, environment, below } = evening(module, 'before');
    for (let i = 0; i < 200 && driver.host.over === null; i++) {
      const asked = mine(driver);
      if (asked) environment.say(driver, `${i}`, { seat: ME, id: asked.id, choice: anyAnswer(asked, below) });
      driver.giveWay(ME);
      environment.pass(Math.max(0, (environment.wakesAt ?? environment.time) - environment.time));
    }
    const { inputs } = environment;
    expect(inputs.length).toBeGreaterThan(5);
    const told = (every: number): unknown => {
      const { host } = evening(module, 'before').driver;
      const frames = inputs.flatMap((input, i) => {
        const done = host.apply(input, i * every);
        return done.ok ? done.frames.filter(({ viewer }) => viewer === 'public').map(({ text }) => text) : [];
      });
      return { frames, view: host.view('public'), n: host.lastOf('public') };
    };
    expect(told(10)).toEqual(told(50_000));
  });
});
