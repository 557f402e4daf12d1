/**
 * A whole server with canaries: secrets with names of their own in every compartment of every match, for tests that look for them
 * wherever they must not be. Otherwise it is started, and behaves, like any other.
 */
import { notAlone } from '@lurk/not-alone';

interface Compartments {
  own: object[];
  vault: object;
  circle: Record<string, { facts: object }>;
}

const { setup } = notAlone;
notAlone.setup = ((...args: Parameters<typeof setup>) => {
  const s = setup(...args);
  const { own, vault, circle } = s as unknown as Compartments;
  own.forEach((mine, seat) => {
    Object.assign(mine, { canary: `canary-own-${seat}-` });
  });
  Object.assign(vault, { canary: 'canary-vault-' });
  for (const [name, { facts }] of Object.entries(circle)) Object.assign(facts, { canary: `canary-${name}-` });
  return s;
}) as typeof setup;

await import('../main.ts');
