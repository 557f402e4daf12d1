/**
 * What comes out through events: which fields, to whom, and when (sections 5 and 6 of a game's specification as data). Everything that is not named
 * here must be the same whatever is hidden. Whether an input can be taken back after an event is another matter: that is `final`, in the rules.
 */
import type { GameTypes, Seat, State, Told } from '@lurk/kernel';

type Field<E> = Exclude<keyof E, 't'> & string;
/** A field of an event, or a part of one: `roll.faces`; `*` stands for any place of a list. */
type Path<E> = Field<E> | `${Field<E>}.${string}`;
type EventOf<G extends GameTypes, T> = Extract<G['Event'], { t: T }>;

/** Of what is told: the state as it stands then, and the public event told last before it by the same input. */
export interface Telling<G extends GameTypes> {
  s: State<G>;
  before: G['Event'] | null;
}

/** What comes out, and whether it stays in sight. */
interface Opening<E> {
  /** These may differ with what was hidden. None: what comes out is that it is this event, and not one of `or`. */
  readonly fields: readonly Path<E>[];
  /** What it lets out lies open afterwards: whoever hears it sees it too. If not, it is said and no more. */
  readonly lies: boolean;
}
/** What one kind of event may let out. */
export interface Outlet<E = never, G extends GameTypes = GameTypes> extends Opening<E> {
  /** Another event may come in its place, as "proved" and "bluffed" do. */
  readonly or?: readonly G['Event']['t'][];
  /** What must be so whenever it is told, of a field that may be filled at certain times alone. */
  readonly when?: (event: E, telling: Telling<G>) => boolean;
}
/** By event. One that is not here lets nothing out. */
export type Outlets<G extends GameTypes> = { readonly [T in G['Event']['t']]?: Outlet<EventOf<G, T>, G> };
/** Every event that is told to some alone: may this seat be told it? */
export type Hearers<G extends GameTypes> = {
  readonly [T in G['Event']['t']]?: (event: EventOf<G, T>, seat: Seat, telling: Telling<G>) => boolean;
};

/** It lies open afterwards. */
export const shown = <E>(...fields: Path<E>[]): Opening<E> => ({ fields, lies: true });
/** It is said and no more. */
export const said = <E>(...fields: Path<E>[]): Opening<E> => ({ fields, lies: false });

/** By kind of event, where which kind it is is known at run time alone. */
type AnyOutlets = Record<string, Outlet<unknown> | undefined>;
type AnyHearers<G extends GameTypes> = Record<string, ((event: G['Event'], seat: Seat, telling: Telling<G>) => boolean) | undefined>;
interface Declared<G extends GameTypes> {
  comesOut: Outlets<G>;
  hears: Hearers<G>;
}
export const outletOf = <G extends GameTypes>({ comesOut }: Declared<G>, { t }: G['Event']): Outlet<unknown> | undefined =>
  (comesOut as unknown as AnyOutlets)[t];

/** What is wrong with what is told here, if anything: a seat that may not be told it, or a field that may not be filled now. */
export function misheard<G extends GameTypes>(declared: Declared<G>, { to, event }: Told<G['Event']>, telling: Telling<G>): string | null {
  const { when } = outletOf(declared, event) ?? {};
  if (when && !when(event as never, telling as never)) return `says what may not be said now: ${JSON.stringify(event)}`;
  if (to === 'all') return null;
  const mayHear = (declared.hears as unknown as AnyHearers<G>)[event.t];
  const wrong = to.find((seat) => !mayHear?.(event, seat, telling));
  return wrong === undefined ? null : `is told to seat ${wrong}, who may not be told it: ${JSON.stringify(event)}`;
}

const isWhole = (value: unknown): value is object => value !== null && typeof value === 'object';

/** Where two events differ, by path: a list of another length differs as a whole. */
function partings(a: unknown, b: unknown, path = ''): string[] {
  if (JSON.stringify(a) === JSON.stringify(b)) return [];
  if (!isWhole(a) || !isWhole(b) || Array.isArray(a) !== Array.isArray(b)) return [path];
  if (Array.isArray(a) && a.length !== (b as unknown[]).length) return [path];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) =>
    partings(a[key as never], b[key as never], [path, Array.isArray(a) ? '*' : key].filter(Boolean).join('.')),
  );
}

/** The places at which two events differ and may not. */
export function unlawful(outlets: readonly Outlet<unknown>[], a: object, b: object): string[] {
  const named: readonly string[] = outlets.flatMap(({ fields }) => fields);
  const places = partings(a, b).filter((path) => path !== 't' && !named.some((field) => path === field || path.startsWith(`${field}.`)));
  return [...new Set(places)];
}

/** The things that an event lets out, each as text; those of a list one by one. */
export function letOut({ fields }: { fields: readonly string[] }, event: object): string[] {
  const at = (value: unknown, path: readonly string[]): unknown[] => {
    const [field, ...rest] = path;
    if (Array.isArray(value)) return value.flatMap((each) => at(each, field === '*' ? rest : path));
    if (field === undefined || !isWhole(value)) return [value];
    return at(value[field as never], rest);
  };
  return fields.flatMap((field) => at(event, field.split('.')).map((value) => JSON.stringify(value) ?? 'nothing'));
}
