/** The record of a finished match, and the proof that it was played as it was dealt: anybody can run it again. */
import { type GameModule, type GameTypes, hashState, type Input, type Json, sha256Hex } from '@lurk/kernel';
import * as v from 'valibot';
import { commitmentOf, type Dealt, nonceHash, seedOf } from './deal.ts';
import { Host } from './host.ts';

const hexText = v.pipe(v.string(), v.regex(/^[0-9a-f]{8,64}$/));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const anything = v.custom<Json>((value) => value !== undefined);

export const RecordText = v.strictObject({
  format: v.literal(1),
  match: v.string(),
  game: v.string(),
  rulesVersion: v.string(),
  options: anything,
  seats: v.array(v.strictObject({ name: v.string(), bot: v.boolean() })),
  commitment: hexText,
  secret: hexText,
  hashes: v.array(v.nullable(hexText)),
  nonces: v.array(v.nullable(hexText)),
  inputs: v.array(
    v.union([
      v.strictObject({ seat, id: seat, choice: anything }),
      v.strictObject({ seat, id: seat, unseal: v.literal(true) }),
      v.strictObject({ seat, id: seat, timeout: v.literal(true) }),
    ]),
  ),
  /** The fingerprints of sealed answers that were told during play, in order. */
  seals: v.array(hexText),
  outcome: anything,
  /** The fingerprint of the state at the end. */
  end: hexText,
});
export type MatchRecord = v.InferOutput<typeof RecordText>;

export interface Finding {
  what: 'format' | 'game' | 'commitment' | 'nonces' | 'inputs' | 'seals' | 'outcome' | 'end';
  ok: boolean;
  /** What was found, for a reader. */
  note: string;
}
export interface Verdict {
  ok: boolean;
  findings: Finding[];
  /** Of what everybody was shown before the deal: compare it with what your own client kept. */
  commitment: string;
  /** Receipts by seat, in the order given, to compare with those your client kept. */
  receipts: string[][];
}

/** Runs a record again and checks all it claims. It reads anything: a file may be garbage. */
export function verify(raw: unknown, games: (name: string) => GameModule<GameTypes> | undefined): Verdict {
  const findings: Finding[] = [];
  const verdict = (receipts: string[][] = [], commitment = ''): Verdict => ({
    ok: findings.every(({ ok }) => ok),
    findings,
    commitment,
    receipts,
  });
  const find = (what: Finding['what'], ok: boolean, note: string): boolean => {
    findings.push({ what, ok, note });
    return ok;
  };
  const read = v.safeParse(RecordText, raw);
  if (!find('format', read.success, read.success ? 'a match record' : 'not a match record')) return verdict();
  const record = read.output as MatchRecord;
  const game = games(record.game);
  const known = game?.rulesVersion === record.rulesVersion;
  if (!find('game', known, known ? `${record.game}, rules ${record.rulesVersion}` : 'unknown game or other rules')) return verdict();
  checkDeal(record, find);
  const { receipts, seals, host } = rerun(game!, record, find);
  find('seals', JSON.stringify(seals) === JSON.stringify(record.seals), `${seals.length} questions closed under seal`);
  find('outcome', JSON.stringify(host.over) === JSON.stringify(record.outcome), JSON.stringify(host.over));
  find('end', hashState(host.match.s) === record.end, 'the state at the end');
  return verdict(receipts, record.commitment);
}

type Find = (what: Finding['what'], ok: boolean, note: string) => boolean;

function checkDeal({ secret, match, rulesVersion, commitment, nonces, hashes, seats }: MatchRecord, find: Find): void {
  find('commitment', commitmentOf(secret, match, rulesVersion) === commitment, 'the secret the server was bound to');
  const opened = nonces.filter((nonce) => nonce !== null).length;
  const fit =
    nonces.length === seats.length &&
    hashes.length === seats.length &&
    nonces.every((nonce, i) => (nonce === null ? hashes[i] === null : nonceHash(match, i, nonce) === hashes[i]));
  find('nonces', fit, `${opened} of ${seats.filter(({ bot }) => !bot).length} people took part in the deal`);
}

interface Rerun {
  host: Host<GameTypes>;
  seals: string[];
  receipts: string[][];
}
function rerun(game: GameModule<GameTypes>, record: MatchRecord, find: Find): Rerun {
  const seed = seedOf(record.secret, record.nonces);
  const { host } = Host.begin(game, {
    options: record.options as object,
    seed,
    secret: record.secret,
    speed: 'none',
    bots: record.seats.map(() => false),
    chance: () => 0,
    paced: false,
    now: 0,
  });
  const seals: string[] = [];
  const receipts: string[][] = record.seats.map(() => []);
  let at = 0;
  for (const input of record.inputs as Input[]) {
    const done = host.apply(input, 0);
    if (!done.ok) break;
    at++;
    if (done.seals) seals.push(done.seals);
    if (done.receipt) receipts[input.seat].push(done.receipt);
  }
  find('inputs', at === record.inputs.length, at === record.inputs.length ? `${at} inputs, all lawful` : `input ${at + 1} is not lawful`);
  return { host, seals, receipts };
}

export interface Played {
  match: string;
  game: GameModule<GameTypes>;
  options: Json;
  seats: { name: string; bot: boolean }[];
  dealt: Dealt;
  inputs: Input[];
}

/** How a match ended, and the seals told on the way. */
export type Ending = Pick<MatchRecord, 'seals' | 'outcome' | 'end'>;
type Known = Omit<Played, 'game'> & { game: Pick<Played['game'], 'name' | 'rulesVersion'> };

/** The record of a match that is over and whose end is known. */
export const recordWith = ({ match, game, options, seats, dealt, inputs }: Known, ending: Ending): MatchRecord =>
  ({ format: 1, match, game: game.name, rulesVersion: game.rulesVersion, options, seats, ...dealt, inputs, ...ending }) as MatchRecord;

/** Makes the record of a match that is over, by running it once more. */
export function recordOf(played: Played): MatchRecord {
  const blank = recordWith(played, { seals: [], outcome: null, end: sha256Hex('') });
  const { host, seals } = rerun(played.game, blank, () => true);
  return { ...blank, seals, outcome: host.over, end: hashState(host.match.s) };
}
