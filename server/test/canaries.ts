/**
 * A whole server with canaries: secrets with names of their own in every compartment of every match, for tests that look for them
 * wherever they must not be. Otherwise it is started, and behaves, like any other.
 */
import { anomaly } from '@lurk/anomaly/proof';
import { notAlone } from '@lurk/not-alone/proof';

interface Compartments {
  own: object[];
  vault: object;
  circle: Record<string, { facts: object }>;
}

function plant(game: { setup: (...args: never[]) => unknown }): void {
  const { setup } = game;
  game.setup = (...args) => {
    const s = setup(...args);
    const { own, vault, circle } = s as Compartments;
    own.forEach((mine, seat) => {
      Object.assign(mine, { canary: `canary-own-${seat}-` });
    });
    Object.assign(vault, { canary: 'canary-vault-' });
    for (const [name, { facts }] of Object.entries(circle)) Object.assign(facts, { canary: `canary-${name}-` });
    return s;
  };
}
plant(notAlone as never);
plant(anomaly as never);

await import('../main.ts');
