/** Two people at one table, each by way of another server; one of the servers is killed in the middle, and comes back. */
import { afterEach, expect, test } from 'vitest';
import { Balancer } from './balancer';
import { expectAllAmong, pair } from './gather';
import { closeLurks, Lurk } from './lurk';
import { counts } from './people';
import { SharedStore } from './store';
import { playOut } from './table';
import type { Visitor } from './visitor';
import { say } from './words';

const turnOf = counts('turnBegan","turn');
const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

let store: SharedStore | null = null;
let balancer: Balancer | null = null;
// The servers first: without their store they would wait for it.
afterEach(async () => {
  await closeLurks();
  balancer?.end();
  await store?.end();
});

const told = ({ frames }: Visitor): number => frames.filter((text) => text.startsWith('{"t":"frame"')).length;

test('a match across two servers on one PostgreSQL goes on when one of them is killed, and everybody sees its end', async () => {
  store = await SharedStore.start();
  const { url } = store;
  const servers = await Promise.all([0, 1].map(() => Lurk.start({ store: url })));
  balancer = new Balancer(servers);
  await balancer.begin();
  const people = await pair(balancer.url);
  const staying = (): number[] | undefined => balancer?.staying;
  await expect.poll(staying).toEqual([1, 1]);

  await playOut(people, { until: (visitor) => turnOf(visitor) >= 2 });
  const end = Date.now() + 900;
  const playing = playOut(people, { until: () => Date.now() > end });
  await rest(400);
  await servers[0]!.kill();
  const killedAt = Date.now();
  await playing;
  const before = people.map(told);
  let pause = 0;
  const goneOn = (): boolean => {
    const all = people.every((visitor, i) => told(visitor) > before[i]!);
    if (all && pause === 0) pause = Date.now() - killedAt;
    return all;
  };
  await playOut(people, { until: goneOn });
  // Both by way of the other one; and whoever is dropped next may come back by way of either.
  await expect.poll(staying).toEqual([0, 2]);
  await servers[0]!.again();
  const presses = await playOut(people);
  console.log(`the match went on for both ${pause} ms after the kill; ${presses.join(' + ')} presses after that`);

  const verdicts = await Promise.all(people.map(({ page }) => page.locator('.end .outcome').textContent()));
  const { won, lost } = say.en.play.end;
  for (const verdict of verdicts) expect([won, lost]).toContain(verdict?.trim());
  for (const { faults } of people) expect(faults).toEqual([]);
  const kept = store;
  await expectAllAmong(() => kept.inputs(), people);
});
