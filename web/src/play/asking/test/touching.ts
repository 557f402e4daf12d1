/** A player who answers by touching what a table draws, and nothing else: for tests. */
import type { Choice, GameTypes, Value, View } from '@lurk/kernel';
import type { PanelStep } from '../../frame/model';
import type { Desk as AnyDesk, DeskRules } from '../desk';
import { idOf, touch } from '../draft';

/** What the tiles of the panels would lead to. */
export function panelTouches<G extends GameTypes, Desk extends AnyDesk, Key>(
  rules: DeskRules<G, Desk, Key>,
  seen: View<G>,
  desk: Desk,
  panels: readonly PanelStep[],
): (() => Desk)[] {
  return panels.flatMap(({ level: { shape, draft, path } }) => {
    const put = (id: Value) => (): Desk => rules.put(seen, desk, path, touch(shape, draft, [], id));
    if (shape.t === 'oneOf') return shape.options.map((option) => put(idOf(option)));
    if (shape.t === 'someOf') return shape.options.map(put);
    if (shape.t === 'order') return [() => rules.put(seen, desk, path, shape.items)];
    return shape.t === 'number' ? [() => rules.put(seen, desk, path, shape.max)] : [];
  });
}

/** Touches at random until the big button could be pressed; undefined if it never can. */
export function answeredByTouch<G extends GameTypes, Desk extends AnyDesk, Key>(
  rules: DeskRules<G, Desk, Key>,
  seen: View<G>,
  touchable: (desk: Desk) => (() => Desk)[],
  below: (n: number) => number,
): Choice | undefined {
  let desk = rules.empty;
  for (let i = 0; i < 60; i++) {
    const given = rules.answer(seen, desk);
    if (given) return given.choice;
    const all = touchable(desk);
    if (all.length === 0) return undefined;
    desk = all[below(all.length)]();
  }
  return undefined;
}
