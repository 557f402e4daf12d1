/** Three people, each at a screen of their own, and two bots: from the lobby to the end, through everything that can go wrong on the way. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { chooseGame } from './home';
import { Lurk } from './lurk';
import { Knowledge, keptBy } from './secrets';
import { playOut } from './table';
import { cut, type Visitor, visit } from './visitor';
import { CARDS, englishOn, say } from './words';

const turnOf = ({ frames }: Visitor): number => {
  const turns = frames.join('\n').match(/"turnBegan","turn":\d+/g) ?? [];
  return Math.max(0, ...turns.map((text) => Number(/\d+$/.exec(text)![0])));
};
const until = (turn: number) => (visitor: Visitor) => turnOf(visitor) >= turn;

const PATIENT = { timeout: 20_000 };

/** Makes a table, calls two friends in, adds two bots, and everybody is ready. */
async function gather(lurk: Lurk): Promise<[host: Visitor, phone: Visitor, french: Visitor]> {
  const w = say.en.lobby;
  const host = await visit(lurk.url, { name: 'Nickname-Ada' });
  await chooseGame(host.page);
  await host.page.getByRole('button', { name: say.en.home.makeTable }).click();
  const mayAddBot = host.page.getByRole('button', { name: w.addBot });
  for (const left of [4, 3]) {
    await expect.poll(() => mayAddBot.count(), PATIENT).toBe(left);
    await mayAddBot.last().click();
  }
  await host.page.locator('.lobby').getByText(w.paceOption.none, { exact: true }).click();
  const code = new URL(host.page.url()).pathname.split('/').at(-1)!;

  // One types the code on a phone, and is asked for a name only there; the other follows the link and reads French.
  const phone = await visit(lurk.url, { size: 'phone' });
  await phone.page.getByLabel(say.en.home.letter(1, 6)).fill(code);
  await phone.page.getByRole('button', { name: say.en.home.join, exact: true }).tap();
  await phone.page.getByRole('button', { name: new RegExp(`^${w.takeSeat}`) }).tap();
  await phone.page.getByLabel(say.en.shell.name.label).fill('Nickname-Ben');
  await phone.page.getByRole('button', { name: say.en.shell.name.go }).tap();
  await phone.page.locator('label:has(input[value="hunted"])').tap();
  await phone.page.getByRole('button', { name: new RegExp(`^${w.iAmReady}`) }).tap();

  const french = await visit(`${lurk.url}/t/${code}`, { lang: 'fr', name: 'Nickname-Chloé' });
  await french.page.getByRole('button', { name: new RegExp(`^${say.fr.lobby.takeSeat}`) }).click();
  await french.page.locator('label:has(input[value="creature"])').click();
  expect(await englishOn(french.page)).toEqual([]);
  await french.page.getByRole('button', { name: new RegExp(`^${say.fr.lobby.iAmReady}`) }).click();

  const start = host.page.getByRole('button', { name: new RegExp(`^${w.start}`) });
  await expect.poll(() => start.getAttribute('aria-disabled'), PATIENT).toBe(null);
  await start.click();
  for (const { page } of [host, phone, french]) await page.locator('.stage').waitFor();
  return [host, phone, french];
}

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
function playFor(people: readonly Visitor[], between: (visitor: Visitor) => Promise<void>, ms: number): Promise<number[]> {
  const end = Date.now() + ms;
  return playOut(people, { between, until: () => Date.now() > end });
}

const keysOf = (texts: readonly string[], t: string): string[] =>
  texts
    .map((text) => JSON.parse(text) as { t: string; key?: string })
    .flatMap((message) => (message.t === t && message.key ? [message.key] : []));

