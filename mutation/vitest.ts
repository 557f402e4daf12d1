/**
 * What our rule tests use of vitest, for running them again and again in one process: tests are collected once and called by name.
 * The assertions are vitest's own.
 */
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  customMatchers,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';
import * as chai from 'chai';

export interface Test {
  file: string;
  name: string;
  run(): void | Promise<void>;
}
type Work = (...given: never[]) => void | Promise<void>;

/** Every test of every file loaded so far. */
export const collected: Test[] = [];
let file = '';
let path: string[] = [];

/** Loads a test file; its tests are filed under its name. */
export async function collect(name: string, url: string): Promise<void> {
  file = name;
  path = [];
  await import(url);
}

const titled = (title: string, row: readonly unknown[]): string => {
  let next = 0;
  return title.replaceAll(/%[sdijo%]/g, (mark) =>
    mark === '%%' ? '%' : mark === '%s' ? String(row[next++]) : JSON.stringify(row[next++]),
  );
};

/** A row of a table of cases: `$name` in the title is looked up in it. */
const eachOf =
  (define: (title: string, work: Work) => void) =>
  (rows: readonly unknown[]) =>
  (title: string, work: (...given: unknown[]) => void): void => {
    for (const row of rows) {
      const given = Array.isArray(row) ? row : [row];
      const named = titled(title, given).replaceAll(/\$(\w+)/g, (_, key: string) => String((row as Record<string, unknown>)[key]));
      define(named, () => work(...given));
    }
  };

/** Options such as a longer time-out may stand before the work or after it; here nothing is timed. */
function defineTest(title: string, ...rest: unknown[]): void {
  const work = rest.find((part) => typeof part === 'function');
  collected.push({ file, name: [...path, title].join(' > '), run: work as Test['run'] });
}
function defineSuite(title: string, work: Work): void {
  path.push(title);
  (work as () => void)();
  path.pop();
}

export const it = Object.assign(defineTest, { each: eachOf(defineTest) });
export const test = it;
export const describe = Object.assign(defineSuite, { each: eachOf(defineSuite) });

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
const asymmetric = Reflect.get(globalThis, ASYMMETRIC_MATCHERS_OBJECT);
export const expect = Object.assign((value: unknown, message?: string) => chai.expect(value, message), chai.expect, asymmetric);
Reflect.set(globalThis, GLOBAL_EXPECT, expect);
setState({ assertionCalls: 0, isExpectingAssertions: false, expectedAssertionsNumber: null }, expect);
// Added by JestExtend, which chai's types do not know.
Reflect.get(chai.expect, 'extend').call(chai.expect, expect, customMatchers);
