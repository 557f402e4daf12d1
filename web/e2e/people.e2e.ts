/** Three people, each at a screen of their own, and bots: from the lobby to the end, through everything that can go wrong on the way. */
import { type Event, endOf, PRIVATE_EVENTS, type Winner } from '@lurk/anomaly/public';
import { expect, test } from 'vitest';
import { expectAllStored, gather, type Three } from './gather';
import { Lurk } from './lurk';
import { Knowledge, keptBy, leaks, type Telling } from './secrets';
import { playOut } from './table';
import { cut, type Visitor } from './visitor';
import { englishOn, say } from './words';

/** The highest number a kind of event has told so far. */
const told = (event: string, { frames }: Visitor): number => {
  const found = frames.join('\n').match(new RegExp(`"${event}":\\d+`, 'g')) ?? [];
  return Math.max(0, ...found.map((text) => Number(/\d+$/.exec(text)![0])));
};
const turnOf = (visitor: Visitor): number => told('turnBegan","turn', visitor);
const until = (turn: number) => (visitor: Visitor) => turnOf(visitor) >= turn;

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
function playFor(people: readonly Visitor[], between: (visitor: Visitor) => Promise<void>, ms: number): Promise<number[]> {
  const end = Date.now() + ms;
  return playOut(people, { between, until: () => Date.now() > end });
}

/** Now and then: nothing on a page that its viewer was never shown, no English on the French one. */
function watchOver(people: Three, known: readonly Knowledge[]): { faults: string[]; between: (visitor: Visitor) => Promise<void> } {
  const faults: string[] = [];
  const [, , french] = people;
  let looks = 0;
  const between = async (visitor: Visitor): Promise<void> => {
    if (++looks % 7) return;
    const cards = await known[people.indexOf(visitor)]!.onPage();
    if (cards.length > 0) faults.push(`${visitor.who.lang} ${visitor.who.size}: ${cards.join(', ')} on the page, never shown`);
    if (visitor === french) for (const text of await englishOn(french.page)) faults.push(`left in English: ${text}`);
  };
  return { faults, between };
}

async function speak([host, , french]: Three): Promise<void> {
  await host.page.getByPlaceholder(say.en.ui.sayHint).fill('spoken-word');
  await host.page.keyboard.press('Enter');
  await french.page.getByText('spoken-word').first().waitFor();
}

/** In the middle of the match: the same table, the same story. */
async function reload({ page }: Visitor): Promise<void> {
  const story = await page.getByRole('listitem').count();
  await page.reload();
  await page.locator('.stage').waitFor();
  await expect.poll(() => page.getByRole('listitem').count()).toBeGreaterThan(story / 2);
}

test('a table of three people and two bots plays to its end through a dropped line, a reload and a killed server', async () => {
  const lurk = await Lurk.start({ command: ['server/test/canaries.ts'] });
  const people = await gather(lurk, 'not-alone', { seats: 5, bots: 2 });
  const [, phone, french] = people;
  const known = people.map((visitor) => new Knowledge(visitor));
  const { faults, between } = watchOver(people, known);
  await speak(people);

  // Offline in the middle of turn 2: the others play on, and what was answered meanwhile arrives once.
  await playOut(people, { between, until: until(2) });
  await cut(phone);
  await playFor(people, between, 1_500);
  await phone.page.getByText(say.en.shell.line.lost).waitFor();
  await cut(phone, false);

  await playOut(people, { between, until: until(3) });
  await reload(french);

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
  const shares = (at: number): string[] => (known[at]!.seat === creatureIn(people[at]!) ? [] : ['canary-hunted-']);
  const all = people.map((visitor, i) => ({ visitor, known: known[i]!, kept: kept[i]!, shares: shares(i) }));
  expect([...faults, ...leaks(all, 'not-alone', [...lurk.lines, ...again.lines].join('\n'))]).toEqual([]);
  for (const { faults: complaints } of people) expect(complaints).toEqual([]);
  expectAllStored(lurk, people);
});

const creatureIn = ({ frames }: Visitor): number | null => {
  const view = frames.map((text) => JSON.parse(text) as { t: string; view?: { open: { creature: number } } }).find(({ t }) => t === 'view');
  return view?.view?.open.creature ?? null;
};

/** Told to one seat alone, and only of itself: where its own pawns are, what it holds, whose hand it looks into. */
const ownOnly: Telling['wrong'] = (event, { seat, open, own }) => {
  const told = event as Event;
  if (!(PRIVATE_EVENTS as readonly string[]).includes(told.t)) return null;
  const { anomaly, students } = open as { anomaly: number; students: { seat: number }[] };
  const mine = own as { hand: string[]; pawns: { zone: string }[] } | null;
  switch (told.t) {
    case 'studentMovedTo':
    case 'trapLaidAt':
      return students[told.pawn]?.seat === seat ? null : 'of somebody else';
    case 'anomalyMovedTo':
    case 'handSeen':
      return seat === anomaly ? null : 'for the Anomaly alone';
    case 'drawnCards':
      return told.cards.every((card) => mine?.hand.includes(card)) ? null : 'not in this hand';
    case 'startedAt':
      return told.zones.every((zone, i) => mine?.pawns[i]?.zone === zone) ? null : 'not where this seat starts';
    default:
      return 'private, and not looked into here';
  }
};

/** Cards are played and paid face up, and may be shuffled in again at once; when all is over, everybody lays his cards open. */
const faceUp: Telling['shows'] = ({ t }, { over }) => t === 'used' || t === 'paid' || (t === 'unveiled' && !!over);

test('Anomaly: two Students, a bot and the Anomaly play to the end, each told what is theirs alone', async () => {
  const lurk = await Lurk.start({ command: ['server/test/canaries.ts'] });
  const people = await gather(lurk, 'anomaly', { seats: 4, bots: 1, short: true });
  const [, phone, french] = people;
  const known = people.map((visitor) => new Knowledge(visitor, 'anomaly', { wrong: ownOnly, shows: faceUp }));
  const { faults, between } = watchOver(people, known);
  await speak(people);

  const second = (visitor: Visitor): boolean => told('roundBegan","round', visitor) >= 2;
  await playOut(people, { between, restless: 0.1, until: second });
  await reload(phone);
  const presses = await playOut(people, { between, restless: 0.1 });
  console.log(`${presses.join(' + ')} presses after a reload; ${Math.max(...people.map((one) => told('roundBegan","round', one)))} rounds`);

  // Everybody has the same end before them, each in their own words.
  const { winner } = known[0]!.view!.open as { winner: Winner };
  for (const { page, who } of people) expect(await page.locator('.end h1').innerText()).toBe(endOf(who.lang).title[winner]);
  expect((known[2]!.view!.open as { anomaly: number }).anomaly).toBe(known[2]!.seat);
  expect(await englishOn(french.page)).toEqual([]);

  const kept = await Promise.all(people.map(keptBy));
  await lurk.stop();
  const all = people.map((visitor, i) => ({ visitor, known: known[i]!, kept: kept[i]! }));
  expect([...faults, ...leaks(all, 'anomaly', lurk.lines.join('\n'))]).toEqual([]);
  for (const { faults: complaints } of people) expect(complaints).toEqual([]);
  expectAllStored(lurk, people);
});
