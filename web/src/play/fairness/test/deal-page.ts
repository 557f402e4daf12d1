/** For tests: a page at the deal, and what a server of any honesty tells it. The page's own code answers. */
import {
  type ClientMessage,
  commitmentOf,
  type KeptRound,
  type Round,
  type ServerMessage,
  seatingOf,
  type TableInfo,
  type Terms,
} from '@lurk/table';
import { hex } from '../../line/outbox';
import { answerDeal } from '../deal';

type DealMessage = Extract<ServerMessage, { t: 'deal' }>;

/** People by their ids, a bot where there is none; the first person may have a wish. */
export const tableOf = (people: (string | null)[], wish: string | null = null, options: TableInfo['options'] = {}): TableInfo => ({
  code: 'ABCDEF',
  game: 'not-alone',
  state: 'dealing',
  host: people.find((id) => id !== null) ?? '',
  seats: people.map((id, seat) =>
    id === null
      ? { kind: 'bot', level: 'beginner', name: 'Ash', side: null }
      : { kind: 'person', id, name: id, side: seat === 0 ? wish : null, ready: true, here: true, away: false },
  ),
  options,
  speed: 'none',
  match: 'm',
  you: null,
  watchers: 0,
});

export interface Binding {
  secret: string;
  round?: number;
  after?: string | null;
  people?: number[];
  rulesVersion?: string;
}

/** A round as a server begins it that is bound to this table. */
export function bindsTo(table: TableInfo, { secret, round = 1, after = null, people, rulesVersion = '1' }: Binding): Round {
  const seating = seatingOf(table, rulesVersion);
  const persons = seating.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const terms: Terms = { protocol: 2, ...seating, round, after, people: people ?? persons };
  const whole = secret.padEnd(64, '0');
  const nobody = seating.seats.map(() => null);
  return { terms, secret: whole, commitment: commitmentOf(whole, terms), hashes: nobody, nonces: nobody };
}

export const message = ({ terms, commitment, hashes }: Round, step: DealMessage['step'], opened: number[] = []): DealMessage => ({
  t: 'deal',
  terms,
  commitment,
  step,
  hashes: [...hashes],
  opened,
});

export class DealPage {
  table: TableInfo;
  kept: KeptRound[] = [];
  readonly window = hex(4);
  #now = 1;

  constructor(table: TableInfo) {
    this.table = table;
  }

  /** What the page says to this. */
  hear(deal: DealMessage): ClientMessage | null {
    const { table, kept, window } = this;
    const { keep, say } = answerDeal(deal, { table, kept, window, now: this.#now++, draw: () => hex(16) });
    if (!keep) return say;
    const isIt = (round: KeptRound): boolean => round.commitment === keep.commitment && round.window === keep.window;
    this.kept = kept.some(isIt) ? kept.map((round) => (isIt(round) ? keep : round)) : [...kept, keep];
    return say;
  }
}
