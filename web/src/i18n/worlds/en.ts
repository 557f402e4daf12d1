import type { GameId } from '../../ui/types';

/** Each game in a line, for the home page: all that a visitor loads of a game before choosing it. */
export const worlds = {
  anomaly: {
    name: 'Anomaly',
    pitch: 'A sealed station. Nobody knows where anybody is, and one of you feeds.',
    players: '2–4',
    minutes: '45–60 min',
  },
  'not-alone': {
    name: 'NOT ALONE',
    pitch: 'Hide on a planet that helps the hunter. Rescue is coming. So is it.',
    players: '2–7',
    minutes: '30–45 min',
  },
  victim: {
    name: 'VICTIM',
    pitch: 'A cursed forest, a locked bunker, a password in pieces. Then one of the runners turns.',
    players: '2–6',
    minutes: '40–90 min',
  },
  'the-thing': {
    name: 'The Thing',
    pitch: 'An ice station, three ways out, and a friend who is no longer one.',
    players: '1–8',
    minutes: '60–90 min',
  },
} satisfies Record<GameId, { name: string; pitch: string; players: string; minutes: string }>;

export type WorldWords = typeof worlds;
