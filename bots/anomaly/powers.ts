/** Special actions of the Anomaly, whenever one can ride along with a basic action (section 8.3). */
import { type Bottom, type Evolution, ZONES } from '@lurk/anomaly/public';
import type { Choice, Shape, Value } from '@lurk/kernel';
import { anyAnswer, asks, followUp, idsOf, pick, ranked } from '../pick.ts';
import { certainAt, crowdAt, sparksAt } from './belief.ts';
import { liking, partsOf } from './cards.ts';
import { type Hunt, heads } from './hunt.ts';

/** Some are best before the basic action; others follow from what it brought. */
const ORDER: Record<'first' | 'second', readonly Bottom[]> = {
  first: ['evolve', 'overload', 'scent'],
  second: ['possess', 'evolve', 'overload', 'teleport', 'scent'],
};
/** Electricity is activated when it should hurt at least so much. */
const HURTS = 1;
/** The best first, against one Student and against several (section 8.3). */
const AGAINST_ONE: readonly Value[] = ['phasing', 'echolocation', 'reactive', 'adaptive', 'conductive', 'morph'] satisfies Evolution[];
const AGAINST_MORE: readonly Value[] = ['reactive', 'morph', 'echolocation', 'phasing', 'adaptive', 'conductive'] satisfies Evolution[];

/** A special action worth making now, or null. */
export function special(hunt: Hunt, shape: Shape, half: 'first' | 'second'): Choice {
  for (const deed of ORDER[half]) {
    const more = asks(shape, deed);
    const details = more && detailsOf(hunt, deed, partsOf(more));
    if (details) return pick(deed, { pay: pays(hunt, partsOf(more).pay), ...details });
  }
  return null;
}

/** The plain price comes first in the list: cards of its own before anything Adaptive. */
function pays({ dice }: Hunt, ways: Shape): Choice {
  const [plainest] = idsOf(ways);
  return pick(plainest, anyAnswer(followUp(ways, plainest), dice));
}

/** What goes with the action; null if it had better not be made. */
function detailsOf(hunt: Hunt, deed: Bottom, parts: Record<string, Shape>): Record<string, Choice> | null {
  switch (deed) {
    case 'evolve': {
      const order = hunt.view.open.students.length > 1 ? AGAINST_MORE : AGAINST_ONE;
      return { evolution: liking(parts.evolution, { evolution: (id) => -order.indexOf(id) }, hunt.dice) };
    }
    case 'overload':
      return overloads(hunt, parts.use);
    case 'scent':
      return smells(hunt);
    case 'teleport':
      // Out of sight.
      return hunt.exposed ? { to: heads(hunt, parts.to) } : null;
    case 'possess':
      return certainAt(hunt.belief, hunt.here) ? {} : null;
  }
}

/** Activates where it should hurt, else puts tokens in the two likeliest zones. */
function overloads({ view, belief, dice }: Hunt, uses: Shape): Record<string, Choice> | null {
  const harm = ZONES.reduce((sum, zone) => sum + sparksAt(view, zone) * crowdAt(belief, zone), 0);
  // AN-140 With Conductive it is asked how many it eats: none, since eating would show where it is.
  if (harm >= HURTS) return { use: asks(uses, 'activate') ? pick('activate', 0) : 'activate' };
  const place = asks(uses, 'place');
  if (place?.t !== 'assign') return null;
  return { use: pick('place', ranked(ZONES, (zone) => crowdAt(belief, zone), dice).slice(0, place.keys.length)) };
}

/** Asks about half of where the Student it knows best may be, if that is not known already. */
function smells({ belief, dice }: Hunt): Record<string, Choice> | null {
  const [best] = belief.students.filter((zones) => zones.length > 1).sort((a, b) => a.length - b.length);
  return best ? { zones: ranked(best, (zone) => crowdAt(belief, zone), dice).slice(0, Math.ceil(best.length / 2)) } : null;
}
