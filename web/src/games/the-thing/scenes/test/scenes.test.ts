import { watchMatch } from '@lurk/testkit';
import { theThing } from '@lurk/the-thing/proof';
import { type Event, forceInPlay, loadWords, locationDeck, type Token } from '@lurk/the-thing/public';
import { describe, expect, test } from 'vitest';
import { roomsOf } from '../../adapt/board';
import { emptyDesk } from '../../adapt/desk';
import { peopleOf } from '../../adapt/people';
import { perspectiveOf } from '../../adapt/test/scene';
import { boardingView } from '../boarding';
import { bodyView } from '../body';
import { endView } from '../end';
import { knownView } from '../known';
import { type MeetView, meetView } from '../meet';
import { momentView } from '../moments';
import { nightView } from '../night';
import { voteView } from '../vote';
import { inHand, momentIn, onBoard } from '../which';

await loadWords();
const MODE = theThing.modes[2];
const isWord = (text: string): boolean => text.trim() !== '' && !/undefined|NaN|null|\[object/.test(text);
/** Every text in a view; ids and names apart. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];

describe('in random matches', () => {
  test('every scene of every moment is made of words, in both languages; who watches sees the same ones', () => {
    const met = new Set<string>();
    const bad = new Set<string>();
    for (let i = 0; i < 6; i++)
      watchMatch(theThing, theThing.modes[i % theThing.modes.length], `scenes ${i}`, (scene) => {
        const perspective = perspectiveOf(scene, i % 2 === 0 ? 'en' : 'fr');
        const { log, seen } = scene;
        const board = onBoard(seen);
        const told = scene.latest.length > 0 ? momentIn(perspective, log, log.length - scene.latest.length) : null;
        const views: Record<string, unknown> = {
          ...(inHand(seen) === 'meet' ? { meet: meetView(perspective, undefined) } : {}),
          ...(board === 'rec' ? { rec: voteView(perspective, undefined, log) } : {}),
          ...(board === 'doors' ? { doors: boardingView(perspective, undefined, log) } : {}),
          ...(board === 'body' ? { body: bodyView(perspective, roomsOf(perspective, emptyDesk, peopleOf(perspective, emptyDesk))) } : {}),
          ...(told ? { moment: momentView(perspective, log, told.view.at) } : {}),
          ...(scene.latest.some(({ t }) => t === 'roundBegan')
            ? { night: nightView(perspective, log, null), known: knownView(perspective, log) }
            : {}),
        };
        for (const [name, view] of Object.entries(views)) {
          met.add(name);
          if (view === null || !textsIn(view).every(isWord)) bad.add(`${name} ${JSON.stringify(view)}`);
        }
      });
    expect([...bad]).toEqual([]);
    // Random players hardly ever leave: the doors have a test of their own.
    expect([...met].filter((name) => name !== 'doors').sort()).toEqual(['body', 'known', 'meet', 'moment', 'night', 'rec']);
  });

  test('TT-228, TT-230 at the door: who is aboard, who is next, and why those on the ice are there', () => {
    let seen = 0;
    watchMatch(theThing, MODE, 'doors', (scene) => {
      if (seen > 0 || scene.seen.ask?.kind !== 'callVote') return;
      const { open } = scene.seen;
      const view: typeof scene.seen = { ...scene.seen, open: { ...open, escape: { exit: 'shed', aboard: [0], asked: [1, 2] } } };
      const log: Event[] = [
        { t: 'boardingAsked', pawn: 1, boards: false },
        { t: 'boardingAsked', pawn: 2, boards: true },
        { t: 'boardingAnswered', pawn: 2, yes: [], no: [0] },
      ];
      const doors = boardingView(perspectiveOf({ ...scene, seen: view }), undefined, log);
      expect(doors?.aboard.map(({ id }) => id)).toEqual(['0']);
      expect(['0', '1', '2']).not.toContain(doors?.next?.id);
      const notes = new Map(doors?.ground.map(({ look, note }) => [look.id, note]));
      expect([notes.get('1'), notes.get('2')]).toEqual(['chose to stay', 'refused by Vesna']);
      expect(doors?.doors.filter((door) => door.open).map(({ exit }) => exit)).toEqual(['shed']);
      seen += 1;
    });
    expect(seen).toBe(1);
  });

  /** What is drawn while nobody looks: the faces, and whether one may lay an Alien token, are read only in the look. */
  const covered = (view: MeetView): unknown => ({
    ...view,
    mine: view.mine && { ...view.mine, mayLay: null, tokens: null, hand: view.mine.hand && { ...view.mine.hand, face: null } },
  });
  test('TT-116 an Encounter is drawn the same for both truths, outside the look', () => {
    let compared = 0;
    watchMatch(theThing, MODE, 'both truths', (scene) => {
      const { seen, memory } = scene;
      if (!seen.own || inHand(seen) !== 'meet') return;
      const other: Token = seen.own.role === 'alien' ? 'human' : 'alien';
      const sights = memory.witness.sights.map((sight) =>
        sight.t === 'drew' ? { ...sight, alien: !sight.alien } : { ...sight, token: other },
      );
      const twin: typeof scene = {
        ...scene,
        seen: { ...seen, own: { ...seen.own, role: other, tokens: seen.own.tokens.map(() => other) } },
        memory: { ...memory, witness: { ...memory.witness, sights } },
      };
      const [one, two] = [meetView(perspectiveOf(scene), undefined), meetView(perspectiveOf(twin), undefined)];
      if (!one || !two) return;
      expect(covered(one)).toEqual(covered(two));
      compared += 1;
    });
    expect(compared).toBeGreaterThan(10);
  });

  test('TT-072, TT-092 the Alien’s cards stay on its body while they lie face down and once they are turned over', () => {
    const met = { laid: 0, turned: 0 };
    watchMatch(theThing, MODE, 'body 4', (scene) => {
      const { seen } = scene;
      if (onBoard(seen) !== 'body') return;
      const perspective = perspectiveOf(scene);
      const { organs, cards, planning, poured, pool } = bodyView(
        perspective,
        roomsOf(perspective, emptyDesk, peopleOf(perspective, emptyDesk)),
      );
      if (planning) return;
      const { open, circles } = seen;
      const mine = [...(circles.aliens?.plan ?? []), ...open.force];
      expect(organs.filter((one) => one.poured > 0).map((one) => [one.id, one.poured])).toEqual(
        organs.flatMap(({ id }) => mine.filter(({ room }) => room === id).map(({ force }) => [id, force])),
      );
      expect([poured, pool]).toEqual([mine.reduce((sum, { force }) => sum + force, 0), forceInPlay(open)]);
      expect(cards.map(({ room }) => room)).toEqual(locationDeck(open));
      // Once somebody has gone the shapes are people, not guesses.
      const gone = open.people.filter(({ at }) => at !== null && at !== 'rec').length;
      if (gone > 0) expect(organs.reduce((sum, { prey }) => sum + prey, 0)).toBe(gone);
      if (open.plan.length > 0) met.laid += 1;
      if (open.force.length > 0) met.turned += 1;
    });
    expect(Math.min(met.laid, met.turned)).toBeGreaterThan(0);
  });

  test('TT-247 the end has one lane for everybody, and every infection leads from a lane that was flesh by then', () => {
    let ends = 0;
    for (const [i, mode] of theThing.modes.entries())
      watchMatch(theThing, mode, `end ${i}`, (scene) => {
        if (!scene.seen.over || scene.seen.seat !== 0) return;
        const table = {
          seats: [],
          code: '',
          game: 'the-thing',
          state: 'playing',
          host: '',
          options: {},
          speed: 'normal',
          match: 'm',
          you: 0,
          watchers: 0,
        } as const;
        const { lanes, counts, points } = endView(perspectiveOf(scene), scene.log, { ...table, seats: [] });
        expect(lanes.map(({ pawn }) => pawn).toSorted()).toEqual(Array.from({ length: mode.seats }, (_, pawn) => pawn));
        expect(counts[0]!.n + counts[1]!.n).toBe(mode.seats);
        expect(points.length).toBeLessThan(8);
        for (const { infected } of lanes) {
          if (!infected || infected.from === null) continue;
          expect(lanes[infected.from].infected?.round ?? 0).toBeLessThanOrEqual(infected.round);
        }
        ends += 1;
      });
    expect(ends).toBeGreaterThan(0);
  });
});
