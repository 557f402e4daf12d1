export { dogTestsOf, type MeetingOfTwo, meetingsOf, whoMetWhom } from './meetings.ts';
export type { Pile } from './piles.ts';

export { type Deduction, deductionOf, publicDeduction, type Suspect } from './suspects.ts';
