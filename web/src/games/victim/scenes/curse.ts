/** The great moment: who turns (3.19). Everything in it has been told to all. */
import { lasting } from '@lurk/contract';
import {
  DEMON,
  demonPoints,
  type Event,
  escapesNeeded,
  events,
  FIRST_STAMINA,
  modifierIn,
  type Roll,
  tableOf,
  victimOf,
} from '@lurk/victim/public';
import type { Moment } from '../../../play/showing/moments.svelte';
import { names } from '../adapt/names';
import { look, lookVictim, nameOfVictim, type Perspective, playsTwo, say } from '../adapt/perspective';
import type { CurseResult, CurseView } from './model';

type Possessed = Extract<Event, { t: 'possessed' }>;

export function curseIn(perspective: Perspective, log: readonly Event[], from: number): Moment<CurseView> | null {
  const at = log.findLastIndex((event, i) => i >= from && event.t === 'possessed');
  const possessed = log[at];
  if (possessed?.t !== 'possessed') return null;
  const view = curseOf(perspective, log, at, possessed);
  return view && { view, ms: lasting(events.possessed?.beat) };
}

function curseOf(perspective: Perspective, log: readonly Event[], at: number, possessed: Possessed): CurseView | null {
  const before = log.slice(0, at);
  const { open, seat } = perspective.view;
  const two = playsTwo(perspective);
  const words = tableOf(perspective.lang);
  const drawn = before.findLast((event) => event.t === 'curseDrawn');
  const shown = before.findLast((event) => event.t === 'rollsShown');
  if (drawn?.t !== 'curseDrawn' || shown?.t !== 'rollsShown') return null;
  const ties = before.slice(before.lastIndexOf(shown)).flatMap((event) => (event.t === 'tieRolled' ? event.rolls : []));
  const tieOf = (victim: Roll['victim']): number | undefined => ties.findLast((roll) => roll.victim === victim)?.face;
  const results = shown.rolls.map((roll): CurseResult => {
    const seatLook = lookVictim(perspective, victimOf(open, roll.victim));
    const tieFace = tieOf(roll.victim);
    const lost = roll.victim === possessed.victim;
    return {
      id: roll.victim,
      seat: seatLook,
      // Where the figure already shows the Victim's name, show the player's name beside it.
      who: two ? look(perspective, victimOf(open, roll.victim).seat).name : names(perspective).character(roll.victim).name,
      dice: roll.dice,
      made: 'modifiers' in roll ? roll.modifiers.map((modifier) => modifierIn(words, modifier)) : [],
      result: roll.result ?? roll.sum,
      state: lost ? 'lost' : tieFace === undefined ? 'safe' : 'tied',
      ...(tieFace === undefined ? {} : { tieFace }),
    };
  });
  const lost = results.find(({ state }) => state === 'lost');
  if (!lost) return null;
  const last = before.findLast((event) => event.t === 'tieRolled');
  return {
    demon: possessed.demon,
    name: names(perspective).demon(possessed.demon),
    stat: drawn.stat,
    statName: names(perspective).stat(drawn.stat),
    results,
    lost,
    was: names(perspective).character(possessed.victim).name,
    tie:
      last?.t === 'tieRolled'
        ? last.rolls.map(({ victim, face }) => ({
            seat: lookVictim(perspective, victimOf(open, victim)),
            name: lookVictim(perspective, victimOf(open, victim)).name,
            face,
          }))
        : [],
    rage: DEMON[possessed.demon].rage,
    stamina: FIRST_STAMINA,
    points: demonPoints(open.players),
    needed: escapesNeeded(open),
    mine: possessed.seat === seat,
    ...otherOf(perspective, log.slice(at)),
  };
}

/** VI-274, VI-275 Told with the same moment. */
function otherOf(perspective: Perspective, after: readonly Event[]): Pick<CurseView, 'other'> {
  const { view, lang, names: players, speech } = perspective;
  const event = after.find((one) => one.t === 'handedOver' || one.t === 'removed');
  if (!event) return {};
  const isMine = event.t === 'handedOver' && event.to === view.seat;
  return {
    other: isMine ? say(perspective).curse.yours(nameOfVictim(perspective, event.victim)) : speech.tellEvent(lang, event, view, players),
  };
}
