/**
 * A whole server with canaries: secrets with names of their own in every compartment of every match, for tests that look for them
 * wherever they must not be. Otherwise it is started, and behaves, like any other.
 */
import type { AnyGame } from '@lurk/contract';
import { games } from '@lurk/games';
import { rulesOf } from '@lurk/games/rules';

interface Compartments {
  own: object[];
  vault: object;
  circle: Record<string, { facts: object }>;
}

function plant(game: AnyGame): void {
  const { setup } = game;
  game.setup = (...args) => {
    const s = setup(...args);
    const { own, vault, circle } = s as unknown as Compartments;
    own.forEach((mine, seat) => {
      Object.assign(mine, { canary: `canary-own-${seat}-` });
    });
    Object.assign(vault, { canary: 'canary-vault-' });
    for (const [name, { facts }] of Object.entries(circle)) Object.assign(facts, { canary: `canary-${name}-` });
    return s;
  };
}
// In the rules the server itself will play by.
for (const name of Object.keys(games)) plant(await rulesOf(name));

await import('../main.ts');
