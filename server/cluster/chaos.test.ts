/** Several servers on one PostgreSQL, any of which may fall at any moment, and so may it, and the line between: nothing acknowledged is lost, nothing counts twice, nobody is stuck. */
import { setTimeout as pause } from 'node:timers/promises';
import { EFFORT } from '@lurk/testkit';
import { afterAll, expect, test } from 'vitest';
import { bundled } from '../test/bundle.ts';
import { lookIntoPostgres } from '../test/ledgers.ts';
import { Line } from '../test/line.ts';
import { Crew, compareViews, goesOn, killAll, LEDGER_EVERY, Ledger, type Survivor, tablesOfTwo, takenFrom } from '../test/mortals.ts';
import { below } from '../test/player.ts';
import { postgresForAll } from '../test/postgres.ts';
import { newFolder } from '../test/start.ts';

const KILLS = Math.max(10, Math.round(100 * EFFORT));
const PROCESSES = 3;
const SERVERS = 2;
const TABLES = 3;
/** One that has been silent for so long is given up: sooner than in earnest, for there it is waited for each time. */
const LIFE = 800;
/** One commit in so many is a server's last: some are to fall in the middle of one, and there are not many between two kills. */
const ODDS = 8;
/** Falls between two looks whether everybody can go on. */
const LOOK = 5;

const postgres = postgresForAll();
// Before it ends: what was registered last is done first.
afterAll(killAll);

/** Sees to it, for as long as it lasts, that servers are started again and that players who lost their connection come back through any that is up. */
class Care {
  /** Not to be started for now. */
  without: number | null = null;
  #ended = false;
  readonly #crew: Crew;
  readonly #done: Promise<unknown>;

  constructor(crew: Crew, survivors: readonly Survivor[]) {
    this.#crew = crew;
    this.#done = Promise.all([this.#restart(), ...survivors.map((survivor) => this.#stay(survivor))]);
  }

  /** Every other one dies of itself, in the middle of a commit. */
  async #restart(): Promise<void> {
    for (; !this.#ended; await pause(5))
      await Promise.all(this.#crew.down.map((at) => at === this.without || this.#crew.start(at, below(2) * ODDS)));
  }

  async #stay(survivor: Survivor): Promise<void> {
    for (; !this.#ended; await pause(10)) {
      const urls = this.#crew.urls(...this.#crew.up);
      if (survivor.player.ws.readyState !== 1 && urls.length > 0) await survivor.comeBack(urls[below(urls.length)]).catch(() => {});
      else survivor.playOn();
    }
  }

  /** From now on nobody is helped and no server kills itself: those that might are replaced. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#done;
    await this.#crew.kill(...this.#crew.up);
    for (const at of this.#crew.down) while (!(await this.#crew.start(at)));
  }
}

test(`${KILLS} kills of servers, of PostgreSQL and of the line under load: nothing lost, nothing doubled, nobody stuck`, async () => {
  const database = await postgres().database();
  const line = new Line(() => postgres().port);
  const through = new URL(database);
  through.port = String(await line.begin());
  const folders = new Array<string>(SERVERS).fill('');
  const crew = new Crew(await bundled(newFolder()), { folders, postgres: String(through), life: LIFE });
  await crew.begin(PROCESSES);
  const urls = crew.urls(...crew.up);
  const urlOf = (person: number): string => urls[(person * SERVERS) % urls.length];
  // A bot at one table only: a server that has it in memory loads its game, which takes as long as all the rest of starting.
  const survivors = [...(await tablesOfTwo(TABLES - 1, urlOf)), ...(await tablesOfTwo(1, urlOf, 1))];
  const care = new Care(crew, survivors);

  /** What befalls all of them at once, each in its turn. */
  const BLOWS: (() => Promise<unknown>)[] = [
    // An answer on its way to be stored: what is passed on with it is the whole transaction.
    () => line.said('choice').then(() => postgres().again('SIGKILL')),
    async () => line.cut(),
    async () => line.deafen(),
    () => postgres().again('SIGINT'),
    () => crew.kill(...crew.up),
    async () => {
      line.stall();
      await pause(LIFE / 2);
      line.goOn();
    },
  ];
  const ledger = new Ledger();
  const look = async (): Promise<void> => {
    ledger.add(await lookIntoPostgres(database));
  };
  let blows = 0;
  let looked = 0;
  let longest = 0;
  for (let fall = 1; crew.fallen < KILLS; fall++) {
    const [enough, latest] = [takenFrom(survivors) + 1 + below(6), Date.now() + 1_000];
    while (takenFrom(survivors) < enough && Date.now() < latest) await pause(1);
    // One process or two, with all that are in them.
    const first = below(PROCESSES);
    await crew.kill(first, (first + below(2)) % PROCESSES);
    if (crew.fallen > looked + LEDGER_EVERY) {
      await look();
      looked = crew.fallen;
    }
    if (fall % LOOK) continue;
    // One stays down: the others go on alone, with everybody.
    care.without = below(PROCESSES);
    await crew.kill(care.without);
    const fellAt = Date.now();
    await goesOn(survivors);
    longest = Math.max(longest, Date.now() - fellAt);
    care.without = null;
    await BLOWS[blows++ % BLOWS.length]();
    await goesOn(survivors);
  }
  await goesOn(survivors);
  await care.end();
  const torn = await compareViews(survivors, urls[0]);
  await crew.end();
  expect(crew.faults).toEqual([]);
  line.end();

  await look();
  ledger.expectAll(survivors);
  expect(torn).toEqual([]);
  const acked = takenFrom(survivors);
  expect(acked).toBeGreaterThan(KILLS);
  expect(crew.byThemselves).toBeGreaterThan(KILLS / 20);
  console.log(
    `${acked} inputs acknowledged, ${crew.fallen} servers fell, ${crew.byThemselves} of them of themselves, and ${blows} blows to all; ` +
      `after the fall of one, all played on within ${longest} ms`,
  );
});
