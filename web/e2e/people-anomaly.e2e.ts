/** Anomaly among people: each is told what is theirs alone, from the lobby to the end. */
import { type Event, endOf, events, type Winner } from '@lurk/anomaly/public';
import { isPrivate } from '@lurk/contract';
import { tellFinding, tellVerdict } from '@lurk/i18n';
import { expect, test } from 'vitest';
import { expectAllStored, gather } from './gather';
import { Lurk } from './lurk';
import { counts, faultsAtTheEnd, reload, speak, watchOver } from './people';
import { Knowledge, keptBy, leaks, type Telling } from './secrets';
import { playOut } from './table';
import type { Visitor } from './visitor';
import { say } from './words';

/** Told to one seat alone, and only of itself: where its own pawns are, what it holds, whose hand it looks into. */
const ownOnly: Telling['wrong'] = (event, { seat, open, own }) => {
  const told = event as Event;
  if (!isPrivate(events, told)) return null;
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

/** Cards are played and paid face up, and may be shuffled in again at once; when all is over, everybody lays their cards open. */
const faceUp: Telling['shows'] = ({ t }, { over }) => t === 'used' || t === 'paid' || (t === 'unveiled' && !!over);

const roundOf = counts('roundBegan","round');

test('Anomaly: two Students, a bot and the Anomaly play to the end, each told what is theirs alone', async () => {
  const lurk = await Lurk.start({ command: ['server/test/canaries.ts'] });
  const people = await gather(lurk, 'anomaly', { seats: 4, bots: 1, short: true });
  const [host, phone] = people;
  const known = people.map((visitor) => new Knowledge(visitor, 'anomaly', { wrong: ownOnly, shows: faceUp }));
  const { faults, between } = watchOver(people, known);
  await speak(people);

  const second = (visitor: Visitor): boolean => roundOf(visitor) >= 2;
  await playOut(people, { between, restless: 0.1, until: second });
  await reload(phone);
  const presses = await playOut(people, { between, restless: 0.1 });
  console.log(`${presses.join(' + ')} presses after a reload; ${Math.max(...people.map(roundOf))} rounds`);

  // Everybody has the same end before them, each in their own words.
  const { winner } = known[0]!.view!.open as { winner: Winner };
  for (const { page, who } of people) expect(await page.locator('.end h1').innerText()).toBe(endOf(who.lang).title[winner]);
  expect((known[2]!.view!.open as { anomaly: number }).anomaly).toBe(known[2]!.seat);
  expect(await faultsAtTheEnd(people)).toEqual([]);

  // The proof, in front of the player: the record replays in this game too, and all that is found wrong is the canaries in the compartments.
  await host.page.getByRole('button', { name: say.en.play.end.verify }).click();
  await host.page.getByText(tellVerdict('en', { ok: false, sure: true })).waitFor();
  const wrong = host.page.locator('dialog[open] li:is(.wrong, .doubt)');
  await expect
    .poll(() => wrong.allInnerTexts())
    .toEqual([expect.stringContaining(tellFinding('en', { what: 'end', why: 'otherEnd' }, []))]);

  const kept = await Promise.all(people.map(keptBy));
  await lurk.stop();
  const all = people.map((visitor, i) => ({ visitor, known: known[i]!, kept: kept[i]! }));
  expect([...faults, ...leaks(all, 'anomaly', lurk.lines.join('\n'))]).toEqual([]);
  for (const { faults: complaints } of people) expect(complaints).toEqual([]);
  await expectAllStored(lurk, people);
});
