/** A statement with its values beside it: nothing of what people say is ever part of a statement. */
export interface Query {
  readonly text: string;
  readonly values: unknown[];
}

export const sql = (parts: TemplateStringsArray, ...values: unknown[]): Query => ({
  text: parts.reduce((text, part, i) => `${text}$${i}${part}`),
  values,
});
