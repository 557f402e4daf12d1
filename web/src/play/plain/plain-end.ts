import type { DescribeOutcome, Ending } from '@lurk/i18n';
import type { GameTypes } from '@lurk/kernel';
import type { TableInfo } from '@lurk/table';
import type { SeatLook } from '../../ui/types';
import type { RematchView } from '../frame/model';
import { type Perspective, seatLook } from '../frame/perspective';
import { rematchOf } from '../showing/rematch';

export interface PlainEndView {
  readonly code: string;
  readonly ending: Ending;
  readonly people: readonly SeatLook[];
  readonly rematch?: RematchView;
}

/** The end as any game can tell it. */
export const endViewOf =
  <G extends GameTypes>(describeOutcome: DescribeOutcome<G>) =>
  (perspective: Perspective<G>, _log: readonly G['Event'][], table: TableInfo): PlainEndView => {
    const { lang, view, names, code, seats, w } = perspective;
    const rematch = rematchOf(table, view.seat);
    return {
      code,
      ending: describeOutcome(lang, view.open, view.seat, names) ?? { title: w.play.over, how: '', verdict: '', won: null },
      people: seats.map((_, seat) => seatLook(perspective, seat)),
      ...(rematch ? { rematch } : {}),
    };
  };
