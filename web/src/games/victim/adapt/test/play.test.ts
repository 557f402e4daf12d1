import { isScene } from '@lurk/contract';
import { answerable } from '@lurk/kernel';
import { watchMatch } from '@lurk/testkit';
import { late, victim } from '@lurk/victim/proof';
import { DEMONS, events, loadWords, type VI } from '@lurk/victim/public';
import { describe, expect, test } from 'vitest';
import { emptyDesk } from '../../../../play/asking/desk';
import { idOf, pickIn } from '../../../../play/asking/draft';
import { expectTouchable } from '../../../../play/asking/test/tables';
import { type Found, type Seated, touches } from '../../../../play/asking/test/touching';
import { PASS } from '../../../../play/asking/things';
import { NO_LINES } from '../../../../play/frame/model';
import { boardText } from '../../board-text';
import type { DemonTable, VictimTable } from '../../model';
import { momentIn } from '../../scenes/moments';
import { demonTable } from '../demon';
import { answerOf, type Desk, deskRules, draftOf } from '../desk';
import { keyOf } from '../keys';
import { isDemonSide } from '../perspective';
import { victimTable } from '../victim';
import { perspectiveOf, type Scene } from './scene';

await loadWords();

function tableOf(scene: Scene, desk: Desk): VictimTable | DemonTable {
  const perspective = perspectiveOf(scene);
  const table = isDemonSide(perspective) ? demonTable(perspective, desk, NO_LINES) : victimTable(perspective, desk, NO_LINES);
  if (!table) throw new Error('somebody who is asked has no table to answer at');
  return table;
}

const found = (table: VictimTable | DemonTable): Found => ({
  drawn: [
    ...table.map.tiles.map(({ choice }) => choice),
    ...table.map.ghosts,
    ...table.map.figures.map(({ choice }) => choice),
    ...table.party.map(({ choice }) => choice),
    ...table.bunker.row.filter(({ open }) => open),
    ...table.bunker.pool.filter(({ open }) => open),
    ...table.bunker.places,
    ...(table.tray.now?.dice ?? []),
    ...table.acts,
    ...(table.map.fresh?.ways ?? []).map((way) => ({ key: keyOf('rotation', way) })),
    ...(table.side === 'victim'
      ? [
          ...(table.wheel?.parts ?? []),
          ...(table.cast ?? []).filter(({ taken }) => !taken),
          ...table.hands.flatMap(({ items, worn }) => [...items, ...worn].filter(({ open }) => open)),
          ...table.words,
        ]
      : [...table.deeds, ...table.skills.filter(({ open }) => open), ...table.skills.flatMap(({ upgrade }) => upgrade ?? [])]),
  ],
  panels: table.panels,
  seal: table.seal,
});
const seated = (scene: Scene): Seated<VI, Desk> => ({
  rules: deskRules,
  seen: scene.seen,
  find: (desk) => found(tableOf(scene, desk)),
});

const MATCHES = 5;
const { modes } = victim;