test('a table of three people and two bots plays to its end through a dropped line, a reload and a killed server', async () => {
  const lurk = await Lurk.start({ command: ['server/test/canaries.ts'] });
  const people = await gather(lurk);
  const [host, phone, french] = people;
  const known = people.map((visitor) => new Knowledge(visitor));
  const faults: string[] = [];
  let looks = 0;
  const between = async (visitor: Visitor): Promise<void> => {
    if (++looks % 7) return;
    const cards = await known[people.indexOf(visitor as never)]!.onPage();
    if (cards.length > 0) faults.push(`${visitor.who.lang} ${visitor.who.size}: ${cards.join(', ')} on the page, never shown`);
    if (visitor === french) for (const text of await englishOn(french.page)) faults.push(`left in English: ${text}`);
  };

  await host.page.getByPlaceholder(say.en.ui.sayHint).fill('spoken-word');
  await host.page.keyboard.press('Enter');
  await french.page.getByText('spoken-word').first().waitFor();

  // Offline in the middle of turn 2: the others play on, and what was answered meanwhile arrives once.
  await playOut(people, { between, until: until(2) });
  await cut(phone);
  await playFor(people, between, 1_500);
  await phone.page.getByText(say.en.shell.line.lost).waitFor();
  await cut(phone, false);

  // Reloaded in the middle of turn 3: the same table, the same story.
  await playOut(people, { between, until: until(3) });
  const story = await french.page.getByRole('listitem').count();
  await french.page.reload();
  await french.page.locator('.stage').waitFor();
  expect(await french.page.getByRole('listitem').count()).toBeGreaterThan(story / 2);

  // Killed in the middle of turn 4, while answers are under way.
  await playOut(people, { between, until: until(4) });
  const playing = playFor(people, between, 900);
  await rest(400);
  await lurk.kill();
  await playing;
  const again = await lurk.again();
  const presses = await playOut(people, { between, patience: 40_000 });
  console.log(`${presses.join(' + ')} presses after the restart; ${Math.max(...people.map(turnOf))} turns`);

  for (const { page } of people) expect(await page.locator('.end h1').innerText()).not.toBe('');
  expect(await englishOn(french.page)).toEqual([]);

  const kept = await Promise.all(people.map(keptBy));
  await again.stop();
  const log = [...lurk.lines, ...again.lines].join('\n');
  people.forEach((visitor, i) => {
    const { seat, seen, faults: told } = known[i]!;
    known[i]!.catchUp();
    faults.push(...told);
    const bytes = visitor.frames.join('\n');
    for (const canary of new Set(bytes.match(/canary-\w+(-\d+)?-/g)))
      if (canary !== `canary-own-${seat}-` && !(canary === 'canary-hunted-' && seat !== creatureIn(visitor)))
        faults.push(`seat ${seat} got ${canary}`);
    if (!bytes.includes(`canary-own-${seat}-`)) faults.push(`seat ${seat} did not get its own canary: the test sees nothing`);
    if (kept[i]!.includes('canary')) faults.push(`seat ${seat} keeps a canary`);
    for (const card of CARDS) if (!seen.has(card) && kept[i]!.includes(`"${card}"`)) faults.push(`seat ${seat} keeps ${card}`);
    expect(visitor.faults).toEqual([]);
  });
  for (const word of ['canary', 'spoken-word', 'Nickname', ...CARDS.map((card) => `"${card}"`)])
    if (log.includes(word)) faults.push(`the log holds ${word}`);
  expect(faults).toEqual([]);

  // Every accepted input is there once, and none that was given twice counts twice.
  const db = new DatabaseSync(join(lurk.data, 'lurk.sqlite'), { readOnly: true });
  const stored = (db.prepare('SELECT key FROM input WHERE key IS NOT NULL').all() as { key: string }[]).map(({ key }) => key);
  db.close();
  expect(new Set(stored).size).toBe(stored.length);
  const accepted = people.flatMap(({ frames }) => keysOf(frames, 'ok'));
  expect(accepted.filter((key) => !stored.includes(key))).toEqual([]);
  expect(accepted.length).toBeGreaterThan(20);
});

const creatureIn = ({ frames }: Visitor): number | null => {
  const view = frames.map((text) => JSON.parse(text) as { t: string; view?: { open: { creature: number } } }).find(({ t }) => t === 'view');
  return view?.view?.open.creature ?? null;
};
