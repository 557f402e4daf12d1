/**
 * This device's part in the deal: a random nonce, unknown to others until revealed, drawn for one commitment and never reused.
 * What the server shows is stored before it is answered; messages an honest server would not send are not answered at all.
 */
import { canonical } from '@lurk/kernel';
import {
  type ClientMessage,
  differing,
  type KeptRound,
  MOST_ROUNDS,
  nonceHash,
  type ServerMessage,
  seatingOf,
  type TableInfo,
  type Trouble,
} from '@lurk/table';

type DealMessage = Extract<ServerMessage, { t: 'deal' }>;

export const DAY = 86_400_000;
export const MOST_A_DAY = 400;

export interface AtDeal {
  /** The table as this device shows it. */
  readonly table: TableInfo;
  /** All that was kept, of other matches and by other windows of this browser too. */
  readonly kept: readonly KeptRound[];
  /** This window of the browser. */
  readonly window: string;
  readonly now: number;
  draw(): string;
}
export interface Answered {
  /** To be kept before anything is said. */
  readonly keep: KeptRound | null;
  readonly say: ClientMessage | null;
}

export function answerDeal(deal: DealMessage, at: AtDeal): Answered {
  const seat = at.table.you;
  const before = keptOf(deal, at.kept, seat);
  if (!before && isFlood(deal, at)) return { keep: marked(at.kept.findLast(({ table }) => table === at.table.code)), say: null };
  const known = look(deal, before ?? firstSight(deal, at), seat);
  const say = known.trouble ? null : wanted(deal, known);
  return { keep: say?.t === 'open' ? { ...known, opened: true } : known, say };
}

/** A limit on stored deals, so that a server cannot fill this device's storage; that there were more is recorded. */
const isFlood = ({ terms }: DealMessage, { kept, now }: AtDeal): boolean =>
  kept.filter((round) => round.terms.match === terms.match).length >= MOST_ROUNDS ||
  kept.filter(({ at }) => at > now - DAY).length >= MOST_A_DAY;
const marked = (round: KeptRound | undefined): KeptRound | null => (round ? { ...round, trouble: round.trouble ?? 'tooManyRounds' } : null);

/** Another window of this browser may have committed instead: then its nonce counts. */
function keptOf({ commitment, hashes }: DealMessage, kept: readonly KeptRound[], seat: number | null): KeptRound | undefined {
  const same = kept.filter((round) => round.commitment === commitment);
  return same.find(({ hash }) => hash !== null && seat !== null && hash === hashes[seat]) ?? same[0];
}

function firstSight(deal: DealMessage, at: AtDeal): KeptRound {
  const { terms, commitment } = deal;
  const { you: seat, code: table, seats } = at.table;
  const names = seats.flatMap((taken) => (taken.kind === 'open' ? [] : [taken.name]));
  const trouble = troubleWith(deal, at);
  const nonce = seat !== null && terms.people.includes(seat) && !trouble ? at.draw() : null;
  const hash = nonce && seat !== null ? nonceHash(commitment, seat, nonce) : null;
  const { window, now } = at;
  const nothing = { confirmed: 'nothing', hashes: null, opened: false, played: false } as const;
  return { window, table, commitment, terms, names, seat, nonce, hash, trouble, at: now, ...nothing };
}

/** What an honest server never does: commit to another table than it shows, begin a round twice, or skip one. */
function troubleWith({ terms }: DealMessage, { table, kept }: AtDeal): Trouble | null {
  if (differing(terms, seatingOf(table, terms.rulesVersion))) return 'otherTable';
  const rounds = kept.filter((round) => round.terms.match === terms.match);
  if (rounds.some((round) => round.terms.round === terms.round)) return 'roundTwice';
  const last = rounds.reduce<KeptRound | null>(
    (latest, round) => (latest && latest.terms.round > round.terms.round ? latest : round),
    null,
  );
  return last && (terms.round !== last.terms.round + 1 || terms.after !== last.commitment) ? 'brokenChain' : null;
}

/** What the message adds to what was kept, and whether it fits it. */
function look({ terms, step, hashes, opened }: DealMessage, kept: KeptRound, seat: number | null): KeptRound {
  if (kept.trouble) return kept;
  if (seat !== kept.seat || canonical(terms) !== canonical(kept.terms)) return { ...kept, trouble: 'rebound' };
  if (step === 'open' && kept.hashes && canonical(hashes) !== canonical(kept.hashes)) return { ...kept, trouble: 'othersSwapped' };
  const isMine = seat !== null && kept.hash !== null && hashes[seat] === kept.hash;
  const confirmed = !isMine ? kept.confirmed : opened.includes(seat) ? 'nonce' : kept.confirmed === 'nonce' ? 'nonce' : 'hash';
  // Once numbers are being revealed the commitments are fixed, even if the server says that the round is back at its start.
  return { ...kept, confirmed, hashes: kept.hashes ?? (step === 'open' ? hashes : null) };
}

function wanted({ commitment, step, hashes, opened }: DealMessage, { seat, nonce, hash }: KeptRound): ClientMessage | null {
  if (seat === null || nonce === null || hash === null) return null;
  if (step === 'commit') return hashes[seat] ? null : { t: 'commit', commitment, hash };
  return hashes[seat] === hash && !opened.includes(seat) ? { t: 'open', commitment, nonce } : null;
}
