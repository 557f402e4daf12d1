/** What one viewer has before him, gathered from the session once per change; games add what is theirs. */
import type { Choice, GameTypes, View } from '@lurk/kernel';
import type { Reader } from '../i18n/context.svelte';
import type { Words } from '../i18n/en';
import type { Lang } from '../i18n/languages';
import type { TableSession } from './session';

export interface SeatFacts {
  readonly bot: boolean;
  readonly away: boolean;
}

export interface TableSight<G extends GameTypes, Memory> {
  readonly view: View<G>;
  readonly memory: Memory;
  readonly names: readonly string[];
  readonly seats: readonly SeatFacts[];
  readonly lang: Lang;
  /** The site's words in the reader's language. */
  readonly w: Words;
  readonly code: string;
  readonly clock: { readonly leftMs: number; readonly totalMs: number } | null;
  /** An answer on its way. */
  readonly pending: { readonly decision: number; readonly choice: Choice } | null;
  /** Events of the newest frame. */
  readonly latest: readonly G['Event'][];
}

/** Null before the first view has come. */
export function sightOf<G extends GameTypes, Memory>(
  session: TableSession<G>,
  reader: Pick<Reader, 'lang' | 'w'>,
  blank: () => Memory,
): TableSight<G, Memory> | null {
  const { view, names, table } = session;
  return (
    view && {
      view,
      memory: (session.memory as Memory | undefined) ?? blank(),
      names,
      seats: table.seats.map((seat) => ({ bot: seat.kind === 'bot', away: seat.kind === 'person' && seat.away })),
      lang: reader.lang,
      w: reader.w,
      code: table.code,
      clock: session.clock,
      pending: session.pending,
      latest: session.latest?.events ?? [],
    }
  );
}
