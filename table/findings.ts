/** What a proof can say. Words for all of it are in `i18n/proof.ts`. */
import type { Seat } from '@lurk/kernel';

/** What is looked at, in the order in which it is told. The last seven are about what one device kept. */
const CHECKS = [
  'format',
  'promise',
  'commitment',
  'terms',
  'rounds',
  'numbers',
  'game',
  'roles',
  'inputs',
  'seals',
  'outcome',
  'end',
  'kept',
  'bound',
  'mine',
  'others',
  'table',
  'receipts',
  'seen',
] as const;
export type Check = (typeof CHECKS)[number];

/** What a page itself noticed during the deal, and kept. */
export type Trouble = 'roundTwice' | 'brokenChain' | 'rebound' | 'otherTable' | 'othersSwapped' | 'tooManyRounds';

/** What is wrong: each stands for one kind of fraud or fault. */
export type Fault =
  | Trouble
  | 'notARecord'
  | 'unknownGame'
  | 'otherSecret'
  | 'termsChanged'
  | 'roundMissing'
  | 'roundWithoutCause'
  | 'askedOthers'
  | 'otherNumber'
  | 'notOpened'
  | 'nobodysNumber'
  | 'otherRoles'
  | 'unplayable'
  | 'unlawfulInput'
  | 'sealsChanged'
  | 'otherOutcome'
  | 'otherEnd'
  | 'roundHidden'
  | 'otherTerms'
  | 'otherName'
  | 'myNumberChanged'
  | 'denied'
  | 'othersChanged'
  | 'dealAbandoned'
  | 'receiptMissing'
  | 'otherStory';

/** What cannot be proved, though nothing is wrong with it. */
export type Doubt = 'olderPromise' | 'roundWithheld' | 'leftOut' | 'nothingKept';

export interface Finding {
  readonly what: Check;
  /** Nothing wrong was found. */
  readonly ok: boolean;
  /** Also where all is well as far as it goes. */
  readonly why: Fault | Doubt | null;
  /** Of which round, seat, part of the terms, or input; counts from 1, but seats. */
  readonly round?: number;
  readonly seat?: Seat;
  readonly field?: string;
  readonly count?: number;
}
type Where = Pick<Finding, 'round' | 'seat' | 'field' | 'count'>;

/** Gathers what is found. A check that nothing speaks against is a finding too. */
export class Findings {
  readonly list: Finding[];

  constructor(before: readonly Finding[] = []) {
    this.list = before.slice();
  }
  fault(what: Check, why: Fault, where: Where = {}): void {
    this.list.push({ what, ok: false, why, ...where });
  }
  doubt(what: Check, why: Doubt, where: Where = {}): void {
    this.list.push({ what, ok: true, why, ...where });
  }
  /** All that was to be looked at here has been. */
  looked(what: Check, where: Where = {}): void {
    if (!this.list.some((finding) => finding.what === what)) this.list.push({ what, ok: true, why: null, ...where });
  }
  get ok(): boolean {
    return this.faults === 0;
  }
  get faults(): number {
    return this.list.filter(({ ok }) => !ok).length;
  }
}
