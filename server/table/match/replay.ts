/** Replays a match from its inputs: where its snapshot is gone, and for what was told before the stored streams begin. */
import type { GameTypes, Input } from '@lurk/kernel';
import { Host, type MatchRecord, type Setting, type StoredInput, type StoredMatch, secretOf, seedFrom, type Telling } from '@lurk/table';
import type { AnyGame } from '../../common/games.ts';
import type { MatchRow, Reads, Storage } from '../../store/storage.ts';

/** All inputs of a match, from its rows or, if it has been archived, from its record. */
export async function inputsOf(storage: Pick<Reads, 'record' | 'inputsAfter'>, id: string): Promise<Input[]> {
  const record = await storage.record(id);
  const archived: Pick<MatchRecord, 'inputs'> | null = record && JSON.parse(record);
  return archived?.inputs ?? (await storage.inputsAfter(id, 0)).map(({ text }): Input => JSON.parse(text));
}

/** What is stored of a match, to go on with it. */
export async function storedMatch(storage: Storage, { id, options, dealt }: MatchRow): Promise<StoredMatch> {
  const [snapshot, rows] = await Promise.all([storage.snapshot(id), storage.inputsAfter(id, 0)]);
  // Archived, it has inputs without times; its clocks say nothing any more.
  const archived = snapshot ? [] : (await inputsOf(storage, id)).map((input, i) => ({ no: i + 1, input, at: 0 }));
  // Mostly a few of them are wanted: those after the snapshot.
  const after = (from: number): StoredInput[] =>
    rows.flatMap(({ no, text, at }) => (no > from ? [{ no, input: JSON.parse(text), at }] : []));
  return {
    options: JSON.parse(options),
    seed: seedFrom(dealt),
    snapshot: snapshot && { no: snapshot.no, saved: JSON.parse(snapshot.text) },
    inputsAfter: snapshot ? after : () => archived,
  };
}

export interface Replayed {
  host: Host<GameTypes>;
  tellings: Telling[];
}

/** Pauses after every input. Times are not those of the match: clocks say nothing here. */
export function* replaying(game: AnyGame, row: MatchRow, setting: Setting, inputs: Input[]): Generator<undefined, Replayed> {
  const { host, telling } = Host.begin(game, { ...setting, options: JSON.parse(row.options), seed: seedFrom(row.dealt), now: 0 });
  const tellings = [telling];
  for (const input of inputs) {
    const done = host.apply(input, 0);
    if (!done.ok) break;
    tellings.push(done.telling);
    yield;
  }
  return { host, tellings };
}

/** The setting of a match that is only looked at: nobody answers and no clock runs. */
export function stillSetting({ seats, dealt }: MatchRow): Setting {
  const people: unknown[] = JSON.parse(seats);
  return { bots: people.map(() => false), speed: 'none', secret: secretOf(dealt), chance: () => 0, paced: false };
}

export function replay(game: AnyGame, row: MatchRow, setting: Setting, inputs: Input[]): Replayed {
  const steps = replaying(game, row, setting, inputs);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
