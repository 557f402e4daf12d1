/** One viewer's table, played: everything about it that does not depend on how a game is drawn. */
import { CARD, factsOf, SCENE } from '@lurk/contract';
import type { GameTypes, Seat } from '@lurk/kernel';
import { useWords } from '../../i18n/context.svelte';
import type { IconName } from '../../ui/icons';
import type { Rich, SeatLook, TextEntry } from '../../ui/types';
import { mayMoveOn } from '../asking/asked';
import { type Desk, type DeskRules, questionAt } from '../asking/desk';
import type { Draft, Path } from '../asking/draft';
import { Hands } from '../asking/hands.svelte';
import type { TableSession } from '../line/session';
import { type Moment, Moments } from '../showing/moments.svelte';
import { type StoryRules, storyOf, toldToAll } from '../showing/story';
import { type TurnView, turnView } from '../showing/turn-card';
import { chatLines } from '../talk/chat';
import { Coach } from '../teaching/coach.svelte';
import { type ActView, type EndActs, type Lines, NO_LINES, type TableActs } from './model';
import { type Perspective, perspectiveOf, type Readable, seatLook } from './perspective';
import { useShell } from './shell';

/** What a game supplies besides its screens. `P` is what its viewers have before them, `Key` what a finger touches. */
export interface TableGame<G extends GameTypes, Memory, P extends Perspective<G, Memory>, D extends Desk, Key, Scene = never>
  extends Readable<G, Memory>,
    StoryRules<G> {
  readonly desk: DeskRules<G, D, Key>;
  /** How a seat is drawn; unsaid, in the colour of its place. */
  look?(perspective: P, seat: Seat): SeatLook;
  /** What somebody said, as this reader reads it. */
  heard?(text: string, perspective: P): Rich;
  /** Is it a claim, which the others may hold against the truth? */
  isClaim?(text: string): boolean;
  /** The great moment in what the log tells from here on. */
  momentIn?(perspective: P, log: readonly G['Event'][], from: number): Moment<Scene> | null;
  /** What a pick of the panel costs, where that is asked once more before anything else is picked for it. */
  weighs?(perspective: P, path: Path, draft: Draft): Weighed<Key> | null;
  /** The board in words. */
  boardText?(perspective: P, desk: D): readonly TextEntry[];
}

/** Expensive and irreversible: ask for confirmation. */
export type Weighed<Key> = Required<Pick<ActView<Key>, 'name' | 'heavy'>>;

/** What happened, as it is shown over the board: a line, or the lines of what belongs together, the newest last. */
export interface BeatView {
  readonly lines: readonly { readonly text: string; readonly icon: IconName }[];
  readonly no: number;
  readonly of: number;
  /** It only stays in sight beside a question: there is nothing to skip. */
  readonly beside: boolean;
}

export class PlayedTable<G extends GameTypes, Memory, P extends Perspective<G, Memory>, D extends Desk, Key, Scene = never> {
  readonly game: TableGame<G, Memory, P, D, Key, Scene>;
  readonly hands: Hands<G, D, Key>;
  readonly moments: Moments<G['Event'], Scene>;
  readonly coach: Coach<G>;
  readonly shell = useShell();
  readonly reader = useWords();
  /** What was told when a choice that had been begun went with its question. */
  thrownAway = $state.raw<readonly G['Event'][] | null>(null);
  /** What lies open over the table. */
  sheet = $state<'keys' | 'text' | 'story' | null>(null);
  /** The expensive, irreversible act that waits for confirmation. */
  weighing = $state.raw<Weighed<Key> | null>(null);
  readonly #session: () => TableSession<G, Memory>;
  readonly #own: (seen: Perspective<G, Memory>) => P;

