/** What a match takes in the store: in the middle, just ended, and as its record. Played by bots, written as the server writes it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { botFor, loadBots } from '../../bots/index.ts';
import { defaultsOf } from '../../contract/index.ts';
import { diceOver, fastDice, hashState, type Input } from '../../kernel/index.ts';
import { gameOf } from '../../server/common/games.ts';
import { openEngine } from '../../server/store/sqlite/engine.ts';
import type { MatchRow, Storage, Write } from '../../server/store/storage.ts';
import { assemble, keptEnding } from '../../server/table/match/records.ts';
import { inputsOf } from '../../server/table/match/replay.ts';
import { type BotTask, Host, writeTelling } from '../../table/index.ts';

const MATCHES = 20;
const SNAPSHOT_EVERY = 40;

/** Bytes of all pages in use. */
function bytesIn(folder: string): number {
  const db = new DatabaseSync(join(folder, 'lurk.sqlite'), { readOnly: true });
  const of = (what: string): number => Number(Object.values(db.prepare(`PRAGMA ${what}`).get() as object)[0]);
  const bytes = (of('page_count') - of('freelist_count')) * of('page_size');
  db.close();
  return bytes;
}

class Played {
  readonly row: MatchRow;
  readonly #host;
  /** What is to be stored of it since it was last asked. */
  writes: Write[];
  readonly #bot;
  readonly #dice;
  no = 0;

  constructor(game: string, seats: number, n: number) {
    const { module, contract } = gameOf(game)!;
    const seed = (n + 1).toString(16).padStart(64, '0');
    const hashes = new Array<null>(seats).fill(null);
    const dealt = { commitment: seed, secret: seed, hashes, nonces: hashes } as never;
    const names = Array.from({ length: seats }, (_, i) => ({ name: `Player ${i}`, bot: true }));
    const options = { ...defaultsOf(contract.options), host: 0 };
    this.row = {
      id: `${game}-${n}`.padEnd(16, '-'),
      table: `T${n}`,
      game,
      rulesVersion: module.rulesVersion,
      options: JSON.stringify(options),
      seats: JSON.stringify(names),
      dealt,
      state: 'playing',
      asleep: null,
      result: null,
    };
    const setting = { bots: names.map(() => true), speed: 'none' as const, secret: seed, chance: () => 0, paced: false };
    const { host, telling } = Host.begin(module, { ...setting, options: options as never, seed, now: 0 });
    this.#host = host;
    this.#bot = botFor(game, 'beginner');
    this.#dice = diceOver(fastDice(seed));
    const first = { no: 0, seat: -1, key: null, text: '', at: 0, told: writeTelling(telling) };
    this.writes = [
      ['addMatch', this.row],
      ['addInput', this.row.id, first],
    ];
    this.#snapshot();
  }

  #snapshot(): void {
    this.writes.push(['saveSnapshot', this.row.id, { no: this.no, text: JSON.stringify(this.#host.save()) }]);
  }

  #thought({ seat, id, view, memory }: BotTask): Input | null {
    const decision = [view.decision, view.offer].find((asked) => asked?.id === id)!;
    const choice = this.#bot.decide(view, memory, decision, this.#dice);
    return choice === null && view.offer?.id === id ? null : { seat, id, choice };
  }

  /** Plays until the end, or until this many inputs. */
  play(most = Number.POSITIVE_INFINITY): void {
    const host = this.#host;
    while (host.over === null && this.no < most)
      for (const input of [...host.botTasks().map((task) => this.#thought(task)), ...host.answersAt(0)]) {
        const done = input && host.apply(input, 0);
        if (!done?.ok) continue;
        this.no++;
        const text = JSON.stringify(input);
        const told = writeTelling(done.telling);
        const key = `key-${this.no}`.padEnd(16, 'x');
        this.writes.push(['addInput', this.row.id, { no: this.no, seat: input!.seat, key, text, at: 1e12, told }]);
        if (host.over !== null || this.no % SNAPSHOT_EVERY === 0) this.#snapshot();
      }
    const result = JSON.stringify({ outcome: host.over, end: hashState(host.match.s) });
    if (host.over !== null) this.writes.push(['endMatch', this.row.id, 1, result]);
  }
}

function lengths(game: string, seats: number): number[] {
  return Array.from({ length: MATCHES }, (_, n) => {
    const match = new Played(game, seats, n);
    match.play();
    return match.no;
  });
}

async function sizesOf(game: string, seats: number): Promise<void> {
  const inputs = lengths(game, seats);
  const folder = mkdtempSync(join(tmpdir(), 'lurk-sizes-'));
  const storage = openEngine(folder);
  // Whoever waits for it waits for nothing.
  const atOnce = storage as unknown as Storage;
  const empty = bytesIn(folder);
  const each = (): string => `${((bytesIn(folder) - empty) / MATCHES / 1000).toFixed(1)} KB`;
  const matches = inputs.map((_, n) => new Played(game, seats, n));
  const store = (): void => storage.commit(matches.flatMap((match) => match.writes.splice(0)));
  for (const [n, match] of matches.entries()) match.play(inputs[n] / 2);
  store();
  const middle = each();
  for (const match of matches) match.play();
  store();
  const ended = each();
  const times: number[] = [];
  for (const { row } of matches) {
    const start = performance.now();
    const over = storage.match(row.id)!;
    const record = JSON.stringify(assemble(over, await inputsOf(atOnce, row.id), (await keptEnding(atOnce, over))!));
    storage.soon([['archive', row.id, record]]);
    times.push(performance.now() - start);
  }
  const mean = inputs.reduce((sum, n) => sum + n, 0) / MATCHES;
  console.log(
    `${game}, ${seats} seats, ${mean.toFixed(0)} inputs: ${middle} in the middle, ${ended} at the end, ${each()} archived; archiving takes ${times.toSorted((a, b) => a - b)[MATCHES >> 1].toFixed(1)} ms, at most ${Math.max(...times).toFixed(1)}`,
  );
  storage.close();
  rmSync(folder, { recursive: true });
}

export async function sizes(): Promise<void> {
  await Promise.all(['not-alone', 'anomaly'].map(loadBots));
  await sizesOf('not-alone', 5);
  await sizesOf('anomaly', 4);
}
