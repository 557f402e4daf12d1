/** What everybody is told of Events, the possession and the end: in order, and whole. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { hauntedWest as haunted } from '../demon.ts';
import { story } from '../story.ts';
import { aTable, type VictimTable } from '../table.ts';

scenario('VI-245, VI-249, VI-251, VI-255, VI-259 Events, and what they do', () => {
  const drawn = (
    table: VictimTable,
    card: 'wildAnimals' | 'blackMagic' | 'insects' | 'hail' | 'stress' | 'snow',
    does = (t: VictimTable) => t,
  ) =>
    story(table.nextEvents(card, 'snow'), (t) =>
      does(t.inside('event', ['eventPhase', 'draw'])).until('victimAction', 'demonAction'),
    ).filter((line) => !/^(phaseBegan|roundBegan|turnBegan|demonTurnBegan|staminaMoved)/.test(line));
  const corpse = () =>
    haunted('witch')
      .put('1,0', 'rolita', 'diego')
      .hand('diego', 'vest')
      .board('rolita', { worn: ['shoes'] });
  expect(
    drawn(corpse(), 'wildAnimals', (t) => t.answer(0, { rolita: { pick: 'worn', with: 'shoes' } }).answer(1, { diego: 'vest:0' })),
  ).toEqual(['eventDrawn lucien wildAnimals phase', 'discarded rolita [shoes] event', 'discarded diego [vest] event']);
  expect(drawn(haunted('witch').put('1,0', 'diego'), 'wildAnimals')).toEqual([
    'eventDrawn lucien wildAnimals phase',
    'wounded diego 1 event',
  ]);
  expect(drawn(haunted('witch'), 'blackMagic')).toEqual(['eventDrawn lucien blackMagic phase', 'rageMoved 1 blackMagic']);
  const swarm = () => haunted('witch').lay(['0,1', 'T29']).put('0,1', 'diego').stats('diego', { agi: 1 });
  expect(drawn(swarm().dice([0]), 'insects')).toEqual([
    'eventDrawn lucien insects phase',
    'rolledTogether swarm [diego]',
    'rollsShown diego agi swarm 0=0>0 []',
    'tested diego agi false false',
    'wounded diego 1 event',
  ]);
  expect(drawn(swarm().dice([2]), 'insects')).toEqual([
    'eventDrawn lucien insects phase',
    'rolledTogether swarm [diego]',
    'rollsShown diego agi swarm 2=2>2 []',
    'tested diego agi true false',
    'statMoved diego agi 2 test',
  ]);
  expect(drawn(haunted('witch').hand('diego', 'vest', 'manual'), 'hail', (t) => t.answer(1, { diego: ['vest:0'] }))).toEqual([
    'eventDrawn lucien hail phase',
    'discarded diego [vest] event',
  ]);
  const calm = haunted('witch').board('rolita', { hide: 'hidden' }).board('vivian', { hide: 'hidden' });
  expect(drawn(calm, 'stress', (t) => t.answer(1, { diego: ['agi', 'vit'] }))).toEqual([
    'eventDrawn lucien stress phase',
    'statMoved diego agi 1 stress',
    'statMoved diego vit 1 stress',
    'statMoved diego int 4 stress',
    'statMoved diego luk 5 stress',
  ]);
});
scenario('VI-264 to VI-275 the Curse Phase: the card, the dice, a tie, who is possessed and who goes over or is removed', () => {
  const one = (players: number) => {
    const table = aTable({ players }).is({ round: players === 2 ? 3 : 2 });
    for (const { character } of table.open.victims) table.stats(character, { int: 1 });
    return table.vault({ curses: ['doppel'] });
  };
  expect(
    story(one(2).hand('rolita', 'vest').hand('diego', 'hammer').dice([0, 0, 1, 2, 0, 1]), (t) => t.phase('curse').until('demonAction')),
  ).toEqual([
    'phaseBegan curse',
    'curseDrawn doppel int',
    'rolledTogether curse [rolita,diego,vivian,lucien]',
    'rollsShown rolita int curse 0=0>0, diego int curse 0=0>0, vivian int curse 1=1>1, lucien int curse 2=2>2 []',
    'tieRolled rolita 0, diego 1',
    'discarded rolita [vest] left',
    'possessed rolita 0 doppel 0,0',
    'shadowPut 0,0',
    'handedOver vivian 1',
    'phaseBegan demon',
    'staminaMoved 4 turn',
    'demonTurnBegan 2',
  ]);
  expect(story(one(3).dice([0, 1, 1, 2, 1, 1]), (t) => t.phase('curse').until('demonAction')).slice(3)).toEqual([
    'rollsShown rolita int curse 0=0>0, diego int curse 1=1>1, vivian int curse 1=1>1, lucien int curse 2=2>2, anya int curse 1=1>1, sean int curse 1=1>1 []',
    'possessed rolita 0 doppel 0,0',
    'shadowPut 0,0',
    'removed lucien',
    'phaseBegan demon',
    'staminaMoved 4 turn',
    'demonTurnBegan 2',
  ]);
});
scenario('VI-178, VI-195, VI-401 a reshuffle, Smart Link that ends with Lucien, and the end', () => {
  const table = aTable()
    .lay(['1,0', 'T19'])
    .put('1,0', 'diego')
    .vault({ items: [] })
    .is({ discard: ['vest'] })
    .dice([1, 1, 1, 0]);
  expect(story(table, (t) => t.turnOf('diego').answer(1, 'search').answer(1, 1))).toEqual([
    'turnBegan diego 2',
    'rolled diego luk search 1+1+1+0=3',
    'rollIs diego luk search 1+1+1+0=3>3',
    'searched diego 1',
    'itemsReshuffled',
    'drew diego 1 search',
  ]);
  const away = aTable()
    .lay(['1,0', 'T02', 1])
    .put('1,0', 'lucien')
    .is({ bunkerOpen: true, smartLink: true, groundAnalyze: 'lucien' })
    .board('diego', { status: 'escaped', at: null });
  expect(story(away, (t) => t.inside('victims', ['victimTurn', 'act', { victim: 'lucien' }]).answer(3, 'enter'))).toEqual([
    'smartLinkEnded',
    'groundAnalyzeEnded lucien',
    'escaped lucien',
    'won victims escaped [0,1,2,3]',
  ]);
});
