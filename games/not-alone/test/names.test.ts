import { expect, test } from 'vitest';
import { rules } from '../rules.ts';

test('procedures and questions are filed under their own names: what a stored match calls them by', () => {
  for (const [name, procedure] of Object.entries(rules.procedures)) expect(procedure.name).toBe(name);
  for (const [kind, question] of Object.entries(rules.asks)) expect(question.kind).toBe(kind);
});
