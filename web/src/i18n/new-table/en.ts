/** What the page says that makes a table by a link. Fetched with that page. */
export const newTable = {
  title: 'A new table',
  would: 'This link makes a new table of this game. Nothing is made until you press.',
  on: 'Yes',
  off: 'No',
  make: 'Create this table',
  makeHelp: 'You will be its host',
  wrong: 'Not all of this link can be followed',
  wrongWhole: 'This link makes no table',
  fault: {
    long: 'It is far longer than a link to a table, so nothing of it was read. On the first page you can create any table.',
    noGame: 'It does not say which game. Choose one on the first page.',
    badGame: (said: string) => `There is no game called “${said}” here. Choose one on the first page.`,
    broken: (said: string) => `“${said}” cannot be read. It is left out.`,
    twice: (said: string) => `“${said}” is said more than once. It is left out.`,
    speed: (said: string) => `There is no clock called “${said}”. The table has the usual one.`,
    unknown: (said: string) => `There is no option called “${said}”. It is left out.`,
    seats: (said: string, least: number, most: number, usual: number) =>
      `“${said}” is no number of seats: there are ${least} to ${most}. The table has ${usual}.`,
    value: (name: string, said: string, usual: string) => `${name}: “${said}” cannot be chosen. It stays at “${usual}”.`,
    notAt: (name: string, seats: number) => `${name}: not an option with ${seats} ${seats === 1 ? 'seat' : 'seats'}. It is left out.`,
    more: (count: number) => `And ${count} more ${count === 1 ? 'thing' : 'things'} that cannot be followed.`,
  },
};

export type NewTableWords = typeof newTable;
