/**
 * The operator's attack: "seat 0 is the Creature, with Despair and Phobia". A server that lies in every way we know of, against the
 * page's own code; each lie has to be named. Where the record fits itself, only what the page kept can tell.
 */
import { defaultsOf, type Options } from '@lurk/contract';
import { anyChoice, apply, begin, type Input, type Json, keyedDice } from '@lurk/kernel';
import {
  commitmentOf,
  type Dealt,
  Host,
  lastRound,
  type MatchRecord,
  nonceHash,
  type Round,
  recordOf,
  seedOf,
  settledBy,
  type Verdict,
  verify,
} from '@lurk/table';
import { chance, randomMove } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { soloGame } from '../../offline/games';
import { type Binding, bindsTo, DealPage, message, tableOf } from './test/deal-page';
import { abandonedBefore } from './witness';

const game = (await soloGame('not-alone'))!;
const { rulesVersion } = game.module;
const VICTIM = 1;
const table = tableOf(['operator', 'victim', null], null, defaultsOf(game.contract.options));
const bound = (binding: Binding, at = table): Round => bindsTo(at, { rulesVersion, ...binding });
const newPage = (): DealPage => new DealPage({ ...table, you: VICTIM });
const text = (i: number, digits: number): string => i.toString(16).padStart(digits, '0');

function isWanted(round: Round): boolean {
  const seed = seedOf(round);
  const { match } = begin(game.module, { seats: 3, options: settledBy(game, round.terms, seed), dice: keyedDice(seed) });
  if ((match.s.open as { creature: number }).creature !== 0) return false;
  // The side of the board is chosen first; the deck follows from the seed all the same.
  const decision = match.s.control.ask!.decisions[0]!;
  apply(match, { seat: 0, id: decision.id, choice: anyChoice(decision.shape, () => 0) });
  const { hunt } = match.s.own[0] as { hunt: string[] };
  return hunt.includes('despair') && hunt.includes('phobia');
}

/** Tries until the cards are the wanted ones: some hundreds of times, a few dozen milliseconds. */
function chosen(make: (i: number) => Round): Round {
  for (let i = 1; ; i++) {
    const round = make(i);
    if (isWanted(round)) return round;
  }
}

/** With these numbers in the operator's seat and the victim's. */
function withNumbers(round: Round, operator: string, victim: string | null): Round {
  const nonces = [operator, victim, null];
  return { ...round, nonces, hashes: nonces.map((nonce, seat) => nonce && nonceHash(round.commitment, seat, nonce)) };
}

const OPERATOR = '0b'.repeat(16);
interface Step {
  /** The server says that the number has come in. */
  confirms?: boolean;
}

/** A round as it should be: the page binds itself and opens. */
function shakesHands(page: DealPage, round: Round, { confirms = true }: Step = {}): Round {
  const commit = page.hear(message(round, 'commit'));
  if (commit?.t !== 'commit') throw new Error('not committed');
  const bothBound = { ...round, hashes: [nonceHash(round.commitment, 0, OPERATOR), commit.hash, null] };
  const open = page.hear(message(bothBound, 'open'));
  if (open?.t !== 'open') throw new Error('not opened');
  if (confirms) page.hear(message(bothBound, 'open', [0, VICTIM]));
  return withNumbers(bothBound, OPERATOR, open.nonce);
}

interface Finished {
  record: MatchRecord;
  receipts: string[];
  log: Json[];
}
/** Plays it to the end before the victim's eyes. */
function playOut(rounds: Round[], options?: Options): Finished {
  const dealt: Dealt = { rounds };
  const last = lastRound(dealt);
  const settled = options ?? settledBy(game, last.terms, seedOf(last));
  const { host, frames } = Host.begin(game.module, {
    options: settled,
    seed: seedOf(last),
    secret: last.secret,
    speed: 'none',
    bots: [false, false, true],
    chance: () => 0,
    paced: false,
    now: 0,
  });
  const log: Json[] = [];
  const hear = (sent: typeof frames): void => {
    for (const frame of sent) if (frame.viewer === VICTIM) log.push(...(JSON.parse(frame.text).events ?? []));
  };
  hear(frames);
  const below = chance('rigged');
  const inputs: Input[] = [];
  const receipts: string[] = [];
  while (host.over === null) {
    const { input } = randomMove(host.match, below);
    const done = host.apply(input, 0);
    if (!done.ok) throw new Error(done.refusal);
    inputs.push(input);
    hear(done.frames);
    if (done.receipt && input.seat === VICTIM) receipts.push(done.receipt);
  }
  const seats = table.seats.flatMap((seat) => (seat.kind === 'open' ? [] : [{ name: seat.name, bot: seat.kind === 'bot' }]));
  const record = recordOf({ match: last.terms.match, game: game.module, options: settled, seats, dealt, inputs });
  return { record, receipts, log };
}

