/** What a played table says beyond its pictures. */
const zones = (n: number): string => `${n} ${n === 1 ? 'zone' : 'zones'}`;

export const tableEn = {
  lead: {
    setup: 'Before the first round',
    students: (round: number) => `Round ${round} · the Students act`,
    anomaly: (round: number) => `Round ${round} · the Anomaly acts`,
    over: 'The match is over',
  },
  listen: 'Wait and listen.',
  over: 'It is over.',
  confirm: 'Do it',
  seal: 'Seal it',
  sending: 'On its way…',
  changeMind: 'Start over',
  /** What a choice would give away. */
  leaves: (n: number): string => (n === 1 ? 'This gives your zone away.' : `This leaves ${zones(n)} where you could be.`),
  leavesNow: (n: number): string =>
    n === 1 ? 'Everybody knows your zone already.' : `Nothing is given away: ${zones(n)} stay open, as now.`,
  leavesAnomaly: (n: number): string => (n === 1 ? 'Then everybody knows where you are.' : `Then you may be in ${zones(n)}.`),
  smell: 'What each answer would leave stands beside every name.',
  eats: (n: number): string => `${n} eaten first`,
  pays: 'It does not pay for this.',
  evolveFirst: 'You need cards to pay for it.',
  nothingHere: 'It cannot be touched in this question.',
  whichStudent: 'Which of your Students?',
  pieces: 'Your own marks here',
  log: { round: (n: number) => `Round ${n}`, secret: 'Only you know' },
  known: { start: 'Nobody has learnt anything about you yet.' },
  share: (name: string, why: string) => `${name}: ${why}`,
  keys: {
    title: 'Keys',
    list: [
      ['Tab', 'From one part of the table to the next'],
      ['Arrows', 'From zone to zone'],
      ['Enter', 'Choose'],
      ['Esc', 'Start over'],
      ['B', 'The station as text'],
      ['?', 'This list'],
    ] as readonly (readonly [string, string])[],
  },
};
export type TableWords = typeof tableEn;
