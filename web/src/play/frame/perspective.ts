/** All that one viewer has before them, gathered from the session once per change; games add what is theirs. */
import type { GameSpeech } from '@lurk/i18n';
import type { Choice, GameTypes, Seat, View } from '@lurk/kernel';
import type { Reader } from '../../i18n/context.svelte';
import type { Words } from '../../i18n/en';
import type { Lang } from '../../i18n/languages';
import type { SeatColour, SeatLook } from '../../ui/types';
import { isAlone, isForced, isIdle, isQuiet } from '../asking/auto-answered';
import type { TableSession } from '../line/session';
import type { ClockView } from './model';

export interface SeatFacts {
  readonly bot: boolean;
  readonly away: boolean;
}

export interface Perspective<G extends GameTypes, Memory = unknown> {
  readonly view: View<G>;
  readonly memory: Memory;
  readonly speech: GameSpeech<G>;
  readonly names: readonly string[];
  readonly seats: readonly SeatFacts[];
  readonly lang: Lang;
  /** The site's words in the reader's language. */
  readonly w: Words;
  readonly code: string;
  readonly clock: ClockView | null;
  /** An answer on its way. */
  readonly pending: { readonly decision: number; readonly choice: Choice } | null;
  /** What the coach says at this moment, to a newcomer. */
  readonly advice?: string | null;
  /** Nobody else sits at this table, here or gone, and nobody watches: bots wait for this person. */
  readonly alone: boolean;
  /** This seat lets the others go first. */
  readonly gaveWay: boolean;
  /** What happened is being shown: one's own act, it may be. */
  readonly shows?: boolean;
  /** What stands in the place of a question that is answered by itself. */
  readonly quiet: string | null;
  /** Events of the newest frame. */
  readonly latest: readonly G['Event'][];
}

/** How a game is read: its words, and the memory of a seat that has seen nothing. */
export interface Readable<G extends GameTypes, Memory> {
  readonly speech: GameSpeech<G>;
  blank(seat: Seat | null, seats: number): Memory;
}

/** What stands in the place of a question that is answered by itself; null where one is put. */
function quietly<G extends GameTypes>(view: View<G>, wants: TableSession['wants'], alone: boolean, { play }: Words): string | null {
  // The order stands until the next turn: so does what is said of it, whatever comes and goes meanwhile.
  if (wants.passing && view.over === null && (!view.decision || isQuiet(view, wants, alone))) return play.passing;
  if (isIdle(view, wants)) return play.nothing;
  return isForced(view, wants, alone) ? play.forced : null;
}

/** Null before the first view has come. */
export function perspectiveOf<G extends GameTypes, Memory>(
  session: TableSession<G, Memory>,
  reader: Pick<Reader, 'lang' | 'w'>,
  { speech, blank }: Readable<G, Memory>,
): Perspective<G, Memory> | null {
  const { view: seen, names, table, wants } = session;
  const alone = isAlone(table);
  const quiet = seen && quietly(seen, wants, alone, reader.w);
  const view = seen && quiet ? { ...seen, decision: null } : seen;
  return (
    view && {
      view,
      quiet,
      memory: session.memory ?? blank(view.seat, view.seats),
      speech,
      names,
      seats: table.seats.map((seat) => ({ bot: seat.kind === 'bot', away: seat.kind === 'person' && seat.away })),
      lang: reader.lang,
      w: reader.w,
      code: table.code,
      alone,
      gaveWay: view.seat !== null && session.givenWay.includes(view.seat),
      clock: session.clock,
      pending: session.pending,
      shows: !!session.showing && !session.showing.lingers,
      latest: session.latest?.events ?? [],
    }
  );
}

const COLOURS: readonly SeatColour[] = [1, 2, 3, 4, 5, 6, 7, 8];
/** The colour and shape of a seat, in the lobby, at the table and in the log. */
export const colourOf = (seat: number): SeatColour => COLOURS[seat % COLOURS.length] ?? 1;

/** Somebody at the table, in the colour of their place unless the game has another for them. */
export const seatLook = <G extends GameTypes>(
  { view, names, seats }: Perspective<G>,
  seat: Seat,
  as: Partial<SeatLook> = {},
): SeatLook => ({
  id: String(seat),
  name: names[seat] ?? '',
  colour: colourOf(seat),
  bot: !!seats[seat]?.bot,
  you: seat === view.seat,
  ...as,
});