function judge(page: DealPage, { record, receipts, log }: Finished): { alone: Verdict; whole: Verdict; whys: string[] } {
  const rounds = page.kept.filter(({ terms }) => terms.match === record.match);
  const abandoned = abandonedBefore(page.kept, table.code, record.match);
  const known = (): typeof game => game;
  const whole = verify(record, known, { seat: VICTIM, rounds, abandoned, commitments: [], receipts, log });
  return { alone: verify(record, known), whole, whys: whole.findings.flatMap(({ why }) => (why ? [why] : [])) };
}

test('an honest server is believed', () => {
  const page = newPage();
  const { whole, whys } = judge(page, playOut([shakesHands(page, bound({ secret: 'a1' }))]));
  expect(whys).toEqual([]);
  expect(whole.sure).toBe(true);
});

test('puts another name into the record than the table showed; one that was erased is none', () => {
  const page = newPage();
  const { record, ...rest } = playOut([shakesHands(page, bound({ secret: 'a1' }))]);
  const called = (name: string): Finished => ({ ...rest, record: { ...record, seats: record.seats.with(0, { name, bot: false }) } });
  expect(judge(page, called('Somebody else')).whys).toEqual(['otherName']);
  expect(judge(page, called('—')).whole.sure).toBe(true);
});

test('begins round 1 again with a secret chosen when the number is known, and keeps quiet about it', () => {
  const page = newPage();
  const first = shakesHands(page, bound({ secret: 'a1' }));
  const again = chosen((i) => withNumbers(bound({ secret: text(i, 64) }), OPERATOR, first.nonces[VICTIM]!));
  expect(page.hear(message(again, 'commit'))).toBeNull();
  const { alone, whys } = judge(page, playOut([again]));
  // The record fits itself to the last card: without what the page kept, the lie would be green.
  expect(alone.sure).toBe(true);
  expect(whys).toEqual(expect.arrayContaining(['roundHidden', 'roundTwice', 'myNumberChanged']));
});

test('deals a second round with the number of the first, and shows both', () => {
  const page = newPage();
  const first = shakesHands(page, bound({ secret: 'a1' }));
  const after = first.commitment;
  const again = chosen((i) => withNumbers(bound({ secret: text(i, 64), round: 2, after }), OPERATOR, first.nonces[VICTIM]!));
  // A second round is answered, but with another number: the one that was opened is worth nothing any more.
  const fresh = page.hear(message({ ...again, hashes: [null, null, null] }, 'commit'));
  expect(fresh).toMatchObject({ t: 'commit' });
  expect((fresh as { hash: string }).hash).not.toBe(again.hashes[VICTIM]);
  const { alone, whys } = judge(page, playOut([first, again]));
  expect(alone.findings.find(({ ok }) => !ok)?.why).toBe('roundWithoutCause');
  expect(whys).toEqual(expect.arrayContaining(['roundWithoutCause', 'myNumberChanged']));
});

test.each([true, false])('claims that the number never came, and asks its own seat alone (confirmed before: %s)', (confirms) => {
  const page = newPage();
  const first = shakesHands(page, bound({ secret: 'a1' }), { confirms });
  const denied = { ...first, nonces: [OPERATOR, null, null] };
  const again = chosen((i) => withNumbers(bound({ secret: text(i, 64), round: 2, after: first.commitment, people: [0] }), OPERATOR, null));
  page.hear(message({ ...again, hashes: [null, null, null] }, 'commit'));
  const { alone, whole, whys } = judge(page, playOut([denied, again]));
  // Nobody else can tell who lies; that a round was given up, and over whom, everybody sees.
  expect([alone.ok, alone.sure]).toEqual([true, false]);
  expect(whys).toEqual(expect.arrayContaining(['roundWithheld', confirms ? 'denied' : 'leftOut']));
  expect([whole.ok, whole.sure]).toEqual([!confirms, false]);
});