describe('a table of VICTIM', () => {
  test('every question can be answered by touching what is drawn', () => {
    // Begun late, a match asks what Demons and a bunker ask.
    const matches = [...modes.map(() => victim), ...DEMONS.map(late)].map((proof, i) => [proof, modes[i % modes.length]] as const);
    const met = expectTouchable(matches, 8, seated);
    const often = [
      'chooseCharacter',
      'victimAction',
      'runPoint',
      'orientTile',
      'useManual',
      'defend',
      'demonAction',
      'huntMove',
      'arrangePeek',
    ];
    expect(met).toEqual(expect.arrayContaining(often));
  });

  test('every option of a question can be begun by touching what is drawn', () => {
    const missed = new Set<string>();
    const met = new Set<string>();
    for (const [i, proof] of [...modes.map(() => victim), ...DEMONS.map(late), ...DEMONS.map(late)].entries())
      watchMatch(proof, modes[i % modes.length], `begun ${i}`, (scene) => {
        const { decision, sealed } = scene.seen;
        if (decision?.shape.t !== 'oneOf' || sealed) return;
        const open = decision.shape.options.filter((option) => typeof option !== 'object' || answerable(option.with)).map(idOf);
        const fresh = open.filter((id) => !met.has(`${decision.kind} ${id}`));
        if (fresh.length === 0) return;
        const desks = [emptyDesk, ...touches(seated(scene), emptyDesk).map((touched) => touched())];
        const begun = desks.map((desk) => pickIn(draftOf(scene.seen, desk)));
        for (const id of fresh) (begun.includes(id) ? met : missed).add(`${decision.kind} ${id}`);
      });
    expect([...missed]).toEqual([]);
    const rare = ['adrenaline run', 'demonAction thunderStrike', 'demonAction terrifyingDanceTwo', 'huntMove 0', 'victimAction takeBack'];
    expect([...met]).toEqual(expect.arrayContaining(rare));
  });

  test('each great moment that takes its time is drawn, but for the Curse, which tells itself', () => {
    const still = new Set<string>();
    for (let i = 0; i < MATCHES; i++)
      watchMatch(victim, modes[i % modes.length], `lit ${i}`, (scene) => {
        if (scene.viewer !== 'public') return;
        scene.latest.forEach((event, at) => {
          const isGreat = isScene(events[event.t]?.beat) && event.t !== 'possessed';
          if (isGreat && !momentIn(perspectiveOf(scene), scene.latest.slice(0, at + 1), at)) still.add(event.t);
        });
      });
    expect([...still]).toEqual([]);
  });

  test('VI-225b tiles that were looked at go back as they lay unless they are touched, and no button names them', () => {
    let peeks = 0;
    for (let i = 0; i < MATCHES && peeks < 3; i++)
      watchMatch(victim, modes[i % modes.length], `peeked ${i}`, (scene) => {
        const { seen } = scene;
        const tiles = seen.own?.peek?.tiles;
        if (seen.decision?.kind !== 'arrangePeek' || !tiles) return;
        peeks++;
        const table = tableOf(scene, emptyDesk);
        expect(answerOf(seen, emptyDesk)?.choice).toEqual({ order: tiles, top: tiles.length });
        expect([table.panels, table.seal.detail]).toEqual([[], undefined]);
        const turned = deskRules.put(seen, emptyDesk, ['order'], tiles.toReversed());
        expect(answerOf(seen, deskRules.put(seen, turned, ['top'], 0))?.choice).toEqual({ order: tiles.toReversed(), top: 0 });
      });
    expect(peeks).toBeGreaterThan(0);
  });

  test('the map as a list: every way leads both ways, and what may be chosen on the map may be chosen there', () => {
    let walked = 0;
    watchMatch(victim, modes[2], 'walked', (scene) => {
      const { seen } = scene;
      if (seen.decision?.kind !== 'runPoint' || walked++ > 20) return;
      const entries = boardText(perspectiveOf(scene), emptyDesk);
      entries.forEach(({ ways = [] }, from) => {
        for (const { to } of ways) expect(entries[to]?.ways?.map((way) => way.to)).toContain(from);
      });
      const { map } = tableOf(scene, emptyDesk);
      const onMap = [...map.tiles.map(({ choice }) => choice), ...map.ghosts].flatMap((choice) =>
        choice && !choice.why ? [choice.key] : [],
      );
      expect(entries.flatMap(({ may }) => may?.key ?? []).sort()).toEqual(onMap.sort());
    });
    expect(walked).toBeGreaterThan(3);
  });

  test('passing is one touch where a question may be passed', () => {
    watchMatch(victim, modes[2], 'passed', (scene) => {
      const { seen } = scene;
      if (!seen.decision?.mayPass || seen.sealed) return;
      expect(tableOf(scene, emptyDesk).acts.map(({ key }) => key)).toEqual([PASS]);
    });
  });
});
