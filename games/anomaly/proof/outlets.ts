/** What comes out, and who may be told what: sections 5 and 6 as data, written from the specification and not from the rules. */
import { type Hearers, type Outlets, said, shown } from '@lurk/testkit';
import type { AN } from '../types.ts';

export const comesOut: Outlets<AN> = {
  // AN-052, AN-055, AN-070 A statement is true, and no more than that: yes or no, and the zone of a sensor.
  tracked: said('yes'),
  scented: said('answers'),
  anomalyMoved: { ...said('sensor'), when: ({ sensor }, { s }) => sensor === null || s.open.sensors.includes(sensor) },
  // AN-107, AN-122 Whoever is revealed says where; soon nobody knows any more.
  studentRevealed: said('zone'),
  anomalyRevealed: said('zone', 'pawns'),
  // AN-091, AN-097, AN-119 Whom it hits is said by name. One damage is dealt however many are hit (AN-089), so the track does not show them.
  attacked: said('hit', 'pawns', 'damage', 'reaction'),
  exploded: said('pawns', 'anomaly'),
  electricityActivated: said('hits', 'eaten', 'zone'),
  irradiated: said('pawns', 'anomaly'),
  // What is put on the board where somebody stands.
  sensorPlaced: shown('zone'),
  baitSet: said('zone'),
  radiationPlaced: shown('token', 'zone'),
  radiationForecast: shown('token'),
  drawnCards: shown('cards'),
  handSeen: shown('cards'),
};

export const hears: Hearers<AN> = {
  startedAt: ({ zones }, seat, { s }) => s.own[seat].pawns.map(({ zone }) => zone).join() === zones.join(),
  studentMovedTo: ({ pawn }, seat, { s: { open } }) => open.students[pawn].seat === seat,
  trapLaidAt: ({ pawn }, seat, { s: { open } }) => open.students[pawn].seat === seat,
  anomalyMovedTo: (_, seat, { s: { open } }) => open.anomaly === seat,
  handSeen: (_, seat, { s: { open } }) => open.anomaly === seat,
  drawnCards: ({ cards }, seat, { s }) => s.own[seat].hand.slice(-cards.length).join() === cards.join(),
};