test.each([true, false])('leaves the victim out of the deal (bound before: %s)', (confirms) => {
  const page = newPage();
  const round = bound({ secret: 'a1' });
  const commit = page.hear(message(round, 'commit')) as { hash: string };
  if (confirms) page.hear(message({ ...round, hashes: [null, commit.hash, null] }, 'commit'));
  const dealt = chosen((i) => withNumbers(round, text(i, 32), null));
  expect(page.hear(message(dealt, 'open'))).toBeNull();
  const { alone, whole, whys } = judge(page, playOut([dealt]));
  expect(alone.sure).toBe(true);
  expect(whys).toEqual([confirms ? 'denied' : 'leftOut']);
  expect(whole.sure).toBe(false);
});

test('exchanges the number of its own seat when the victim’s is known', () => {
  const page = newPage();
  const round = shakesHands(page, bound({ secret: 'a1' }));
  const { alone, whys } = judge(page, playOut([chosen((i) => withNumbers(round, text(i, 32), round.nonces[VICTIM]!))]));
  expect(alone.sure).toBe(true);
  expect(whys).toEqual(['othersChanged']);
});

test('takes the round back to where people bind themselves, and lets its own seat bind itself anew', () => {
  const page = newPage();
  const first = shakesHands(page, bound({ secret: 'a1' }));
  page.hear(message({ ...first, hashes: [null, first.hashes[VICTIM]!, null] }, 'commit'));
  const again = chosen((i) => withNumbers(first, text(i, 32), first.nonces[VICTIM]!));
  expect(page.hear(message(again, 'open'))).toBeNull();
  const { alone, whys } = judge(page, playOut([again]));
  expect(alone.sure).toBe(true);
  expect(whys).toEqual(['othersSwapped', 'othersChanged']);
});

test('has a new secret for the old commitment', () => {
  const page = newPage();
  const round = shakesHands(page, bound({ secret: 'a1' }));
  const { whys } = judge(page, playOut([chosen((i) => ({ ...round, secret: text(i, 64) }))]));
  expect(whys).toEqual(['otherSecret']);
});

test('makes seat 0 the Creature by the options, after they were bound', () => {
  const page = newPage();
  const round = shakesHands(page, bound({ secret: 'a1' }));
  const terms = { ...round.terms, options: { ...round.terms.options, creature: 0 } };
  expect(judge(page, playOut([{ ...round, terms }])).whys).toEqual(['otherSecret', 'otherTerms']);
  const rebound = withNumbers({ ...round, terms, commitment: commitmentOf(round.secret, terms) }, OPERATOR, round.nonces[VICTIM]!);
  const { alone, whys } = judge(page, playOut([rebound]));
  expect(alone.sure).toBe(true);
  expect(whys).toEqual(['roundHidden']);
});

test('settles the roles itself', () => {
  const page = newPage();
  const round = shakesHands(page, bound({ secret: 'a1' }));
  const options = { ...settledBy(game, round.terms, seedOf(round)), creature: 0 };
  expect(judge(page, playOut([round], options)).whys).toEqual(['otherRoles']);
});

test('deals the wanted cards, and hands out the record of another match', () => {
  const page = newPage();
  const round = shakesHands(page, bound({ secret: 'a1' }));
  const { log } = playOut([chosen((i) => ({ ...round, secret: text(i, 64) }))]);
  const { record } = playOut([round]);
  const { alone, whys } = judge(page, { record, receipts: [], log });
  expect(alone.sure).toBe(true);
  expect(whys).toEqual(['otherStory']);
});

test('gives the deal up, and begins another match until the cards are right', () => {
  const page = newPage();
  shakesHands(page, bound({ secret: 'a1' }));
  const next = { ...table, match: 'n' };
  page.table = { ...next, you: VICTIM };
  const { alone, whys } = judge(page, playOut([shakesHands(page, bound({ secret: 'a2' }, next))]));
  expect(alone.sure).toBe(true);
  expect(whys).toEqual(['dealAbandoned']);
});
