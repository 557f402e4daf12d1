/** A trap is sprung, or left, beside whatever lies on the desk. */
import { ACTIVATE, type Aim, type Pawn, type Seen, type Zone } from '@lurk/anomaly/public';
import { type Choice, type Decision, fits } from '@lurk/kernel';
import type { Given } from '../../../play/asking/desk';

/** The question in which a trap can be sprung now. */
const trapQuestion = ({ decision, offer }: Seen): Decision | null => (decision?.kind === 'trapWindow' ? decision : offer);
export const trapId = (pawn: Pawn, zone: Zone): string => `${pawn}/${zone}`;
export function springOf(view: Seen, trap: string, aim: Aim): Given | null {
  const decision = trapQuestion(view);
  const [pawn, zone] = trap.split('/');
  const choice: Choice = { pick: ACTIVATE, with: { pick: Number(pawn), with: { pick: zone, with: aim } } };
  return decision && fits(decision.shape, choice) ? { decision, choice } : null;
}
export function passOf(view: Seen): Given | null {
  const decision = trapQuestion(view);
  return decision?.mayPass ? { decision, choice: null } : null;
}
