// The end of a match and what is worth retelling of it, in English. This file is the type: French must have the same keys.
import type { Side, Winner } from '../types.ts';

export const endEn = {
  title: { students: 'The Anomaly is no more', anomaly: 'The station falls silent', draw: 'Nobody is left' },
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
    firstBlood: 'Round {turn}: first hit on the Anomaly, and it is {who} who lands it.',
    heavyHit: 'Round {turn}: {who} deals the Anomaly {count} damage in one blow.',
    trapped: 'Round {turn}: the Anomaly walks into a trap laid by {who}.',
    sniped: 'Round {turn}: {who} hits the Anomaly twice with one card.',
    friendlyFire: 'Round {turn}: a shot in the dark by {who} costs the Students {count} health.',
    orderedFire: 'Round {turn}: under orders, {who} turns on the other Students.',
    blastAnomaly: 'Round {turn}: {who} blows up the fuel under the Anomaly.',
    blastStudents: 'Round {turn}: the fuel goes up with Students beside it.',
    feast: 'Round {turn}: the Anomaly feeds on {who}.',
    shocked: 'Round {turn}: electricity costs the Students {count} health at once.',
    possessed: 'Round {turn}: the Anomaly takes hold of {who}.',
    spiritStudents: 'Round {turn}: one step from the end, the Students take heart.',
    spiritAnomaly: 'Round {turn}: one step from the end, the Anomaly gathers itself.',
    burnt: 'Round {turn}: radiation burns {count} at once.',
    givenAway: 'Round {turn}: a sensor gives the Anomaly away.',
    evolved: 'Round {turn}: the Anomaly grows a new power.',
    starved: 'Round {turn}: the Anomaly goes hungry.',
    quiet: 'Round {turn}: nobody is found.',
  },
} satisfies {
  title: Record<Winner, string>;
  how: Record<Winner, string>;
  verdict: Record<Winner, Record<Side | 'watcher', string>>;
  points: Record<string, string>;
};

export type PointKind = keyof typeof endEn.points;
