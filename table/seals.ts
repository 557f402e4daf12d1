/**
 * Receipts of sealed answers. On sealing, the seat alone gets the hash of its answer with a salt; when the question closes, one fingerprint
 * of all receipts goes to everybody. The salts come from the match's secret, which is published after the end: then anybody can check
 * that no answer was changed between sealing and opening. Without a salt the ten possible answers could be hashed and compared.
 */
import { type Choice, canonical, type Seat, sha256Hex } from '@lurk/kernel';

/** `count` numbers the seat's accepted inputs, so that the same answer never has the same receipt twice. */
export function receiptOf(secret: string, seat: Seat, count: number, choice: Choice): string {
  const salt = sha256Hex(`${secret}|seal|${seat}|${count}`).slice(0, 32);
  return sha256Hex(`${canonical(choice)}|${salt}`);
}

/** All receipts of one question, in seat order, as one short text. */
export const sealsOf = (receipts: (string | null)[]): string => sha256Hex(receipts.map((receipt) => receipt ?? '-').join('|')).slice(0, 32);
