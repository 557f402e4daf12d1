/** 3.25 to 3.30 What a special that was chosen calls for. */
import { call } from '@lurk/kernel';
import { beginSpecial } from '../../acts/demon.ts';
import { putWebs } from '../../acts/webs.ts';
import type { SpecialChoice } from '../../answers.ts';
import type { CharacterId } from '../../data/characters.ts';
import { named } from '../../facts/people.ts';
import { chargePath, spiked, thunders } from '../../facts/targets.ts';
import type { C } from '../../types.ts';

export function useSpecial(c: C, choice: SpecialChoice) {
  const { open } = c.s;
  if (choice === 'ambush') {
    beginSpecial(c, 'special1');
    return call('ambush');
  }
  if (choice === 'shadowSpikes') {
    beginSpecial(c, 'special1', { victims: named(spiked(open)) });
    return call('shadowSpikes');
  }
  switch (choice.pick) {
    case 'target':
      return mark(c, [choice.with]);
    case 'targetSeveral':
      return mark(c, choice.with);
    case 'doubleSlash':
      beginSpecial(c, 'special2', { victims: [choice.with] });
      return call('doubleSlash', { victim: choice.with });
    case 'madCharge':
      beginSpecial(c, 'special2', { side: choice.with });
      return call('madCharge', { path: chargePath(open, choice.with) });
    case 'morbidExplosion': {
      const { pick: cell, with: victim } = choice.with;
      beginSpecial(c, 'special1', { victims: [victim], cell });
      return call('morbidExplosion', { victim, cell });
    }
    case 'thunderCall': {
      const victims = named(thunders(open).find(({ cell }) => cell === choice.with)?.victims ?? []);
      beginSpecial(c, 'special2', { victims, cell: choice.with });
      return call('thunderCall', { cell: choice.with, victims });
    }
    case 'thunderStrike': {
      const { pick: cell, with: victim } = choice.with;
      beginSpecial(c, 'special2', { victims: [victim], cell });
      return call('thunderCall', { cell, victims: [victim] });
    }
    case 'spiderWeb':
    case 'spiderWebTwo':
      beginSpecial(c, 'special1');
      putWebs(c, choice.with);
      return null;
    case 'poisonMist':
      return mist(c, [choice.with]);
    case 'poisonMistTwo':
      return mist(c, choice.with);
    case 'dimensionShift': {
      const { pick: victim, with: piece } = choice.with;
      beginSpecial(c, 'special2', { victims: [victim] });
      return call('dimensionShift', { victim, piece });
    }
    case 'terrifyingDance':
      return dance(c, [choice.with]);
    case 'terrifyingDanceTwo':
      return dance(c, choice.with);
    case 'behindYou':
      beginSpecial(c, 'special2', { victims: [choice.with] });
      return call('behindYou', { victim: choice.with });
  }
}

function mark(c: C, chosen: readonly CharacterId[]) {
  const victims = inTurnOrder(c, chosen);
  beginSpecial(c, 'special1', { victims });
  return call('target', { victims });
}
function mist(c: C, chosen: readonly CharacterId[]) {
  const victims = inTurnOrder(c, chosen);
  beginSpecial(c, 'special2', { victims });
  return call('poisonMist', { victims });
}
function dance(c: C, chosen: readonly CharacterId[]) {
  const victims = inTurnOrder(c, chosen);
  beginSpecial(c, 'special1', { victims });
  return call('terrifyingDance', { victims });
}
/** VI-318 However they were named. */
const inTurnOrder = ({ s }: C, victims: readonly CharacterId[]): CharacterId[] =>
  named(s.open.victims.filter(({ character }) => victims.includes(character)));
