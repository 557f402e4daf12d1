import type { GameId } from '../../ui/types';
import anomaly from './anomaly.svg';
import notAlone from './not-alone.svg';
import theThing from './the-thing.svg';
import victim from './victim.svg';

/** The four worlds in the order of the home page. */
export const worldOrder: readonly GameId[] = ['not-alone', 'anomaly', 'victim', 'the-thing'];
export const worldArt: Record<GameId, string> = { anomaly, 'not-alone': notAlone, victim, 'the-thing': theThing };
