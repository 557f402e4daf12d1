/** Parameterised statements: no user input is ever part of the text. */
export interface Query {
  /** The name of the prepared statement: parsed and planned once per connection, not for every move. */
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

/** A template literal passes the same array of strings every time, so it identifies the statement. */
const names = new WeakMap<TemplateStringsArray, string>();
let named = 0;
function nameOf(parts: TemplateStringsArray): string {
  const known = names.get(parts);
  if (known) return known;
  const name = `lurk${++named}`;
  names.set(parts, name);
  return name;
}

export const sql = (parts: TemplateStringsArray, ...values: unknown[]): Query => ({
  name: nameOf(parts),
  text: parts.reduce((text, part, i) => `${text}$${i}${part}`),
  values,
});
