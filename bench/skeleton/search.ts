/**
 * Search over what a seat knows (ISMCTS, one observer, open loop): every iteration imagines a world from the seat's view, follows the tree of the
 * seat's own choices as far as it goes, adds one to it, and plays on at random to the end. From the first decision, so that an iteration is a whole match.
 */
import { answerAll, begin, type Decision, fastDice, imagined, type View, view } from '@lurk/kernel';
import { PlainDice, words } from './bare.ts';
import { skeleton } from './kernel.ts';
import { CREATURE, HUNTED, PLACES, SEATS, type Skeleton, type Table } from './rules.ts';

const OBSERVER = HUNTED[0];
/** How much is tried that has been tried little. */
const CURIOSITY = 0.7;

interface Node {
  visits: number;
  won: number;
  after: Map<number, Node>;
}
const leaf = (): Node => ({ visits: 0, won: 0, after: new Map() });

/** At the first decision nobody has played yet: all that is hidden is how the Hunt cards lie. */
function guess(dice: PlainDice): Omit<Table, 'open'> {
  const deck = dice.shuffle(
    'guess',
    Array.from({ length: 12 }, (_, i) => i + 1),
  );
  const own = Array.from({ length: SEATS }, (_, seat) => ({ hand: seat === CREATURE ? deck.splice(0, 3) : PLACES.slice(), pick: 0 }));
  return { own, circle: {}, vault: { deck } };
}

function pickBy(node: Node, options: number[], dice: PlainDice): number {
  const fresh = options.filter((option) => !node.after.has(option));
  if (fresh.length > 0) return fresh[dice.below('fresh', fresh.length)];
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const { won, visits } = node.after.get(option)!;
    const worth = won / visits + CURIOSITY * Math.sqrt(Math.log(node.visits) / visits);
    if (worth <= most) continue;
    most = worth;
    best = option;
  }
  return best;
}

/** One iteration for each call; the tree grows from call to call, and is begun anew when it has grown large. */
export function searcher(): (i: number) => void {
  const { match } = begin(skeleton, { seats: SEATS, options: {}, dice: fastDice('search') });
  const seen: View<Skeleton> = JSON.parse(JSON.stringify(view(match, OBSERVER)));
  const dice = new PlainDice(words(1, 3));
  let root = leaf();
  return (i) => {
    if (i % 2000 === 0) root = leaf();
    const world = imagined(skeleton, seen, guess(dice), { kind: 'fast', s: words(i, 1) });
    const path = [root];
    let inTree = true;
    const choose = ({ seat, shape }: Decision): number => {
      const { options } = shape as { options: number[] };
      if (!inTree || seat !== OBSERVER) return options[dice.below('player', options.length)];
      const node = path[path.length - 1];
      const place = pickBy(node, options, dice);
      let after = node.after.get(place);
      if (!after) {
        inTree = false;
        after = leaf();
        node.after.set(place, after);
      }
      path.push(after);
      return place;
    };
    const { control } = world.s;
    while (control.over === null) answerAll(world, choose);
    for (const node of path) {
      node.visits++;
      if (control.over === 'hunted') node.won++;
    }
  };
}
