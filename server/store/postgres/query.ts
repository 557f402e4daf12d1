/** A statement with its values beside it: nothing of what people say is ever part of a statement. */
export interface Query {
  /** By which a connection knows it again: it is read and planned once (a prepared statement), and not for every move. */
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

/** A statement is written down once in the code, and the same list of parts comes from there every time. */
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
