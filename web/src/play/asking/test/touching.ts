/** A player who answers by touching what a table draws, and nothing else: for tests. */
import type { Choice, Decision, GameTypes, Value, View } from '@lurk/kernel';
import type { PanelStep, SealView } from '../../frame/model';
import { type Desk as AnyDesk, asDraft, type DeskRules } from '../desk';
import { type Draft, draftAt, idOf, levels, listOf, picked, pickIn, touch } from '../draft';
import { type Key, keyAt, PASS, type Route, routes } from '../things';

/** All that a finger finds on a table. What is drawn may be touched if it has a key and does not say why not. */
export interface Found {
  readonly drawn: readonly ({ readonly key?: Key; readonly why?: string | undefined; readonly picked?: boolean } | undefined)[];
  readonly panels: readonly Pick<PanelStep, 'level'>[];
  readonly seal: SealView;
}
/** A seat at a table. */
export interface Seated<G extends GameTypes, Desk extends AnyDesk> {
  readonly rules: DeskRules<G, Desk, Key>;
  readonly seen: View<G>;
  find(desk: Desk): Found;
}

const freeIn = ({ drawn }: Found) => drawn.flatMap((one) => (one?.key && !one.why ? [{ key: one.key, picked: one.picked }] : []));

/** What every touch would lead to: of things that are drawn and not picked, and of the tiles of the panels. */
export function touches<G extends GameTypes, Desk extends AnyDesk>({ rules, seen, find }: Seated<G, Desk>, desk: Desk): (() => Desk)[] {
  const found = find(desk);
  const open = freeIn(found).filter((one) => !one.picked);
  const tiles = found.panels.flatMap(({ level: { shape, draft, path } }) => {
    const put = (id: Value) => (): Desk => rules.put(seen, desk, path, touch(shape, draft, [], id));
    if (shape.t === 'oneOf') return shape.options.map((option) => put(idOf(option)));
    if (shape.t === 'someOf') return shape.options.map(put);
    if (shape.t === 'order') return [() => rules.put(seen, desk, path, shape.items)];
    return shape.t === 'number' ? [() => rules.put(seen, desk, path, shape.max)] : [];
  });
  return [...open.map((one) => (): Desk => rules.touch(seen, desk, one.key)), ...tiles];
}

/** Touches at random until the big button could be pressed; undefined if it never can. */
export function answeredByTouch<G extends GameTypes, Desk extends AnyDesk>(
  at: Seated<G, Desk>,
  below: (n: number) => number,
): Choice | undefined {
  let desk = at.rules.empty;
  for (let i = 0; i < 60; i++) {
    const given = at.rules.answer(at.seen, desk);
    if (given) return given.choice;
    const all = touches(at, desk);
    if (all.length === 0) return undefined;
    desk = all[below(all.length)]();
  }
  return undefined;
}

/** One pick of a choice, and as which of several. */
export interface PickAt extends Route {
  readonly at: number;
}
/** The picks that make up a choice, outermost first. */
export const picksOf = (decision: Decision, choice: Choice): PickAt[] =>
  levels(decision.shape, asDraft(choice)).flatMap(({ path, shape, draft }) => {
    const one = pickIn(draft);
    return (one === undefined ? picked(draft) : [one]).map((id, at) => ({ path, id, shape, at }));
  });

/** How a choice is made on the table of a game. */
export interface Making<Desk> {
  /** The answer as far as it goes. */
  draftOf(desk: Desk): Draft;
  /** What is touched for a pick, in this order; nothing for one that only leads to others. */
  keysFor(pick: PickAt, all: readonly PickAt[]): readonly Key[];
}
export const keyOfPick = ({ shape, id }: PickAt): Key[] => [keyAt(shape, id)];

/** The order of a set says nothing. */
const unordered = (choice: unknown): string | undefined =>
  JSON.stringify(choice, (_, value) => (Array.isArray(value) ? value.toSorted() : value));

/** Gives this choice as a player would: what is drawn is touched, what is not is put in a panel. Throws where something is in the way. */
export function giveByTouch<G extends GameTypes, Desk extends AnyDesk>(
  { rules, seen, find }: Seated<G, Desk>,
  decision: Decision,
  choice: Choice,
  { draftOf, keysFor }: Making<Desk>,
): Found {
  let desk: Desk = { ...rules.empty, offering: decision === seen.offer };
  const all = picksOf(decision, choice);
  const wanted = new Set(all.map(({ path, id }) => `${path} ${id}`));
  function isPicked({ path, id, at, shape }: PickAt): boolean {
    const now = draftAt(decision.shape, draftOf(desk) ?? undefined, path);
    return pickIn(now) === id || (shape.t === 'assign' ? listOf(now)[at] === id : listOf(now).includes(id));
  }
  function touchOne(key: Key, { path, id }: Pick<PickAt, 'path' | 'id'>): void {
    const found = find(desk);
    const level = found.panels.map((panel) => panel.level).find((one) => String(one.path) === String(path));
    if (freeIn(found).some((one) => one.key === key)) desk = rules.touch(seen, desk, key);
    else if (level && [...routes(level.shape, [level.shape.t])].some((tile) => tile.path.length === 0 && tile.id === id))
      desk = rules.put(seen, desk, path, touch(level.shape, level.draft, [], id));
    else throw new Error(`${key} cannot be touched`);
  }
  if (choice === null) touchOne(PASS, { path: [], id: PASS });
  for (const pick of all) {
    // What was taken for granted makes room first.
    const others = pick.shape.t === 'someOf' ? pick.shape.options.map((id) => ({ ...pick, id })) : [];
    const tooMany = others.filter((other) => !wanted.has(`${other.path} ${other.id}`) && isPicked(other));
    for (const one of [...tooMany, ...(isPicked(pick) ? [] : [pick])]) for (const key of keysFor(one, all)) touchOne(key, one);
  }
  const given = rules.answer(seen, desk)?.choice;
  if (unordered(given) !== unordered(choice)) throw new Error(`made ${JSON.stringify(given)} of ${JSON.stringify(choice)}`);
  const { state } = find(desk).seal;
  const isSealed = decision === seen.decision && JSON.stringify(seen.sealed?.choice) === JSON.stringify(given);
  if (state !== (isSealed ? 'sealed' : 'ready')) throw new Error(`the seal is ${state}`);
  return find(desk);
}
