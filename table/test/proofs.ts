/** Every game there is, with what proves it: what a table promises it promises whichever is played. */
import { anomaly } from '@lurk/anomaly/proof';
import { embers } from '@lurk/embers/proof';
import { games } from '@lurk/games';
import type { GameTypes } from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone/proof';
import type { Proof } from '@lurk/testkit';
import { theThing } from '@lurk/the-thing/proof';
import { victim } from '@lurk/victim/proof';

export const proofs = [notAlone, anomaly, theThing, victim, embers] as unknown as Proof<GameTypes>[];

const missing = Object.keys(games).filter((name) => proofs.every((proof) => proof.name !== name));
if (missing.length > 0) throw new Error(`a game of the list is not looked at here: ${missing.join(', ')}`);
