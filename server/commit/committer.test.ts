import { setImmediate as turn } from 'node:timers/promises';
import type { Rejection } from '@lurk/table';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Batch, Storage, Write } from '../store/storage.ts';
import { Committer, type Keeper } from './committer.ts';
import { Guard } from './guard.ts';
import { Lane } from './lane.ts';

/** A store whose disk is held by hand: what is being flushed is settled when the test says so. */
class HeldStore {
  readonly flushing: { batch: Batch; done(): void; failed(error: Error): void }[] = [];
  commit(batch: Batch): Promise<void> {
    return new Promise((done, failed) => this.flushing.push({ batch, done, failed }));
  }
  /** What is on its way to the disk: the numbers of the changes, batch by batch. */
  get numbers(): number[][] {
    return this.flushing.map(({ batch }) => batch.map(([, at]) => Number(at)));
  }
  async done(): Promise<void> {
    this.flushing.shift()!.done();
    await turn();
  }
  async fails(): Promise<void> {
    this.flushing.shift()!.failed(new Error('no'));
    await turn();
  }
}

let store: HeldStore;
let committer: Committer;
let heard: string[];
beforeEach(() => {
  store = new HeldStore();
  const log = (): void => {};
  committer = new Committer(store as unknown as Storage, log, new Guard({ log, broken: () => {} }));
  heard = [];
});

function aKeeper(name: string, forget = async (): Promise<void> => {}): Keeper {
  return {
    lane: new Lane(),
    async forget() {
      heard.push(`${name} goes back`);
      await forget();
    },
  };
}
const write = (no: number): Write => ['alive', no];
/** A change that is told by its number, and whose refusal is heard. */
function change(keeper: Keeper, no: number): void {
  const rejected = (code: Rejection): void => void heard.push(`${no} ${code}`);
  committer.submit(keeper, () => ({ writes: [write(no)], tell: () => heard.push(`${no}`) }), rejected);
}

describe('a batch', () => {
  test('gathers while the one before it is flushed, and is told when it is durable, in order', async () => {
    const [ada, bo] = [aKeeper('ada'), aKeeper('bo')];
    change(ada, 1);
    change(bo, 2);
    await turn();
    for (const no of [3, 4, 5]) change(no % 2 ? ada : bo, no);
    await turn();
    expect(store.numbers).toEqual([[1, 2]]);
    expect(heard).toEqual([]);
    await store.done();
    expect(heard).toEqual(['1', '2']);
    expect(store.numbers).toEqual([[3, 4, 5]]);
    await store.done();
    expect(heard).toEqual(['1', '2', '3', '4', '5']);
  });

  test('of words alone waits for nothing but its turn', async () => {
    const ada = aKeeper('ada');
    const words = (): void => committer.submit(ada, () => ({ writes: [], tell: () => heard.push('words') }));
    words();
    await turn();
    expect(heard).toEqual(['words']);
    change(ada, 1);
    await turn();
    words();
    await turn();
    expect(heard).toEqual(['words']);
    await store.done();
    await turn();
    expect(heard).toEqual(['words', '1', 'words']);
  });

  test('that fails takes back itself and everything behind it; everybody is told, and goes back before anything else', async () => {
    const [ada, bo, cy] = [aKeeper('ada'), aKeeper('bo'), aKeeper('cy')];
    change(ada, 1);
    await turn();
    change(bo, 2);
    change(ada, 3);
    await store.fails();
    expect(heard).toEqual(['1 storage', '2 storage', '3 storage', 'ada goes back', 'bo goes back']);
    heard = [];
    change(ada, 4);
    change(cy, 5);
    await turn();
    await store.done();
    expect(heard).toEqual(['4', '5']);
  });

  test('is refused at a keeper that cannot roll back, until it can', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let well = false;
    const ada = aKeeper('ada', async () => {
      if (!well) throw new Error('no');
    });
    change(ada, 1);
    await turn();
    await store.fails();
    change(ada, 2);
    expect(heard).toEqual(['1 storage', 'ada goes back', '2 storage']);
    well = true;
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    change(ada, 3);
    await turn();
    await store.done();
    expect(heard.slice(3)).toEqual(['ada goes back', '3']);
  });
});

describe('what must be alone', () => {
  test('begins when all before it is stored and told, and all that comes meanwhile comes after it', async () => {
    const [ada, bo] = [aKeeper('ada'), aKeeper('bo')];
    const reading = Promise.withResolvers<void>();
    change(ada, 1);
    committer.settled(ada, async () => {
      heard.push('reads');
      await reading.promise;
      heard.push('has read');
    });
    change(ada, 2);
    change(bo, 3);
    await turn();
    expect(store.numbers).toEqual([[1, 3]]);
    await store.done();
    expect(heard).toEqual(['1', 'reads', '3']);
    change(ada, 4);
    await turn();
    expect(store.numbers).toEqual([]);
    reading.resolve();
    await turn();
    await turn();
    expect(heard).toEqual(['1', 'reads', '3', 'has read']);
    expect(store.numbers).toEqual([[2, 4]]);
  });

  test('comes after going back, where what it waited for is lost', async () => {
    const ada = aKeeper('ada');
    change(ada, 1);
    committer.settled(ada, async () => void heard.push('reads'));
    await turn();
    await store.fails();
    await turn();
    expect(heard).toEqual(['1 storage', 'ada goes back', 'reads']);
  });
});

test('a fault in a change goes no further: its keeper goes back when what was sound is stored', async () => {
  const [ada, bo] = [aKeeper('ada'), aKeeper('bo')];
  change(ada, 1);
  const fault = (): never => {
    throw new Error('by zero');
  };
  committer.submit(ada, fault, (code) => heard.push(`2 ${code}`));
  change(ada, 3);
  change(bo, 4);
  await turn();
  expect(store.numbers).toEqual([[1, 4]]);
  await store.done();
  await turn();
  expect(heard).toEqual(['2 storage', '1', 'ada goes back', '4']);
  expect(store.numbers).toEqual([[3]]);
});

test('a keeper that cannot go on from what another server did goes back to what is stored', async () => {
  const ada = { ...aKeeper('ada'), conflict: () => Promise.reject(new Error('away')) };
  committer.settled(ada, () => committer.catchUp(ada));
  change(ada, 1);
  await turn();
  await turn();
  await store.done();
  expect(heard).toEqual(['ada goes back', '1']);
});

test('it stops when all that was taken is told, and takes nothing more', async () => {
  const ada = aKeeper('ada');
  change(ada, 1);
  await turn();
  change(ada, 2);
  const stopped = committer.stop().then(() => heard.push('stopped'));
  change(ada, 3);
  await store.done();
  await store.done();
  await stopped;
  expect(heard).toEqual(['3 stopping', '1', '2', 'stopped']);
});
