/** Decisions 26 and 27: how each special can be used now. That it can be used at all is `facts/demon-actions.ts`. */
import { compound, type Option, option, type Picked, type Shape } from '@lurk/kernel';
import type { SpecialChoice, WebChoice } from '../answers.ts';
import { type Special, TOKENS_OF_A_COLOUR } from '../data/demons.ts';
import { isBetter } from '../facts/demon-actions.ts';
import { singleTargets } from '../facts/demons.ts';
import { attackable, named } from '../facts/people.ts';
import { attackableNear, attackableOn, chargeSides, explosions, shifts, theDemon, thunders, webCells, webs } from '../facts/targets.ts';
import { oneOf, someOf } from '../things.ts';
import type { Cell, Open, Victim } from '../types.ts';

/** What offers a choice: the choice itself, or one that asks for more. */
type OptionFor<T> = T extends Picked<infer I, infer W> ? Option<I, W> : T;
type SpecialOption = OptionFor<SpecialChoice>;
/** VI-216 One of them, whom Brave allows. */
const one = (open: Open, among: readonly Victim[]) => oneOf.victim(named(singleTargets(open, among)));
/** A tile, and one of those whom it reaches. */
function oneNear(open: Open, reached: readonly { cell: Cell; victims: readonly Victim[] }[]) {
  const tiles = reached.map(({ cell, victims }) => option(cell, one(open, victims)));
  return oneOf.cell(tiles);
}
/** VI-217a One of them, or several. */
const oneOrMore = <const A extends string, const B extends string>(
  open: Open,
  [single, several]: readonly [A, B],
  among: readonly Victim[],
  most: number,
) => [
  option(single, one(open, among)),
  ...(among.length > 1 && most > 1 ? [option(several, someOf.victim(named(among), 2, Math.min(most, among.length)))] : []),
];
/** VI-373, VI-374 So many new Webs, and the old ones that go for them: a new one that should go is not put (RU-111). */
const webbing = (open: Open, count: number): Shape<WebChoice> =>
  compound({
    put: someOf.cell(webCells(open), count),
    remove: someOf.cell(webs(open), Math.max(0, webs(open).length + count - TOKENS_OF_A_COLOUR)),
  });

const OPTIONS: Record<Special, (open: Open) => readonly SpecialOption[]> = {
  target: (open) => oneOrMore(open, ['target', 'targetSeveral'], here(open), isBetter(open, 'special1') ? here(open).length : 1),
  doubleSlash: (open) => [option('doubleSlash', one(open, here(open)))],
  ambush: () => ['ambush'],
  madCharge: (open) => [option('madCharge', oneOf.side(chargeSides(open)))],
  morbidExplosion: (open) => [option('morbidExplosion', oneNear(open, explosions(open)))],
  thunderCall: (open) => {
    if (!open.options.thunderHitsAll) return [option('thunderStrike', oneNear(open, thunders(open)))];
    const tiles = thunders(open).map(({ cell }) => cell);
    return [option('thunderCall', oneOf.cell(tiles))];
  },
  spiderWeb: (open) => [
    option('spiderWeb', webbing(open, 1)),
    ...(isBetter(open, 'special1') && webCells(open).length > 1 ? [option('spiderWebTwo', webbing(open, 2))] : []),
  ],
  poisonMist: (open) => oneOrMore(open, ['poisonMist', 'poisonMistTwo'], near(open), 2),
  shadowSpikes: () => ['shadowSpikes'],
  dimensionShift: (open) => {
    const whom = shifts(open).map(({ victim, pieces }) => option(victim.character, oneOf.piece(pieces)));
    return [option('dimensionShift', oneOf.victim(whom))];
  },
  terrifyingDance: (open) => oneOrMore(open, ['terrifyingDance', 'terrifyingDanceTwo'], near(open), 2),
  behindYou: (open) => [option('behindYou', one(open, attackable(open)))],
};
const here = (open: Open): Victim[] => attackableOn(open, theDemon(open).at);
const near = (open: Open): Victim[] => attackableNear(open, theDemon(open).at);

export const specialOptions = (open: Open, special: Special): readonly SpecialOption[] => OPTIONS[special](open);
