/** Who may learn which answer, and when: section 5 as data, written from the specification and not from the rules. */
import { type Choice, type Json, type Picked, pickOf } from '@lurk/kernel';
import { type Learns, nobody, type Secret } from '@lurk/testkit';
import type { Zone } from '../data/board.ts';
import { ACTIVATE } from '../data/picks.ts';
import type { AskKind } from '../i18n/decisions.en.ts';
import type { AN } from '../types.ts';

/** Whatever says something of where somebody is (section 6.3). */
const ZONES_OUT = [
  ...(['studentRevealed', 'tracked', 'attacked', 'exploded', 'anomalyMoved', 'anomalyRevealed'] as const),
  ...(['electricityActivated', 'scented', 'irradiated', 'sensorPlaced', 'baitSet', 'radiationPlaced'] as const),
] satisfies AN['Event']['t'][];

type Move = Picked<string, { card: Json; to: Picked<Zone, Json> }>;
/** D-06, D-13 Of a Student's action all is public but the zone of a Move and of Stims. */
const acted = (choice: Picked<number | typeof ACTIVATE, Picked<string, Json>>): Json => {
  const { pick, with: action } = choice;
  if (pick === ACTIVATE || (action.pick !== 'move' && action.pick !== 'stims')) return choice;
  const { card, to } = (action as Move).with;
  return [pick, action.pick, card, to.with];
};

/** D-19, D-31 Of what the Anomaly does, the zone of a Move and of a Teleport. A trap sprung meanwhile is public. */
const did = (choice: Choice): Json => {
  const deed = pickOf(choice);
  if (deed === 'move') return deed;
  return deed === 'teleport' ? (choice as Picked<string, { pay: Json }>).with.pay : choice;
};
const half: Secret<AN> = { sees: did, until: ZONES_OUT };
const isTrap = (choice: Choice): boolean => pickOf(choice) === ACTIVATE;

export const learns: Record<AskKind, Learns<AN>> = {
  startingZone: nobody(...ZONES_OUT),
  firstCard: 'everybody',
  studentTurn: { sees: acted, until: ZONES_OUT },
  secondHit: 'everybody',
  showCard: 'everybody',
  trapWindow: 'everybody',
  anomalyTurn: half,
  secondHalf: half,
  baited: { sees: (choice) => (isTrap(choice) ? choice : null), until: ZONES_OUT },
  // D-32, D-35 That it moves is public; to where is not.
  reactive: { sees: (choice) => (choice === null || isTrap(choice) ? choice : 'moves'), until: ZONES_OUT },
  whatToEat: 'everybody',
  whomToPossess: 'everybody',
  forcedAction: 'everybody',
  secondForcedHit: 'everybody',
};
