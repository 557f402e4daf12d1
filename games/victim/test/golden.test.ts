/** Golden matches: from the start at the usual numbers of players; and begun late, each Demon at a number of its own, by every way of ending. */
import { join } from 'node:path';
import { proveGoldens } from '@lurk/testkit';
import { DEMONS } from '../data/demons.ts';
import { early, late, victim, walled } from '../proof/index.ts';

const file = (name: string): string => join(import.meta.dirname, 'golden', `${name}.jsonl`);
const names = victim.modes.map(({ name }) => name);

// Random players hardly ever escape, and do not fall before the possession: that is `early`.
proveGoldens({ module: { ...victim, endings: ['demon'] }, modes: ['2 players', '4 players'], file: file('start') });
for (const [place, demon] of DEMONS.entries())
  proveGoldens({ module: late(demon), modes: [names[place % names.length]], file: file(demon) });
proveGoldens({ module: early(), modes: [names[1]], file: file('early') });
proveGoldens({ module: { ...walled(), endings: ['demon darkness'] }, modes: [names[4]], file: file('walled') });
