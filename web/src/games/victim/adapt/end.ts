/** The end of a match: who won, what became of everybody, and the moments that turned it. */

import type { TableInfo } from '@lurk/table';
import { describeOutcome, type Event, escapes, type VI } from '@lurk/victim/public';
import { emptyDesk } from '../../../play/asking/desk';
import type { RematchView } from '../../../play/frame/model';
import { rematchOf } from '../../../play/showing/rematch';
import type { DemonView, MapView, PartyView } from '../model';
import { mapOf } from './map';
import { demonView, partyOf } from './party';
import { type Perspective, say } from './perspective';
import { touchOf } from './picked';

export interface EndView {
  readonly code: string;
  readonly title: string;
  readonly how: string;
  readonly verdict: string;
  readonly won: boolean | null;
  readonly demonWon: boolean;
  readonly party: readonly PartyView[];
  readonly demon: DemonView | null;
  readonly map: MapView;
  readonly figures: readonly string[];
  readonly points: readonly { readonly round: number; readonly text: string }[];
  readonly rematch?: RematchView;
}

/** What is worth retelling. */
const TURNING: readonly VI['Event']['t'][] = [
  'gateShown',
  'possessed',
  'fell',
  'bunkerOpened',
  'escaped',
  'eliminated',
  'enslaved',
  'webSprung',
];

function pointsOf(perspective: Perspective, log: readonly Event[]): EndView['points'] {
  const { lang, view, names, speech } = perspective;
  let round = 0;
  return log.flatMap((event) => {
    if (event.t === 'roundBegan') round = event.round;
    return TURNING.includes(event.t) ? [{ round, text: speech.tellEvent(lang, event, view, names) }] : [];
  });
}

export function endView(perspective: Perspective, log: readonly Event[], table: TableInfo): EndView {
  const { view, lang, code, names } = perspective;
  const { open } = view;
  const w = say(perspective).end;
  const touch = touchOf(perspective, emptyDesk);
  const rematch = rematchOf(table, view.seat);
  const outcome = describeOutcome(lang, open, view.seat, names) ?? { title: '', how: '', verdict: '', won: null };
  return {
    code,
    ...outcome,
    demonWon: open.end?.winner !== 'victims',
    party: partyOf(perspective, touch),
    demon: demonView(perspective),
    map: mapOf(perspective, emptyDesk, touch),
    figures: [w.rounds(open.round), w.tiles(open.map.length - 1), w.inside(escapes(open)), w.eliminated(open.eliminated)],
    points: pointsOf(perspective, log).slice(-9),
    ...(rematch ? { rematch } : {}),
  };
}
