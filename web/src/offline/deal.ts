/**
 * The same deal as at a server's table, with both contributions drawn on this device: its record passes the same proof, though here
 * there is no other party to distrust.
 */
import { must } from '@lurk/kernel';
import { beginDeal, commit, type Dealt, dealtFrom, lastRound, nonceHash, open, type Seating } from '@lurk/table';
import { ID, LEVEL, ME } from './solo';

type Wanted = Pick<Seating, 'match' | 'game' | 'rulesVersion' | 'options'>;

export function dealHere(wanted: Wanted, wish: string | null, seats: number, hex: (bytes: number) => string): Dealt {
  const places = Array.from({ length: seats }, (_, seat): Seating['seats'][number] =>
    seat === ME ? { kind: 'person', id: ID, wish } : { kind: 'bot', level: LEVEL, wish: null },
  );
  const begun = beginDeal({ ...wanted, seats: places, host: ME }, () => hex(32));
  const { commitment } = lastRound(begun);
  const nonce = hex(16);
  const committed = commit(begun, ME, commitment, nonceHash(commitment, ME, nonce));
  const opened = committed && open(committed, ME, commitment, nonce);
  return must(dealtFrom(opened ?? begun));
}
