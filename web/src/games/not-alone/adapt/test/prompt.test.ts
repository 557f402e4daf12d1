/** Prompts and acts that explain themselves, and what each side can work out of the other. */
import { canOnlyPass } from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone/proof';
import { loadWords, type Memory, type NA, PLACE, speech, tableOf, USUAL_SIDE, visitAsked } from '@lurk/not-alone/public';
import type { Wants } from '@lurk/table';
import { type Scene, watchMatch } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { en } from '../../../../i18n/en';
import { perspectiveOf } from '../../../../play/frame/perspective';
import { NAMES, stillOf } from '../../../../play/showing/test/stills';
import { creatureTable } from '../creature';
import { deskRules, emptyDesk, touchThing } from '../desk';
import { huntedTable } from '../hunted';
import { keyOf } from '../keys';

await loadWords();
const LINES = { talk: [], log: [] };
const still = (scene: Scene<NA, Memory>) => stillOf(scene, NAMES, 'en', speech);

/** In the first moments of random matches that are so. */
function wherever(wanted: (scene: Scene<NA, Memory>) => boolean, check: (scene: Scene<NA, Memory>) => void, most = 12): void {
  let met = 0;
  for (let i = 0; met < most && i < 12; i++)
    watchMatch(notAlone, notAlone.modes[i % notAlone.modes.length]!, `prompts ${i}`, (scene) => {
      if (met >= most || !wanted(scene)) return;
      met++;
      check(scene);
    });
  expect(met).toBeGreaterThan(2);
}

test('a power says in a line what it does; the sentence follows to what it asks for, and the panel says what it is part of', () => {
  const atRover = (scene: Scene<NA, Memory>): boolean =>
    scene.seen.decision?.kind === 'resolveVisit' &&
    visitAsked(scene.seen)?.at === PLACE.rover &&
    huntedTable(still(scene), emptyDesk, LINES).acts.some(({ key, why }) => key === keyOf('word', 'power') && !why);
  wherever(atRover, (scene) => {
    const before = huntedTable(still(scene), emptyDesk, LINES);
    expect(before.acts.find(({ key }) => key === keyOf('word', 'power'))?.help).toBe(tableOf('en').places[PLACE.rover].power);
    const after = huntedTable(still(scene), touchThing(scene.seen, emptyDesk, keyOf('word', 'power')), LINES);
    expect(after.prompt.wanted).not.toBe(before.prompt.wanted);
    expect(after.prompt.wanted).toBe('Choose a new place from the reserve');
    expect(after.step?.title).toBe('Use the power of the Rover');
  });
});

test('a player who can do nothing reads one quiet line in place of a question, unless they want to be asked; a standing order has its own', () => {
  const idle = ({ seen }: Scene<NA, Memory>): boolean =>
    !!seen.decision && !!seen.ask && seen.seat !== seen.open.creature && canOnlyPass(seen.ask, seen.decision);
  const read = (scene: Scene<NA, Memory>, wants: Wants) => {
    const session = { view: scene.seen, memory: scene.memory, names: NAMES, table: { seats: [], code: '' }, givenWay: [], wants } as never;
    const perspective = perspectiveOf<NA, Memory>(session, { lang: 'en', w: en }, { speech, blank: () => scene.memory });
    if (!perspective) throw new Error('there is no view');
    const { prompt, acts } = huntedTable(perspective, emptyDesk, LINES);
    return { wanted: prompt.wanted, acts: acts.length };
  };
  wherever(idle, (scene) => {
    expect(read(scene, { emptyToo: false, passing: false })).toEqual({ wanted: en.play.nothing, acts: 0 });
    const asked = read(scene, { emptyToo: true, passing: false });
    expect(asked.wanted).not.toBe(en.play.nothing);
    expect(asked.acts).toBeGreaterThan(0);
    if (scene.seen.ask?.window) expect(read(scene, { emptyToo: true, passing: true })).toEqual({ wanted: en.play.passing, acts: 0 });
  });
});

test('what lies played before a Hunted is marked so, and what is held is not', () => {
  const played = (scene: Scene<NA, Memory>): boolean =>
    scene.seen.seat !== null && scene.seen.seat !== scene.seen.open.creature && scene.seen.open.people[scene.seen.seat]!.front.length > 0;
  wherever(played, (scene) => {
    const { hand } = huntedTable(still(scene), emptyDesk, LINES);
    const { front } = scene.seen.open.people[scene.seen.seat!]!;
    expect(hand.filter((card) => card.played).map(({ id }) => id)).toEqual(front);
  });
});

test('a Hunted reads the places the Creature counts for them, and no secret of anybody else', () => {
  const hiding = ({ seen }: Scene<NA, Memory>): boolean =>
    seen.seat !== null &&
    seen.seat !== seen.open.creature &&
    seen.open.visits.length === 0 &&
    seen.open.phase === 1 &&
    !seen.open.smokescreen;
  wherever(hiding, (scene) => {
    const { known } = huntedTable(still(scene), emptyDesk, LINES);
    const person = scene.seen.open.people[scene.seen.seat!]!;
    const left = person.owned.filter((place) => !person.discard!.includes(place) && !scene.seen.open.banned.includes(place));
    const said = String(known.find(({ id }) => id === 'left')?.text[0]);
    for (const place of left) expect(said).toContain(tableOf('en').places[place].name);
    if (left.length > 1) expect(said).toContain(`${left.length} places`);
  });
});

test('where the Creature aims, she reads who could be there and how likely it is', () => {
  const laying = ({ seen }: Scene<NA, Memory>): boolean => seen.seat === seen.open.creature && seen.decision?.kind === 'w2m';
  wherever(laying, (scene) => {
    const idle = creatureTable(still(scene), emptyDesk, LINES);
    expect(idle.reason).toBeUndefined();
    const most = idle.places.toSorted((a, b) => b.could!.length - a.could!.length)[0]!;
    const aimed = creatureTable(still(scene), touchThing(scene.seen, emptyDesk, keyOf('place', most.id)), LINES);
    if (!aimed.odds?.some(({ token }) => token === 'creature')) return;
    expect(aimed.odds).toContainEqual(expect.objectContaining({ token: 'creature', place: most.id }));
    expect(aimed.reason).toContain(tableOf('en').places[most.id].at);
    expect(aimed.odds.find(({ place }) => place === most.id)!.percent > 0).toBe(most.could!.length > 0);
  });
});

test('NA-004 the side of the board is prefilled with the usual one, and another is a touch away', () => {
  const choosing = ({ seen }: Scene<NA, Memory>): boolean => seen.decision?.kind === 'chooseSide' && !seen.sealed;
  wherever(choosing, (scene) => {
    const { seal, step } = creatureTable(still(scene), emptyDesk, LINES);
    expect([seal.state, step?.level?.draft, deskRules.answer(scene.seen, emptyDesk)?.choice]).toEqual(['ready', USUAL_SIDE, USUAL_SIDE]);
    const other = USUAL_SIDE === 2 ? 1 : 2;
    const touched = deskRules.put(scene.seen, emptyDesk, [], other);
    expect(deskRules.answer(scene.seen, touched)?.choice).toBe(other);
  });
});
