/**
 * Everybody at many tables loses the line at one moment, with an answer on its way, and comes back at one moment: to a server that has their tables in
 * memory, and to one that has just been killed and has nothing. On each store.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { EFFORT } from '@lurk/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { bundled } from '../test/bundle.ts';
import { lookIntoFolder, lookIntoPostgres } from '../test/ledgers.ts';
import { Crew, goesOn, type Kept, killAll, Ledger, type Survivor, tableOf, takenFrom } from '../test/mortals.ts';
import { postgresForAll } from '../test/postgres.ts';
import { newFolder } from '../test/start.ts';

const SEATS = 5;
/** Server and people have a line each open for everyone, and may have no more than this. */
const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: number | 'unlimited' } } };
const LINES = Number(userLimits?.open_files.soft ?? 1_024) || Number.POSITIVE_INFINITY;
const CROWD = Math.min(100 * EFFORT ** 2, 5_000, LINES - 500);
const TABLES = Math.floor(CROWD / SEATS);
/** Tables that are set up at the same time. */
const AT_ONCE = 20;
/** As the page waits before it comes again, in milliseconds. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

const postgres = postgresForAll();
afterAll(killAll);

interface Place {
  folders: string[];
  postgres?: string;
}
const KINDS: { name: string; place(): Promise<Place>; look(place: Place): Promise<Kept[]> }[] = [
  {
    name: 'SQLite',
    place: async () => ({ folders: [newFolder()] }),
    look: async ({ folders }) => folders.flatMap(lookIntoFolder),
  },
  {
    name: 'PostgreSQL',
    place: async () => ({ folders: [''], postgres: await postgres().database() }),
    look: ({ postgres = '' }) => lookIntoPostgres(postgres),
  },
];

/** Somebody as a page is: without a line they come again, a little later each time. */
class Page {
  readonly survivor: Survivor;
  #isOpen = true;
  #coming: Promise<void> | null = null;

  constructor(survivor: Survivor) {
    this.survivor = survivor;
  }

  get isHere(): boolean {
    return this.survivor.player.ws.readyState === WebSocket.OPEN && !this.#coming;
  }

  /** There again, and told all that was missed. */
  comes(url: string): Promise<void> {
    this.#coming ??= this.#come(url).finally(() => {
      this.#coming = null;
    });
    return this.#coming;
  }

  async #come(url: string): Promise<void> {
    const { player } = this.survivor;
    for (let wait = FIRST_WAIT; this.#isOpen; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      const heard = player.received.length;
      const isTold = (): boolean => player.received.slice(heard).some((text) => /^\{"t":"(view|clock)"/.test(text));
      const isCut = (): boolean => player.ws.readyState !== WebSocket.OPEN;
      const comes = await this.survivor.comeBack(url).then(
        () => true,
        () => false,
      );
      while (comes && !isTold() && !isCut()) await pause(20);
      if (comes && isTold()) return;
      await pause(wait * (0.5 + Math.random() / 2));
    }
  }

  close(): void {
    this.#isOpen = false;
  }
}

/** For as long as it lasts, players cut off in the rush come again, and some of them play. */
async function meanwhile<T>(url: string, pages: Page[], playing: Survivor[], work: () => Promise<T>): Promise<T> {
  let isDone = false;
  const care = async (): Promise<void> => {
    for (; !isDone; await pause(20)) {
      for (const page of pages) if (!page.isHere) void page.comes(url);
      for (const survivor of playing) survivor.playOn();
    }
  };
  const cared = care();
  try {
    return await work();
  } finally {
    isDone = true;
    await cared;
  }
}

describe.each(KINDS)('$name', ({ place, look }) => {
  test(`${CROWD} at ${TABLES} tables come back at once, and once more to a server that was killed: everybody is told, no answer is lost or counts twice`, async () => {
    const where = await place();
    const crew = new Crew(await bundled(newFolder()), where);
    await crew.begin(1);
    const [url] = crew.urls(0) as [string];
    const people: Survivor[] = [];
    for (let t = 0; t < TABLES; t += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, TABLES - t) }, (_, i) => t + i);
      const some = (await Promise.all(numbers.map((n) => tableOf(String(n), () => url, { people: SEATS })))).flat();
      await Promise.all(some.map(({ player }) => player.until(() => player.wire !== null)));
      for (const survivor of some) survivor.rest();
      people.push(...some);
    }
    const calm = await tableOf('calm', () => url, { people: 3 });
    await Promise.all(calm.map(({ player }) => player.until(() => player.wire !== null)));
    const crowd = people.map((survivor) => new Page(survivor));
    const all = [...crowd, ...calm.map((survivor) => new Page(survivor))];
    const unanswered = (): number => people.filter(({ sent }) => sent.size > 0).length;

    /** All answer what they are asked, and no more; then this befalls them. */
    const storm = async (what: string, befalls: () => Promise<void>): Promise<void> => {
      const taken = takenFrom(calm);
      for (const survivor of people) {
        survivor.wake();
        survivor.rest();
        survivor.player.received = [];
      }
      await befalls();
      const fellAt = Date.now();
      await meanwhile(url, all, calm, async () => {
        await Promise.all(crowd.map((page) => page.comes(url)));
        console.log(
          `${what}: ${crowd.length} are back after ${Date.now() - fellAt} ms; ${takenFrom(calm) - taken} answers were taken elsewhere meanwhile`,
        );
        await expect.poll(unanswered).toBe(0);
        // Somebody at another table was heard meanwhile.
        await expect.poll(() => takenFrom(calm)).toBeGreaterThan(taken);
      });
    };
    await storm('lines cut', async () => {
      for (const { player } of people) player.ws.terminate();
    });
    await storm('server killed', async () => {
      await pause(20);
      await crew.kill(0);
      while (!(await crew.start(0)));
    });
    for (const survivor of people) survivor.wake();
    await meanwhile(url, all, calm, () => goesOn([...people, ...calm]));
    for (const page of all) page.close();
    await crew.end();
    expect(crew.faults).toEqual([]);
    const ledger = new Ledger();
    ledger.add(await look(where));
    ledger.expectAll([...people, ...calm]);
  });
});