  readonly perspective: P | null = $derived.by(() => {
    const seen = perspectiveOf(this.#session(), this.reader, this.game);
    return seen && this.#own({ ...seen, advice: this.coach.advice });
  });
  readonly lines: Lines = $derived.by(() => {
    const { perspective, session, game } = this;
    if (!perspective) return NO_LINES;
    const look = (seat: Seat): SeatLook => game.look?.(perspective, seat) ?? seatLook(perspective, seat);
    const heard = (text: string): Rich => game.heard?.(text, perspective) ?? [text];
    return {
      talk: chatLines(session.chats, session.table, look, heard, (text) => game.isClaim?.(text) ?? false, this.reader.w.ui.saidApart),
      log: storyOf(session.log, perspective, game),
    };
  });
  /** What a screen reader says by itself: public events alone. */
  readonly spoken = $derived.by(() => {
    const { perspective, game } = this;
    return perspective ? toldToAll(perspective, game.events, perspective.latest).join(' ') : '';
  });
  /** A turn or a round is over, and that is being shown. */
  readonly isTurnOver = $derived.by(() => this.session.showing?.ms === CARD);
  /** What is being shown: a card where a turn is over, else lines. */
  readonly card: TurnView | null = $derived.by(() => {
    const { perspective, session, game } = this;
    return perspective && this.isTurnOver ? turnView(perspective, session.log, game.events) : null;
  });
  /** Where in the log the great event stands that is being shown. */
  readonly #scene: number | null = $derived.by(() => {
    const { showing, log } = this.session;
    return showing && showing.ms >= SCENE ? log.lastIndexOf(showing.event) : null;
  });
  readonly beat: BeatView | null = $derived.by(() => {
    const { perspective, game, card, moments } = this;
    const { showing } = this.session;
    if (!perspective || !showing || card || moments.shown) return null;
    // A great moment that the game draws speaks for itself; one that it does not draw is said like anything else.
    const { log } = this.session;
    if (showing.ms >= SCENE && game.momentIn?.(perspective, log, log.length - perspective.latest.length)) return null;
    const { speech, lang, view, names } = perspective;
    const lines = showing.lines.map((event): BeatView['lines'][number] => ({
      text: speech.tellEvent(lang, event, view, names),
      icon: factsOf(game.events, event).icon ?? 'list',
    }));
    return { lines, no: showing.no, of: showing.of, beside: showing.lingers && view.decision !== null };
  });
  /** What on the board that line is about. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const { perspective, session, game, beat } = this;
    if (!perspective || !session.showing || !beat) return new Set();
    const { event } = session.showing;
    return new Set(factsOf(game.events, event).about?.(event, perspective.view));
  });
  /** The question at hand: a new one brings the hand back under the thumb. */
  readonly asking = $derived(this.perspective?.view.decision?.kind ?? null);
  readonly isOver = $derived(!!this.perspective && this.perspective.view.over !== null);

  /** `own` adds what is the game's to what every viewer has. */
  constructor(
    session: () => TableSession<G, Memory>,
    game: TableGame<G, Memory, P, D, Key, Scene>,
    own: (seen: Perspective<G, Memory>) => P,
  ) {
    this.#session = session;
    this.game = game;
    this.#own = own;
    this.hands = new Hands(session, game.desk, {
      holds: () => this.shell.settings.holds,
      thrownAway: () => {
        // Whoever ordered to pass meant it.
        if (!session().wants.passing) this.thrownAway = session().latest?.events ?? [];
      },
    });
    this.coach = new Coach<G>(session, {
      isWanted: () => this.shell.settings.coach,
      lang: () => this.reader.lang,
      isReady: () => {
        const { view } = session();
        return !!view && game.desk.answer(view, this.hands.desk) !== null;
      },
    });
    this.moments = new Moments(
      () => session().log,
      () => this.#scene,
      () => this.shell.settings.tempo,
      (log, from) => (this.perspective && game.momentIn?.(this.perspective, log, from)) ?? null,
    );
  }

  get session(): TableSession<G, Memory> {
    return this.#session();
  }

  /** An act is touched: picked, given, or first weighed. */
  act({ name, heavy, ...act }: ActView<Key>): void {
    if (heavy) this.weighing = { name, heavy };
    else this.hands.act(act);
  }
  /** It was asked once more, and this is the answer. */
  weigh(yes: boolean): void {
    const key = this.weighing?.heavy.does;
    this.weighing = null;
    if (yes && key !== undefined) this.hands.act({ key, atOnce: true });
  }

  readonly acts: TableActs = {
    onput: (path, draft) => {
      this.weighing = (this.perspective && this.game.weighs?.(this.perspective, path, draft)) ?? null;
      if (!this.weighing) this.hands.put(path, draft);
    },
    onclear: () => this.hands.clear(),
    onseal: () => this.#seal(),
    onunseal: () => this.hands.unseal(),
    onsay: (text) => this.session.say(text),
    ontext: () => {
      this.sheet = 'text';
    },
    onmenu: () => this.shell.openMenu(),
    onsound: () => this.shell.toggleSound(),
  };
  readonly endActs: EndActs = {
    onrematch: () => this.session.rematch(),
    onstory: () => {
      this.sheet = 'story';
    },
    onverify: () => this.shell.openVerify(),
    onleave: () => this.shell.goHome(),
    onsound: () => this.shell.toggleSound(),
    onmenu: () => this.shell.openMenu(),
  };

  /** The one big button: gives the answer, or lets a talk end. */
  #seal(): void {
    const { perspective, hands } = this;
    if (perspective && mayMoveOn(perspective, questionAt(perspective.view, hands.desk))) this.session.giveWay();
    else hands.give();
  }

  /** An answer came too late: what came before it, in a sentence. */
  tooLate(events: readonly G['Event'][]): string {
    const { perspective, game, reader } = this;
    const [first] = perspective ? toldToAll(perspective, game.events, events) : [];
    return first ? reader.w.play.tooLate(first) : reader.w.shell.trouble.decisionClosed;
  }

  /** Escape: skips what is being shown, else drops what is picked. */
  leave(): void {
    if (this.session.showing || this.moments.shown) this.skip();
    else this.hands.clear();
  }
  /** Enough of what is being shown. */
  skip(): void {
    this.moments.close();
    this.session.skip();
  }
  /** Enough of everything up to the reader's next question or the next great moment. */
  skipToTurn(): void {
    this.moments.close();
    this.session.skipToTurn();
  }
}

/** Runs when another question comes, and not for the one a page opens with. */
export function onNewQuestion(asking: () => string | null, then: () => void): void {
  let before: string | null | undefined;
  $effect(() => {
    const now = asking();
    if (before !== undefined && now && now !== before) then();
    before = now;
  });
}
