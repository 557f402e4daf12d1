/** The party and the Demon as everybody sees them. */
import { CHARACTER, dieRange, isCritical, isFrightened, STATS, type Victim } from '@lurk/victim/public';
import type { GlyphId } from '../glyphs';
import type { DemonView, PartyView, StatView } from '../model';
import { keyOf } from './keys';
import { names } from './names';
import { look, lookVictim, type Perspective, playsTwo, say } from './perspective';
import type { Touch } from './picked';

export const statsOf = (perspective: Perspective, { character, stats }: Pick<Victim, 'character' | 'stats'>): StatView[] =>
  STATS.map((stat) => ({
    stat,
    name: names(perspective).stat(stat),
    now: stats[stat],
    max: CHARACTER[character].max[stat],
    ...(perspective.latest.some(
      (event) =>
        event.t === 'statMoved' && event.victim === character && event.stat === stat && event.to === stats[stat] && event.why !== 'stress',
    )
      ? { risen: true }
      : {}),
  }));

type State = keyof ReturnType<typeof say>['party']['states'];
/** One thing is said of a Victim: the worst there is. */
function stateOf(perspective: Perspective, victim: Victim): { state: PartyView['state']; says: State; glyph: GlyphId } {
  const { open } = perspective.view;
  const { status, hide, effects } = victim;
  if (status !== 'forest')
    return { state: status, says: status, glyph: status === 'escaped' ? 'door' : status === 'enslaved' ? 'claw' : 'skull' };
  if (isCritical(victim)) return { state: 'critical', says: 'critical', glyph: 'crawl' };
  if (hide === 'hidden') return { state: 'hidden', says: 'hidden', glyph: 'hide' };
  const [effect] = effects.filter((one) => one !== 'frightened' || isFrightened(open, victim));
  if (effect) return { state: 'standing', says: effect, glyph: effect };
  if (open.turn?.victim === victim.character) return { state: 'standing', says: 'acting', glyph: 'run' };
  if (perspective.seats[victim.seat]?.away) return { state: 'standing', says: 'away', glyph: 'clock' };
  if (open.groundAnalyze === victim.character) return { state: 'standing', says: 'analysed', glyph: 'camera' };
  if (hide === 'resting') return { state: 'standing', says: 'resting', glyph: 'hide' };
  return victim.wounds > 0
    ? { state: 'standing', says: 'wounded', glyph: 'drop' }
    : { state: 'standing', says: 'standing', glyph: 'check' };
}

export function partyOf(perspective: Perspective, touch: Touch): PartyView[] {
  const { open, sizes, seat } = perspective.view;
  const w = say(perspective).party;
  const { character, item } = names(perspective);
  return open.victims.map((victim) => {
    const { state, says, glyph } = stateOf(perspective, victim);
    const choice = touch.choice(keyOf('victim', victim.character));
    const mine = victim.seat === seat;
    // Where everybody plays two, the strip is named after the character, and says "you" or who plays it.
    const player = mine ? '' : w.playedBy(perspective.names[victim.seat]);
    return {
      id: victim.character,
      seat: lookVictim(perspective, victim),
      who: playsTwo(perspective) ? player : character(victim.character).name,
      stats: statsOf(perspective, victim),
      wounds: victim.wounds,
      state,
      status: w.states[says],
      glyph,
      cards: sizes.hand[victim.character] ?? 0,
      worn: victim.worn.map((id) => ({ id, name: item(id).name })),
      mine,
      acting: open.turn?.victim === victim.character,
      away: !!perspective.seats[victim.seat]?.away,
      ...(choice ? { choice } : {}),
    };
  });
}

export function demonView(perspective: Perspective): DemonView | null {
  const { open } = perspective.view;
  const { demon } = open;
  if (!demon) return null;
  const { demon: nameOf, character } = names(perspective);
  const { low, high } = dieRange(open, demon);
  return {
    demon: demon.demon,
    name: nameOf(demon.demon),
    seat: look(perspective, demon.seat),
    was: character(demon.was).name,
    rage: demon.rage,
    stamina: demon.stamina,
    points: demon.turn.ap,
    bullet: demon.bullet,
    meat: demon.meat,
    die: `${low}–${high}`,
  };
}
