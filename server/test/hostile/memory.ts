/** The collector, called by hand: what is left afterwards is really held. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose_gc');
export const gc = runInNewContext('gc') as () => void;
