// The end of a match and what is worth retelling of it, in English. This file is the type: French must have the same keys.
import type { Side, Winner } from '../types.ts';

export const words = {
  title: { students: 'The lights come on', anomaly: 'It has fed enough', draw: 'Nobody is left' },
  how: {
    students: 'In round {turn} the Anomaly lost its last health; the Students had {count} left.',
    anomaly: 'In round {turn} the Students lost their last health; the Anomaly had {count} left.',
    draw: 'In round {turn} both sides lost their last health in the same instant.',
  },
  /** Read by the Students, by the Anomaly, and by those who watched. */
  verdict: {
    students: { students: 'You have outlived it.', anomaly: 'They were the better hunters.', watcher: 'The Students win.' },
    anomaly: { students: 'There is nobody left to warn.', anomaly: 'The station is yours.', watcher: 'The Anomaly wins.' },
    draw: { students: 'You took it with you.', anomaly: 'You took them with you.', watcher: 'The game is drawn.' },
  },
  points: {
    firstBlood: 'The first hit on the Anomaly, by {who}.',
    heavyHit: '{who} deals the Anomaly {count} damage in one blow.',
    trapped: 'The Anomaly walks into a trap laid by {who}.',
    sniped: '{who} hits the Anomaly twice with one card.',
    friendlyFire: 'A shot in the dark by {who} costs the Students {count} health.',
    orderedFire: 'Under orders, {who} turns on the other Students.',
    blastAnomaly: '{who} blows up the fuel under the Anomaly.',
    blastStudents: 'The fuel goes up with Students beside it.',
    feast: 'The Anomaly feeds on {who}.',
    shocked: 'Electricity costs the Students {count} health at once.',
    possessed: 'The Anomaly possesses {who}.',
    spiritStudents: 'One step from the end, the Students take heart.',
    spiritAnomaly: 'One step from the end, the Anomaly gathers itself.',
    burnt: 'Radiation burns {count} at once.',
    givenAway: 'A sensor gives the Anomaly away.',
    evolved: 'The Anomaly gains a new power.',
    starved: 'The Anomaly goes hungry.',
    quiet: 'Nobody is found.',
  },
  /** The rest of the end screen. */
  screen: {
    was: (at: string) => `was ${at}`,
    where: 'Where everybody was',
    goodFor: { students: 'for the Students', anomaly: 'for the Anomaly' },
  },
} satisfies {
  title: Record<Winner, string>;
  how: Record<Winner, string>;
  verdict: Record<Winner, Record<Side | 'watcher', string>>;
  points: Record<string, string>;
  screen: object;
};

export type PointKind = keyof typeof words.points;
