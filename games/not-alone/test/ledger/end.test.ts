/** 3.12 End of the game (NA-225 to NA-229). */
import { apply, view } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { aTable, CREATURE, type NotAloneTable } from '../table.ts';

/** Both counters near Victory. */
const near = ({ rescue = 9, assim = 9 }: { rescue?: number; assim?: number }): NotAloneTable => aTable().is({ rescue, assim });
const CREATURE_WINS = { winner: 'creature', turn: 1 };
const HUNTED_WIN = { winner: 'hunted', turn: 1 };
const lastEvent = (table: NotAloneTable) => table.told('public').at(-1);

scenario('NA-225 the Creature wins at once when Assimilation reaches Victory', () => {
  const giveUp = near({ assim: 1 }).hunted(1, { will: 2 });
  giveUp.until('explore').answer(1, 'giveUp');
  giveUp.expectOver(CREATURE_WINS);
  const caught = near({ assim: 1, rescue: 10 });
  caught.goTo(4, 3, 3).tokens({ creature: 4 }).until('w1a');
  caught.expectOver(CREATURE_WINS);
  expect(lastEvent(caught)).toEqual({ t: 'won', winner: 'creature' });
  const last = near({ assim: 2, rescue: 10 }).hunted(1, { will: 1 });
  last.goTo(4, 3, 3).tokens({ creature: 4 }).until('w1a').expectOver(CREATURE_WINS);
});
scenario('NA-226 all Hunted win at once when Rescue reaches Victory', () => {
  const wreck = near({ rescue: 1 }).cards(1, [8], [1, 2, 3, 4, 5]);
  wreck.goTo(8, 2, 2).tokens({ creature: 10, artemia: 10 }).power(1).expectOver(HUNTED_WIN);
  expect(lastEvent(wreck)).toEqual({ t: 'won', winner: 'hunted' });
  const endOfTurn = near({ rescue: 1 });
  endOfTurn.goTo(3, 3, 3).tokens({ creature: 10, artemia: 10 });
  endOfTurn.until('w1a').expectOver(HUNTED_WIN);
  const amplifier = near({ rescue: 1 }).survival(1, 'amplifier').is({ marker: true });
  amplifier.goTo(3, 3, 3).tokens({ creature: 10, artemia: 10 }).until('w4Hunted').survives(1, 'amplifier');
  amplifier.expectOver(HUNTED_WIN);
});
scenario('NA-227 the game ends in the middle: nothing more is resolved and nothing more is asked', () => {
  // The Wreck decides while a mate under Scream and one under the token still wait.
  const table = near({ rescue: 1, assim: 1 }).creature('scream').cards(1, [8], [1, 2, 3, 4, 5]);
  table.goTo(8, 4, 5).plays('scream').tokens({ creature: 5, artemia: 10, target: 4 }).until('resolveVisit', 1);
  const { id } = table.decisionOf(1);
  table.power(1).expectOver(HUNTED_WIN);
  expect(table.toldOf('public', 'screamSuffered')).toEqual([]);
  expect(table.open).toMatchObject({ assim: 1, rescue: 0 });
  for (const viewer of [0, 1, 2, 'public'] as const)
    expect(view(table.match, viewer)).toMatchObject({ ask: null, decision: null, offer: null });
  expect(apply(table.match, { seat: 1, id, choice: null })).toEqual({ ok: false, refusal: 'matchOver' });

  // Who has just collapsed does not recover any more.
  const collapse = near({ assim: 2, rescue: 10 }).hunted(1, { will: 1 });
  collapse.goTo(4, 3, 3).tokens({ creature: 4 }).until('w1a');
  expect(collapse.toldOf('public', 'collapsed')).toEqual([]);
  expect(collapse.open).toMatchObject({ assim: 0, rescue: 10 });
});
scenario('NA-228 there is no tie: with both counters one space away, the first to move in the order of the turn wins (NA-R69)', () => {
  const both = (): NotAloneTable => near({ rescue: 1, assim: 1 });
  // Phase 1 before everything.
  both().hunted(1, { will: 2 }).until('explore').answer(1, 'giveUp').expectOver(CREATURE_WINS);
  // Step A before step D.
  const stepA = both().cards(1, [8], [1, 2, 3, 4, 5]);
  stepA.goTo(8, 4, 4).tokens({ creature: 4, artemia: 10 }).power(1).expectOver(HUNTED_WIN);
  // Step D before the Rescue space at the end of the turn.
  both().goTo(4, 3, 3).tokens({ creature: 4, artemia: 10 }).until('w1a').expectOver(CREATURE_WINS);
  // Nobody caught: the end of the turn.
  both().goTo(3, 3, 3).tokens({ creature: 4, artemia: 10 }).until('w1a').expectOver(HUNTED_WIN);
});
scenario('NA-229 the Hunted share the result: one winner for the side, told alike to all, and nothing to rank them by', () => {
  const table = near({ rescue: 1 }).hunted(2, { will: 1 });
  table.goTo(3, 4, 3);
  table.tokens({ creature: 4, artemia: 10 }).until('w1a').expectOver(HUNTED_WIN);
  for (const h of [1, 2, 3, CREATURE]) {
    expect(view(table.match, h).over).toEqual(HUNTED_WIN);
    expect(table.told(h).at(-1)).toEqual({ t: 'won', winner: 'hunted' });
  }
});
