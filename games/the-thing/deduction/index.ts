export { dogTestsOf, type MeetingOfTwo, meetingsOf, whoMetWhom } from './meetings.ts';
export type { Pile } from './piles.ts';
export type { Beaten, Fact, Left, Met, PublicRecord, Shown, Unveiled } from './record.ts';
export { type Deduction, deductionOf, publicDeduction, type Suspect, type Way, type Why as WhyCertain } from './suspects.ts';
export { NOBODY, type Sight, type Witness } from './witness.ts';
