/**
 * Whether what is told keeps to what a game's events say of themselves: which fields come out, to whom, and when (sections 5 and 6 of a game's specification).
 * Whatever they do not name must be the same whatever is hidden.
 */
import { type Events, factsOf, kindsWhere, type Outlet, type Telling } from '@lurk/contract';
import type { GameTypes, Told } from '@lurk/kernel';

/** The kinds through which anything hidden comes out. */
export const lettingOut = <G extends GameTypes>({ events }: { events: Events<G> }): readonly G['Event']['t'][] =>
  kindsWhere(events, ({ out }) => out);

/** What is wrong with what is told here, if anything: a seat that may not be told it, or a field that may not be filled now. */
export function misheard<G extends GameTypes>(
  { events }: { events: Events<G> },
  { to, event }: Told<G['Event']>,
  telling: Telling<G>,
): string | null {
  const { to: mayHear, out } = factsOf(events, event);
  if (out?.when && !out.when(event, telling)) return `says what may not be said now: ${JSON.stringify(event)}`;
  if (to === 'all') return null;
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
export function unlawful(outlets: readonly Pick<Outlet<GameTypes>, 'fields'>[], a: object, b: object): string[] {
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
