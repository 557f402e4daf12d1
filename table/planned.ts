/** An answer that a seat has planned: kept until the question it is for is put to that seat, and told to nobody else. */
import type { Foreseen } from '@lurk/contract';
import { accepts, type Choice, canonical, type Decision, fits, type Json } from '@lurk/kernel';

export interface Planned {
  /** The kind of question it is for, and what that has to be about: it answers no other. */
  kind: string;
  about: Json;
  choice: Choice;
  /** The question has come and does not take it any more: the seat has to answer by hand. */
  lapsed?: true;
}
/** As a seat says it. */
export type NewPlan = Pick<Planned, 'kind' | 'choice'>;

/** The plan as it is kept; null if it answers nothing that this seat can foresee. */
export const plannedFor = (foreseen: Foreseen | null, { kind, choice }: NewPlan): Planned | null =>
  foreseen?.kind === kind && fits(foreseen.shape, choice) ? { kind, about: foreseen.about, choice } : null;

/** Was it made for this question? */
export const isFor = (planned: Planned, { kind }: Decision, about: Json): boolean =>
  planned.kind === kind && canonical(planned.about) === canonical(about);

/** The same, or lapsed if the question does not take it. */
export const judged = (planned: Planned, decision: Decision): Planned =>
  planned.lapsed || accepts(decision, planned.choice) ? planned : { ...planned, lapsed: true };
