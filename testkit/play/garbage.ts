/** Answers no shape accepts: what a broken or hostile client may send in place of a choice. */
import { anyChoice, type Choice, type Shape } from '@lurk/kernel';
import type { Below } from './player.ts';

const UNKNOWN = 'no such option';

/** Never legal, whatever the shape. Some are not even JSON: the kernel must not need to be told so. */
export const nonsense: readonly unknown[] = [
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1.5,
  -1e308,
  false,
  UNKNOWN,
  'x'.repeat(100_000),
  [UNKNOWN],
  [[]],
  [null],
  new Array(1),
  new Array(3),
  JSON.parse('{"__proto__":{"pick":1,"with":true}}'),
  JSON.parse('{"__proto__":null,"constructor":{"prototype":{}}}'),
  Object.create({ pick: UNKNOWN, with: true }),
  Object.assign(Object.create({ with: true }), { pick: UNKNOWN, more: true }),
  { pick: UNKNOWN, with: true },
  { pick: UNKNOWN },
  { with: null },
  { length: 1, 0: UNKNOWN },
  { toString: UNKNOWN, valueOf: UNKNOWN },
  new Map(),
  () => true,
];

/** A legal choice spoilt in the ways this shape can be, and what is legal for other shapes only. */
export function garbageFor(shape: Shape, mayPass: boolean, below: Below): unknown[] {
  const out: unknown[] = [...spoilt(shape, below)];
  if (!mayPass) out.push(null);
  if (shape.t !== 'confirm') out.push(true);
  if (shape.t !== 'compound') out.push({});
  // Nothing at all is an option where there is nothing to take.
  if (shape.t !== 'oneOf' || !shape.options.includes('')) out.push('');
  if (!['someOf', 'assign', 'order'].includes(shape.t)) out.push([]);
  return out;
}

function spoilt(shape: Shape, below: Below): unknown[] {
  switch (shape.t) {
    case 'oneOf':
      return shape.options.flatMap((option): unknown[] => {
        if (typeof option !== 'object') return [{ pick: option, with: true }, { pick: option }, [option]];
        const { id, with: more } = option;
        return [id, { pick: id, with: UNKNOWN }, { pick: id }, { pick: id, with: anyOrNothing(more, below), more: 1 }];
      });
    case 'someOf': {
      const { options, min, max } = shape;
      const tooMany = options.slice(0, max + 1);
      return [options.slice(0, min - 1), tooMany, twice(options)].filter((list) => list.length < min || list.length > max || doubled(list));
    }
    case 'assign':
      return [
        [...shape.keys.map(() => shape.to[0]), UNKNOWN],
        ...(shape.keys.length > 0 ? [shape.keys.map(() => UNKNOWN)] : []),
        ...(shape.distinct && shape.keys.length > 1 ? [shape.keys.map(() => shape.to[0])] : []),
      ];
    case 'order':
      return [[...shape.items, UNKNOWN], twice(shape.items), shape.items.slice(1)].filter(
        (list) => list.length !== shape.items.length || doubled(list),
      );
    case 'number':
      return [shape.min - 1, shape.max + 1, shape.min + 0.5, String(shape.min), [shape.min]];
    case 'confirm':
      return [1, 'true', { pick: true }];
    case 'compound': {
      const whole = Object.fromEntries(Object.entries(shape.parts).map(([name, part]) => [name, anyOrNothing(part, below)]));
      const parts = Object.entries(shape.parts).flatMap(([name, part]) => spoilt(part, below).map((bad) => ({ ...whole, [name]: bad })));
      return [{ ...whole, more: 1 }, Object.fromEntries(Object.entries(whole).slice(1)), ...parts];
    }
  }
}

/** The first item in the place of the last, so that the length is right and the list is not. */
const twice = <T>(list: T[]): T[] => [...list.slice(0, -1), ...list.slice(0, 1)];
const doubled = (list: unknown[]): boolean => new Set(list).size < list.length;

function anyOrNothing(shape: Shape, below: Below): Choice {
  return anyChoice(shape, below) ?? UNKNOWN;
}
