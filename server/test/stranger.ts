/**
 * A verifier as a stranger would write it who has read docs/protocol.md and nothing else of ours: its own canonical JSON, its own dice,
 * Node's hashes. The rules of the game are run by the game, in the last step. It says what is wrong, in its own words.
 */
import { createHash, createHmac } from 'node:crypto';
import { apply, begin, type GameModule, type GameTypes, type Input, keyedDice } from '@lurk/kernel';

// biome-ignore lint/suspicious/noExplicitAny: a stranger reads what came over the wire, and knows none of our types.
type Wire = any;

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
const hmac = (key: string, text: string): string => createHmac('sha256', Buffer.from(key, 'hex')).update(text, 'utf8').digest('hex');

function canonical(value: Wire): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item)).join(',')}]`;
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

/** Dice of one label. */
function dieOf(seed: string, label: string): (below: number) => number {
  let n = 0;
  return (below) => {
    for (;;) {
      const word = Number.parseInt(hmac(seed, `${label}#${n++}`).slice(0, 8), 16);
      if (word < 2 ** 32 - (2 ** 32 % below)) return word % below;
    }
  };
}

const present = (list: Wire[]): number[] => list.map((item, seat) => (item === null ? -1 : seat)).filter((seat) => seat >= 0);
const persons = (terms: Wire): number[] =>
  terms.seats.map((seat: Wire, i: number) => (seat.kind === 'person' ? i : -1)).filter((i: number) => i >= 0);

function dealFaults({ rounds, match, game, rulesVersion, seats }: Wire): string[] {
  const faults: string[] = [];
  const same = (terms: Wire): string => canonical({ ...terms, round: 0, after: null, people: [] });
  rounds.forEach((round: Wire, i: number) => {
    const { terms, secret, commitment, hashes, nonces } = round;
    const before = rounds[i - 1];
    if (sha256(`${secret}|${canonical(terms)}`) !== commitment) faults.push('commitment');
    if (same(terms) !== same(rounds[0].terms)) faults.push('terms differ');
    if (terms.match !== match || terms.game !== game || terms.rulesVersion !== rulesVersion) faults.push('terms of another match');
    if (canonical(terms.seats.map((seat: Wire) => seat.kind === 'bot')) !== canonical(seats.map((seat: Wire) => seat.bot)))
      faults.push('bots');
    if (terms.round !== i + 1 || terms.after !== (before ? before.commitment : null)) faults.push('chain');
    const opened = before ? present(before.nonces) : [];
    if (canonical(terms.people) !== canonical(opened.length > 0 ? opened : persons(terms))) faults.push('people');
    if (before && opened.length > 0 && opened.length === present(before.hashes).length) faults.push('given up without a cause');
    terms.seats.forEach((_: Wire, seat: number) => {
      if (nonces[seat] && sha256(`${commitment}|${seat}|${nonces[seat]}`) !== hashes[seat]) faults.push('nonce');
      if (hashes[seat] && !terms.people.includes(seat)) faults.push('nonce of nobody');
    });
  });
  const last = rounds.at(-1);
  if (present(last.hashes).length !== present(last.nonces).length) faults.push('not opened');
  if (present(last.nonces).length === 0 && persons(last.terms).length > 0) faults.push('nobody’s nonce');
  return faults;
}

/** `role` is the option that names who plays the side of one, and the wish for it. */
function rolesBy(seed: string, { options, seats, host }: Wire, role: string): Wire {
  const settled = { ...options, host };
  if (options[role] !== 'random') return settled;
  const wishing = (wish: string | null): number[] =>
    seats.map((seat: Wire, i: number) => (seat.wish === wish ? i : -1)).filter((i: number) => i >= 0);
  const from = wishing(role).length > 0 ? wishing(role) : wishing(null);
  return from.length > 0 && from.length < seats.length ? { ...settled, [role]: from[dieOf(seed, 'wishes')(from.length)] } : settled;
}

export interface Strange {
  faults: string[];
  /** By seat. */
  receipts: string[][];
  seed: string;
  die(label: string): (below: number) => number;
}

export function strangersProof(record: Wire, game: GameModule<GameTypes>, role: string): Strange {
  const faults = dealFaults(record);
  const { secret, commitment, nonces, terms } = record.rounds.at(-1);
  const seed = hmac(secret, canonical([commitment, nonces]));
  if (canonical(rolesBy(seed, terms, role)) !== canonical(record.options)) faults.push('roles');
  const receipts: string[][] = record.seats.map(() => []);
  const { match } = begin(game, { seats: record.seats.length, options: record.options, dice: keyedDice(seed) });
  const counts = record.seats.map(() => 0);
  let latest = record.seats.map(() => null);
  const seals: string[] = [];
  for (const input of record.inputs as Input[]) {
    const { ask } = match.s.control;
    const sealedBefore = ask?.sealed[input.seat];
    if (!apply(match, input).ok || !ask) {
      faults.push('unlawful input');
      break;
    }
    const count = ++counts[input.seat];
    const sealed = ask.sealed[input.seat] ?? null;
    const many = ask.who.length > 1;
    if (many && sealed !== sealedBefore) {
      const salt = sha256(`${secret}|seal|${input.seat}|${count}`).slice(0, 32);
      const receipt = sealed && sha256(`${canonical(sealed.choice)}|${salt}`);
      if (receipt) receipts[input.seat].push(receipt);
      latest = latest.with(input.seat, receipt);
    }
    if (match.s.control.ask === ask || !ask.who.every((seat) => ask.sealed[seat])) continue;
    if (many) seals.push(sha256(latest.map((receipt: string | null) => receipt ?? '-').join('|')).slice(0, 32));
    latest = latest.map(() => null);
  }
  if (canonical(seals) !== canonical(record.seals)) faults.push('seals');
  if (canonical(match.s.control.over) !== canonical(record.outcome)) faults.push('outcome');
  if (sha256(canonical(match.s)) !== record.end) faults.push('end');
  return { faults, receipts, seed, die: (label) => dieOf(seed, label) };
}
