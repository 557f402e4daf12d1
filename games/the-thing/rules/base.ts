/** Phases 1, 2 and 7: weather, maintenance and meal, the same in both games. */
import { type Answer, ask, end, must, next, remove } from '@lurk/kernel';
import { damage } from '../acts/base.ts';
import { checkEnd, win } from '../acts/end.ts';
import { starvingDiscard } from '../asks/rest.ts';
import { weatherChoice } from '../asks/setup.ts';
import type { Action } from '../data/cards.ts';
import { MEAL } from '../data/setup.ts';
import { TUNABLE } from '../data/tunable.ts';
import { DIE_FACES, type Weather } from '../data/weather.ts';
import { boilerDestroyed, climate, isDark } from '../facts/base.ts';
import { pawnsOf } from '../facts/people.ts';
import { type C, procedure } from '../types.ts';

export const rollDie = ({ dice }: Pick<C, 'dice'>): Weather => DIE_FACES[dice.below('weather', DIE_FACES.length)];

export const weather = procedure('weather', {
  /** TT-048, TT-049 */
  roll: (c) => {
    const { open } = c.s;
    c.at.rolled = rollDie(c);
    c.tell.all({ t: 'weatherRolled', results: [c.at.rolled], before: open.station });
    if (open.station !== null && open.station !== c.at.rolled) return ask(weatherChoice, 'chosen');
    return setWeather(c, c.at.rolled);
  },
  chosen: (c, [{ choice }]: Answer<Weather>[]) => setWeather(c, choice),
});
/** TT-050 */
function setWeather({ s, tell }: C, result: Weather) {
  s.open.weather = result;
  s.open.station = null;
  tell.all({ t: 'weatherIs', weather: result });
  return end();
}

/** TT-051 Generator, Boiler or Freezing, Rescue Helicopter. */
export const maintenance = procedure('maintenance', {
  generator: (c) => {
    if (!isDark(c.s.open)) burnFuel(c, 'generator', climate(c.s.open).generator);
    return next;
  },
  boiler: (c) => {
    const { open } = c.s;
    if (boilerDestroyed(open)) freeze(c, climate(open).freezing);
    else burnFuel(c, 'boiler', climate(open).boiler);
    return next;
  },
  helicopter: (c) => {
    fly(c);
    return next;
  },
});

/** TT-052 to TT-055 */
function burnFuel(c: C, room: 'generator' | 'boiler', needed: number): void {
  const place = c.s.open.rooms[room];
  const used = Math.min(needed, place.fuel);
  place.fuel -= used;
  c.tell.all({ t: 'fuelUsed', room, count: used, fuel: place.fuel });
  damage(c, room, needed - used, 'shortage');
}

/** TT-062 to TT-064 The tile was in play when the phase began. */
function freeze(c: C, steps: number): void {
  const { open } = c.s;
  open.freezing = Math.min(TUNABLE.freezing.last, must(open.freezing, 'the freezing tile') + steps);
  c.tell.all({ t: 'freezing', to: open.freezing });
  if (open.freezing === TUNABLE.freezing.last) win(c, 'aliens', 'frozen');
}

/** TT-065 to TT-069 */
function fly(c: C): void {
  const { open } = c.s;
  const { rescue } = open;
  if (rescue.state !== 'flying' && rescue.state !== 'arrived') return;
  if (rescue.fuel === TUNABLE.sos.fuelLast) {
    rescue.state = 'gone';
    c.tell.all({ t: 'rescueGone' });
    checkEnd(c);
    return;
  }
  rescue.fuel++;
  const wasFlying = rescue.state === 'flying';
  if (wasFlying) rescue.at = Math.min(TUNABLE.sos.last, rescue.at + climate(open).helicopter);
  c.tell.all({ t: 'rescueMoved', at: rescue.at, fuel: rescue.fuel });
  if (!wasFlying || rescue.at < TUNABLE.sos.last) return;
  rescue.state = 'arrived';
  c.tell.all({ t: 'rescueArrived' });
}

/** 3.A.15 */
export const meal = procedure('meal', {
  eat: ({ s, tell }) => {
    const { open } = s;
    // TT-188
    if (open.starving) return end();
    const [from, count] = open.kitchen > 0 ? (['kitchen', open.kitchen] as const) : (['pantry', Math.min(MEAL, open.pantry)] as const);
    open[from] -= count;
    tell.all({ t: 'ate', from, count });
    // TT-187
    if (from === 'kitchen' || count === MEAL) return end();
    open.starving = true;
    tell.all({ t: 'starving' });
    return ask(starvingDiscard, 'discarded');
  },
  discarded: ({ s, tell }, answers: Answer<Action>[]) => {
    for (const { seat, choice } of answers) {
      remove(s.own[seat].hand, [choice]);
      s.vault.actionDiscard.push(choice);
    }
    if (answers.length > 0) tell.all({ t: 'starvingDiscarded', pawns: answers.flatMap(({ seat }) => pawnsOf(s.open, seat)) });
    return next;
  },
});
