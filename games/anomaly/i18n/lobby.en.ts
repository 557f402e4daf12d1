// What is chosen before a match, in English.
import type { LobbyWords } from '@lurk/contract';
import type { Named } from '@lurk/i18n';
import type { Options } from '../options.ts';

export const words = {
  options: {
    anomaly: { name: 'Who is the Anomaly?', rule: 'Decided before the game starts; everybody else is a Student.' },
    advanced: {
      name: 'Two Students for one player',
      rule: 'At a table of two, the Student player runs two Students from one hand of cards.',
    },
    healthPerSide: { name: 'Health', rule: 'What each side starts with, from 6 to 14. More health makes a longer game.' },
    zeroOffset: {
      name: 'Handicap',
      rule: 'Shifts the zero marker: above 0 the Students start with more health, below 0 the Anomaly does.',
    },
    radiationForecast: { name: 'Radiation forecast', rule: 'Whether the next radiation token is shown before it is placed.' },
    fuelLayout: { name: 'Fuel layout', rule: 'How the six fuel sources are spread over the station; two are in each ring.' },
    overlay: { name: 'Deduction help', rule: 'How much the board works out from what has been said in public. It is the same for all.' },
    trapWindowSeconds: {
      name: 'Time for traps',
      rule: 'How many seconds the game waits when only a trap could be sprung. At a table without a clock it waits for all who have one.',
    },
    endReveal: {
      name: 'Show all at the end',
      rule: 'Once the game is decided, the table shows every zone, trap and hand.',
    },
  },
  choices: {
    anomaly: {
      random: { name: 'Drawn at random', rule: 'The Anomaly is drawn at random.' },
      host: { name: 'The host', rule: 'The player who opened the table is the Anomaly.' },
      notHost: { name: 'Anybody but the host', rule: 'The Anomaly is drawn at random among the other players.' },
      seat: { name: 'A player of your choice', rule: 'The host names the Anomaly.' },
    },
    radiationForecast: {
      hidden: { name: 'Hidden', rule: 'Nobody knows where the radiation is heading.' },
      visible: { name: 'Visible', rule: 'Everybody sees the next token, and so the zone it will take.' },
    },
    fuelLayout: {
      'random-opposite': { name: 'Facing each other', rule: 'In each ring the two fuel sources are on opposite sides.' },
      'random-any-labs': { name: 'Labs at random', rule: 'The same, but the Labs have theirs in any two of the four.' },
    },
    overlay: {
      none: { name: 'Memory alone', rule: 'Nothing is worked out, and nobody has reminder pieces: harder than in the rulebook.' },
      tokens: {
        name: 'Reminder pieces',
        rule: 'As in the rulebook: nothing is worked out, but you can mark zones with pieces that you alone see.',
      },
      exact: { name: 'Exact', rule: 'The board shows every zone where each pawn can be, and why the others are ruled out.' },
    },
  },
  roles: {
    students: {
      name: 'Student',
      many: 'Students',
      rule: 'Track it down, lay traps, strike together.',
      wish: 'You would rather hide. The draw will try to respect that.',
    },
    anomaly: {
      name: 'Anomaly',
      many: 'Anomalies',
      the: 'the Anomaly',
      rule: 'Read them, close your claws.',
      wish: 'You would rather hunt. The draw will try to respect that.',
    },
  },
} satisfies LobbyWords & { options: Record<Exclude<keyof Options, 'host'>, Named> };
