/** The lens through which the suite looks: all that ever reaches a viewer. Drills put a leaky one in its place. */
import {
  apply,
  type GameTypes,
  type Input,
  type Match,
  type Message,
  messagesFor,
  type Refusal,
  type State,
  seatsOf,
  type Told,
  type View,
  type Viewer,
  view,
} from '@lurk/kernel';

export interface Lens<G extends GameTypes> {
  view(match: Match<G>, viewer: Viewer): View<G>;
  messages(match: Match<G>, told: Told<G['Event']>[], viewer: Viewer): Message<G['Event']>[];
  refusal(match: Match<G>, input: Input): Refusal;
}

const plainLens: Lens<GameTypes> = {
  view,
  messages: messagesFor,
  refusal(match, input) {
    const result = apply(match, input);
    if (result.ok) throw new Error(`not refused: ${JSON.stringify(input)}`);
    return result.refusal;
  },
};

/** The plain lens, for any game. */
export const plain = <G extends GameTypes>(): Lens<G> => plainLens as unknown as Lens<G>;

export const viewersOf = ({ seats }: State<GameTypes>): Viewer[] => [...seatsOf(seats), 'public'];

/** What a seat may ask for in vain at any time, so that the refusals can be compared. */
export function probes({ decision, offer, sealed, seat }: View<GameTypes>): Input[] {
  if (seat === null) return [];
  const nothing = 'no such option';
  const out: Input[] = [
    { seat, id: 0, choice: nothing },
    { seat, id: 1_000_000, choice: nothing },
  ];
  for (const asked of [decision, offer])
    if (asked)
      out.push(
        { seat, id: asked.id, choice: nothing },
        { seat, id: asked.id - 1, choice: nothing },
        { seat, id: asked.id + 1, unseal: true },
      );
  if (decision && !sealed) out.push({ seat, id: decision.id, unseal: true });
  return out;
}
