/** What is to be known of each kind of event, once. Its words stand in the languages and its drawing in the page; whatever else asks about an event reads this. */
import { type GameTypes, keysOf, type Seat, type State, type View } from '@lurk/kernel';
import type { Beat } from './beats.ts';

/** The pictograms that stand before lines of the story. */
export type EventIcon =
  | ('beacon' | 'cards' | 'claw' | 'dice' | 'eye' | 'fang' | 'flag' | 'gear' | 'heart' | 'hourglass' | 'kit')
  | ('lock' | 'moon' | 'person' | 'plus' | 'pod' | 'runner' | 'shield' | 'spark' | 'swap' | 'target' | 'web');
export type SoundName = 'heartbeat' | 'card' | 'hush' | 'turn' | 'claw' | 'step' | 'heavy' | 'dawn' | 'doom';

type Kind<G extends GameTypes> = G['Event']['t'];
export type EventOf<G extends GameTypes, T> = Extract<G['Event'], { t: T }>;

/** Of what is told: the state as it stands then, and the public event told last before it by the same input. */
export interface Telling<G extends GameTypes> {
  s: State<G>;
  before: G['Event'] | null;
}

type Field<E> = Exclude<keyof E, 't'> & string;
/** A field of an event, or a part of one: `roll.faces`; `*` stands for any place of a list. Of an event of any kind, any text. */
type Path<E> = E extends { t: infer T } ? (string extends T ? string : Field<E> | `${Field<E>}.${string}`) : never;
/** What comes out, and whether it stays in sight. */
interface Opening<F extends string> {
  /** These may differ with what was hidden, and nothing else. None: what comes out is that it is this event, and not one of `or`. */
  readonly fields: readonly F[];
  /** What it lets out lies open afterwards: whoever hears it sees it too. If not, it is said and no more. */
  readonly lies: boolean;
}
/** What one kind of event may let out. */
export interface Outlet<G extends GameTypes, E = G['Event']> extends Opening<Path<E>> {
  /** Another event may come in its place, as "proved" and "bluffed" do. */
  readonly or?: readonly Kind<G>[];
  /** What must be so whenever it is told, of a field that may be filled at certain times alone. */
  when?(event: E, telling: Telling<G>): boolean;
}
/** It lies open afterwards. */
export const shown = <F extends string>(...fields: F[]): Opening<F> => ({ fields, lies: true });
/** It is said and no more. */
export const said = <F extends string>(...fields: F[]): Opening<F> => ({ fields, lies: false });

/** One kind of event. What is left out is not so: one without any facts is told to everybody, in a line of the story alone. */
export interface EventFacts<G extends GameTypes, E = G['Event']> {
  /** Told to some alone: may this seat be told it? Left out: told to everybody, always. */
  to?(event: E, seat: Seat, telling: Telling<G>): boolean;
  /** How long it is shown, and with what. Only of what everybody is told: otherwise the length of the pause would tell who was told something. */
  readonly beat?: Beat;
  /** Where the card at the end of a turn or a round counts it up. */
  readonly sum?: 'lost' | 'moved';
  /** The row of a card of the game's own that it stands in, where bookkeeping is told together. */
  row?(event: E): string | null;
  /** The private event, told right after it to those who may know more, that says it better. */
  readonly better?: Kind<G>;
  /** No line of the story: it is heard in what follows. */
  readonly silent?: boolean;
  readonly icon?: EventIcon;
  /** Of what everybody is told: somebody else may be in the room. */
  sound?(event: E): SoundName;
  /** The things on the table that it is about, by their keys: they are lit while it is shown. */
  about?(event: E, view: View<G>): readonly string[];
  /** What comes out through it that was hidden. All else must be the same whatever is hidden. */
  readonly out?: Outlet<G, E>;
  /** Everybody learns something by it, so that what came before can no longer be taken back. What is told to some alone is final in any game. */
  readonly final?: boolean;
}
/** Every kind of event of which there is anything to say. */
export type Events<G extends GameTypes> = { readonly [T in Kind<G>]?: EventFacts<G, EventOf<G, T>> };

/** What is to be known of an event, where its kind is known at run time alone. */
export const factsOf = <G extends GameTypes>(events: Events<G>, event: G['Event']): EventFacts<G> => {
  const { t }: { t: Kind<G> } = event;
  return (events[t] ?? {}) as EventFacts<G>;
};

/** Is it told to some alone? */
export const isPrivate = <G extends GameTypes>(events: Events<G>, event: G['Event']): boolean => factsOf(events, event).to !== undefined;

/** The kinds of which this is so. */
export const kindsWhere = <G extends GameTypes>(events: Events<G>, is: (facts: EventFacts<G>) => unknown): readonly Kind<G>[] =>
  keysOf<object>(events).filter((t) => is(factsOf(events, { t })));

/** For the rules: after these nothing can be taken back. */
export const finalOf = <G extends GameTypes>(events: Events<G>): readonly Kind<G>[] => kindsWhere(events, ({ final }) => final);
