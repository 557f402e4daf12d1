/** The session of one table over any connection: a server's socket, or a worker of this page that speaks the same protocol. */
import { CARD, type Events, type Foreseen, type Foresight, factsOf } from '@lurk/contract';
import { type Choice, type Decision, type GameTypes, isOneOf, must, type View } from '@lurk/kernel';
import {
  type Chat,
  type ClientMessage,
  clockFor,
  fromWire,
  type GuestLang,
  isFor,
  type ServerMessage,
  saidName,
  type TableInfo,
  type Wanted,
  type Wants,
} from '@lurk/table';
import type { Teacher } from '../../games/kit';
import type { Trouble } from '../../net/api';
import type { Line, LineEvents, LineState } from '../../net/line';
import { readStored, store } from '../../storage';
import { holdsTalk, isAlone, isQuiet } from '../asking/auto-answered';
import { answerDeal } from '../fairness/deal';
import { keepRound, keptRounds, markPlayed, thisWindow } from '../fairness/evidence';
import { keepReceipt } from '../fairness/proof';
import type { Tempo } from '../frame/shell';
import { Beats, NOTHING_SHOWN, type Shown } from '../showing/beats';
import { givenTo, type Taken } from './given';
import { hex, type Input, newKey, Outbox } from './outbox';
import { type Fold, Remembered } from './remembered';
import { isSaidAgain, isUnseen } from './retryable';
import { ServerClock } from './server-clock';
import type { Beat, Showing, TableSession } from './session';
import { hear, NO_STREAM, overtaking, type StreamState } from './stream';
import type { Unsaid } from './unsaid';

/** What a table folds of a game: what a seat remembers, and what is shown one thing at a time. */
export interface TableFold extends Fold {
  readonly events: Events<GameTypes>;
  /** Of a game in which answers can be planned: fetched once a seat has somebody to wait for. */
  readonly foresight?: () => Promise<Foresight<GameTypes>>;
}

export interface SessionWants {
  readonly code: string;
  open(events: LineEvents): Line;
  /** Has this page been idle for so long that its player is asked even where they can do nothing? */
  isQuiet?(): boolean;
  readonly page: PageWants;
}
/** What the page around a table prefers, and is told. */
export interface PageWants {
  /** Every refusal a player should read. */
  refused(code: Trouble): void;
  /** How fast what happens is shown. */
  tempo(): Tempo;
  /** Also asked where nothing can be done. */
  emptyToo(): boolean;
  /** In which language it is read. */
  lang(): GuestLang;
}

const SLOW_DOWN = 1_200;
/** How often is asked at the door whether one may come in by now. */
const KNOCK_AGAIN = 4_000;
const OUTSIDE = ['removed', 'locked', 'atDoor'] as const;
export type Outside = (typeof OUTSIDE)[number];
/** Limit on chat lines kept in case they are refused: more than anybody types before the first is acknowledged. */
const MOST_WORDS = 8;

export class WireSession<G extends GameTypes = GameTypes> implements TableSession<G> {
  /** Null until the table has been heard of. */
  readonly info: TableInfo | null = $derived.by(
    () => this.#info && { ...this.#info, seats: this.#info.seats.map((seat) => this.#said(seat)) },
  );
  #info = $state.raw<TableInfo | null>(null);
  /** There is no such table, or no longer. */
  gone = $state(false);
  line = $state<LineState>('connecting');
  /** Who this device is to the table. */
  me = $state('');
  /** Why the table does not let this device in; null if it does. */
  outside = $state<Outside | null>(null);
  readonly chats: readonly Chat[] = $derived.by(() =>
    this.#chats.filter(({ from }) => !this.silenced.includes(from)).map((chat) => this.#said(chat)),
  );
  /** Whose words are not shown here: nobody else is told. */
  silenced = $state.raw<readonly string[]>([]);
  #chats = $state.raw<readonly Chat[]>([]);
  #fold = $state.raw<TableFold | null>(null);
  #foresight = $state.raw<Foresight<GameTypes> | null>(null);
  #fetchesForesight = false;
  teacher = $state.raw<Teacher | null | undefined>();
  #begun = false;
  #stream = $state.raw<StreamState>(NO_STREAM);
  #inputs = $state.raw<readonly Input[]>([]);
  #taken = $state.raw<Taken | null>(null);
  readonly #clock = new ServerClock();
  readonly #remembered = new Remembered();
  /** Counts up when the server's time is known better. */
  #told = $state(0);
  #next: ClientMessage | null = null;
  /** What was said last, in case it is refused. */
  #words: readonly { readonly key: string; readonly text: string }[] = [];
  unsaid = $state.raw<Unsaid | null>(null);
  readonly #wants: SessionWants;
  readonly #outbox: Outbox;
  readonly #beats: Beats;
  /** All up to this frame was shown; 0 before the first view. */
  #seen = 0;
  #shown = $state.raw<Shown>(NOTHING_SHOWN);
  /** How this seat is asked: also where it can do nothing, if the table would wait for a sign of life. */
  readonly wants: Wants = $derived.by(() => {
    const passing = this.#saidWants.passing || this.#shown.state.n < this.#passesUntil;
    return { ...this.#saidWants, passing, emptyToo: this.#saidWants.emptyToo || this.#asksAnyway };
  });
  #saidWants = $state.raw<Wants>({ emptyToo: false, passing: false });
  /** The frame that ended an order to pass: until it is shown, the order stands for whoever reads of it. */
  #passesUntil = $state(0);
  #asksAnyway = $state(false);
  #asked: number | null = null;
  overtaken = $state.raw<readonly G['Event'][] | null>(null);
  #knock: ReturnType<typeof setTimeout> | undefined;
  readonly #line: Line;

  readonly view: View<G> | null = $derived.by(() => {
    const { holds, state } = this.#shown;
    const { wire } = state;
    const view = wire && (fromWire(wire) as View<G>);
    return view && holds ? { ...view, decision: null, offer: null } : view;
  });
  /** Of the question as it stands, also while something else is being shown. */
  readonly foreseen: Foreseen | null = $derived.by(() => {
    const { wire } = this.#shown.state;
    return (wire && this.#foresight?.foreseen(fromWire(wire))) ?? null;
  });
  readonly memory: unknown = $derived.by(() => {
    const { fold } = this;
    return fold ? this.#remembered.of(fold, this.info?.you ?? null, this.info?.seats.length ?? 0, this.log) : undefined;
  });
  readonly names: readonly string[] = $derived(this.info?.seats.map((seat) => (seat.kind === 'open' ? '' : seat.name)) ?? []);
  readonly pending = $derived.by(() => {
    const asked = [this.view?.decision, this.view?.offer].flatMap((decision) => (decision ? [decision.id] : []));
    return givenTo(asked, this.#inputs, this.#taken, this.#shown.state);
  });

  constructor(wants: SessionWants) {
    this.#wants = wants;
    this.#beats = new Beats({
      events: () => this.fold?.events ?? {},
      tempo: wants.page.tempo,
      isAlone: () => this.#isAlone,
      show: (shown) => {
        this.#shown = shown;
      },
      asks: (state) => this.#endsSkip(state),
      seen: (n) => {
        this.#seen = n;
        this.#saySeen();
      },
    });
    this.silenced = readStored<readonly string[]>(`silenced.${wants.code}`, []);
    const key = `outbox.${wants.code}`;
    // In the tab alone: another tab has answers of its own.
    const drawer = {
      read: () => readStored<readonly Input[]>(key, [], 'sessionStorage'),
      write: (inputs: readonly Input[]) => store(key, inputs.length ? inputs : undefined, 'sessionStorage'),
    };
    this.#outbox = new Outbox(drawer, (input) => this.#line.say(input));
    this.#inputs = this.#outbox.inputs;
    this.#line = wants.open({
      opened: () => this.#opened(),
      heard: (message) => this.#hear(message),
      changed: (state) => {
        this.line = state;
      },
    });
    this.line = this.#line.state;
  }

  get fold(): TableFold | null {
    return this.#fold;
  }
  set fold(fold: TableFold | null) {
    this.#fold = fold;
    this.#fetchForesight();
  }
  get table(): TableInfo {
    return must(this.info, 'the table');
  }
  get log(): readonly G['Event'][] {
    return this.#shown.state.log;
  }
  get givenWay(): readonly number[] {
    return this.#shown.state.givenWay;
  }
  get latest(): Beat<G['Event']> | null {
    return this.#shown.state.latest;
  }
  get showing(): Showing<G['Event']> | null {
    return this.#shown.showing;
  }
  /** A point in time, not a duration left: however often a screen renders, the clock is right. */
  get clock(): TableSession['clock'] {
    const { due } = this.#shown.state;
    const decision = this.view?.decision;
    if (due === null || !decision || !this.info) return null;
    void this.#told;
    return { until: this.#clock.here(due), totalMs: clockFor(this.info.speed, decision.deadline) ?? 0 };
  }
  /** The server's time, as far as we know it. */
  get now(): number {
    return this.#clock.now;
  }
  get #isAlone(): boolean {
    return this.info !== null && isAlone(this.info);
  }
  /** Does this seat have to answer, with no standing order that will; or does a talk wait for it? */
  get isMyTurn(): boolean {
    const { view } = this;
    return !!view && !this.pending && !this.isAway && this.#isPut(view, this.givenWay);
  }
  #isPut(view: View<GameTypes>, givenWay: readonly number[]): boolean {
    const alone = this.#isAlone;
    if (!view.decision) return view.seat !== null && holdsTalk(view, alone, givenWay.includes(view.seat));
    return !view.sealed && !view.decision.standing && !isQuiet(view, this.wants, alone) && !this.#isPlanned(view, view.decision);
  }
  /** Does a skip end here? Among several any question ends it, whether anything can be done or not: how far a skip goes tells no secret. */
  #endsSkip({ wire, givenWay }: StreamState): boolean {
    const view = wire && fromWire(wire);
    if (!view) return false;
    return this.#isAlone ? this.#isPut(view, givenWay) : view.decision !== null && !view.sealed;
  }
  /** Was the answer to this planned? */
  #isPlanned(view: View<GameTypes>, decision: Decision): boolean {
    const { planned } = this.#saidWants;
    return !!planned && !planned.lapsed && !!this.#foresight && isFor(planned, decision, this.#foresight.about(view));
  }
  /** A bot answers for this seat. */
  get isAway(): boolean {
    const seat = this.info?.seats[this.info.you ?? -1];
    return seat?.kind === 'person' && seat.away;
  }

  readonly begin = (): void => {
    if (this.#begun) return;
    this.#begun = true;
    this.#follow();
    this.#saySeen();
  };
  skip(): void {
    this.#beats.skip();
  }
  skipToTurn(): void {
    this.#beats.skipToTurn();
  }
  want(wants: Wanted): void {
    this.#line.say({ t: 'wants', ...wants });
  }
  plan(choice: Choice): void {
    const { foreseen } = this;
    if (choice === null) this.want({ planned: null });
    else if (foreseen) this.want({ planned: { kind: foreseen.kind, choice } });
  }
  answer(decision: Decision, choice: Choice): void {
    this.#put({ t: 'answer', key: newKey(), decision: decision.id, choice });
  }
  unseal(decision: Decision): void {
    this.#put({ t: 'unseal', key: newKey(), decision: decision.id });
  }
  giveWay(): void {
    this.ask({ t: 'giveWay' });
  }
  say(text: string): boolean {
    const key = newKey();
    const isSaid = this.ask({ t: 'chat', text, key });
    if (isSaid) this.#words = [...this.#words.slice(1 - MOST_WORDS), { key, text }];
    return isSaid;
  }
  silence(seat: number, isSilenced: boolean): void {
    const place = this.info?.seats[seat];
    if (place?.kind !== 'person') return;
    const others = this.silenced.filter((id) => id !== place.id);
    this.silenced = isSilenced ? [...others, place.id] : others;
    store(`silenced.${this.#wants.code}`, this.silenced.length > 0 ? this.silenced : undefined);
  }
  leave(): void {
    this.ask({ t: 'leave' });
  }
  back(): void {
    this.ask({ t: 'back' });
  }
  rematch(): void {
    this.ask({ t: 'rematch' });
  }

  /** Sends something that is useless later; false if it could not be sent. */
  ask(message: ClientMessage): boolean {
    const isSaid = this.#line.say(message);
    if (!isSaid) this.#wants.page.refused('offline');
    return isSaid;
  }

  /** Reconnects under the present name, then sends this. */
  renew(then: ClientMessage): void {
    this.#next = then;
    this.#line.renew();
  }

  close(): void {
    clearTimeout(this.#knock);
    this.#line.close();
    this.#beats.close();
  }

  #put(input: Input): void {
    this.#outbox.add(input);
    this.#inputs = this.#outbox.inputs;
  }

  /** Frames are shown one after the other; a whole view is where things stand. */
  #tell(told: StreamState, message: ServerMessage): void {
    this.#stream = told;
    if (message.t === 'view' || message.t === 'table') {
      this.#passesUntil = 0;
      this.#beats.set(told);
    } else this.#beats.add(told);
    // The next turn, or round: an order to pass was to last until then.
    const ends =
      message.t === 'frame' &&
      told.latest?.n === told.n &&
      told.latest.events.some((event) => factsOf(this.fold?.events ?? {}, event).beat === CARD);
    if (ends && this.#saidWants.passing) {
      this.#saidWants = { ...this.#saidWants, passing: false };
      this.#passesUntil = told.n;
    }
    this.#noticeAsked(told.wire?.decision?.id ?? null);
    this.#fetchForesight();
  }

  /** Nobody plans before others are waited for; alone, or watching, nobody does at all. */
  #fetchForesight(): void {
    const [info, fetched] = [this.#info, this.#fold?.foresight];
    const { wire } = this.#stream;
    const waits = info && info.you !== null && !isAlone(info) && wire && (!wire.decision || wire.sealed);
    if (this.#fetchesForesight || !fetched || !waits) return;
    this.#fetchesForesight = true;
    fetched().then(
      (foresight) => {
        this.#foresight = foresight;
      },
      () => {
        this.#fetchesForesight = false;
      },
    );
  }

  /** Among people, a player who has been idle for long is asked even where they can only pass: their touch is the sign of life. */
  #noticeAsked(decision: number | null): void {
    if (decision === this.#asked) return;
    this.#asked = decision;
    const people = this.#info?.seats.filter((seat) => seat.kind === 'person') ?? [];
    this.#asksAnyway = decision !== null && people.length > 1 && (this.#wants.isQuiet?.() ?? false);
  }

  #heardAt(now: number): void {
    if (this.#clock.heard(now)) this.#told++;
  }

  #opened(): void {
    this.#clock.opened();
    this.#outbox.opened();
    this.#follow();
  }

  #follow(): void {
    const { match, n } = this.#stream;
    this.#line.say({
      t: 'follow',
      table: this.#wants.code,
      ...(match && n > 0 ? { match, last: n } : {}),
      ...(this.#begun ? {} : { reading: true }),
    });
  }

  /** Said again on every new line: what was skipped while there was none is not waited for. */
  #saySeen(): void {
    const { info } = this;
    if (this.#begun && this.#seen > 0 && info?.state === 'playing' && info.you !== null) this.#line.say({ t: 'seen', n: this.#seen });
  }

  /** Retries what was rate-limited: an input by its key, if it is still pending; everything else comes back by following the table again. */
  #sayLater(of: string | undefined, key: string | undefined): void {
    if (key) this.#outbox.again(key);
    else if (of !== 'ping' && of !== 'here') this.#follow();
  }

  #hear(message: ServerMessage): void {
    const told = hear(this.#stream, message);
    if (!told) this.#line.say({ t: 'sync' });
    else if (told !== this.#stream) this.#tell(told, message);
    switch (message.t) {
      case 'view':
        markPlayed(message.match);
        this.#heardAt(message.now);
        break;
      case 'hello':
        this.me = message.you.id;
        this.#heardAt(message.now);
        break;
      case 'clock':
      case 'pong':
        this.#heardAt(message.now);
        break;
      case 'table':
        this.#seat(message.table);
        break;
      case 'wants': {
        const { t: _, ...wants } = message;
        const { emptyToo } = wants;
        this.#saidWants = wants;
        if (emptyToo !== this.#wants.page.emptyToo()) this.want({ emptyToo: !emptyToo });
        break;
      }
      case 'watchers':
        if (this.#info) this.#info = { ...this.#info, watchers: message.count };
        break;
      case 'gone':
        this.gone = true;
        break;
      case 'chats':
        this.#chats = message.list;
        break;
      case 'chat': {
        const { t: _, ...chat } = message;
        this.#chats = [...this.#chats, chat];
        break;
      }
      case 'deal':
        this.#deal(message);
        break;
      case 'ok':
        if (message.receipt && this.#stream.match) keepReceipt(this.#stream.match, message.receipt);
        this.#taken = this.#takenNow(message.key);
        this.#settle(message.key);
        break;
      case 'refused':
        this.#refused(message);
        break;
    }
  }

  /** With its name in the language of this page. */
  #said<N extends object>(named: N): N {
    return 'name' in named && typeof named.name === 'string' ? { ...named, name: saidName(named.name, this.#wants.page.lang()) } : named;
  }

  #seat(table: TableInfo): void {
    // Pending inputs of a finished match mean nothing to the next one.
    if (table.state !== 'playing') this.#outbox.clear();
    this.#inputs = this.#outbox.inputs;
    this.#info = table;
    this.outside = null;
    if (!this.#outbox.letIn()) return;
    if (this.#next) this.#line.say(this.#next);
    this.#next = null;
    this.#saySeen();
  }

  #deal(deal: Extract<ServerMessage, { t: 'deal' }>): void {
    if (!this.#info) return;
    const draw = (): string => hex(16);
    const answer = answerDeal(deal, { table: this.#info, kept: keptRounds(), window: thisWindow, now: Date.now(), draw });
    if (answer.keep) keepRound(answer.keep);
    if (answer.say) this.#line.say(answer.say);
  }

  #takenNow(key: string): Taken | null {
    const input = this.#inputs.find((one) => one.key === key);
    const { match, n } = this.#stream;
    return input ? { input, match, n } : this.#taken;
  }

  #settle(key: string): boolean {
    const newest = this.#outbox.settle(key);
    this.#inputs = this.#outbox.inputs;
    return newest;
  }

  #refused(refused: Extract<ServerMessage, { t: 'refused' }>): void {
    const { code, of, key } = refused;
    if (of === 'follow' && code === 'noSuchTable') this.gone = true;
    if (isOneOf(OUTSIDE, code)) {
      this.outside = code;
      if (code === 'atDoor' && of === 'follow') this.#knock = setTimeout(() => this.#follow(), KNOCK_AGAIN);
    }
    // The server is stopping and did not take it: the outbox sends it again after reconnecting.
    if (key && code === 'stopping') return;
    if (isSaidAgain(refused)) {
      setTimeout(() => this.#sayLater(of, key), SLOW_DOWN);
      return;
    }
    if (of === 'chat') {
      const words = this.#words.find((said) => said.key === key);
      if (words) this.unsaid = { text: words.text };
      this.#wants.page.refused(code);
      return;
    }
    const late = code === 'decisionClosed' && this.#inputs.find((input) => input.key === key);
    if (key && !this.#settle(key)) return;
    const before = late ? overtaking(this.#stream, late.decision) : null;
    if (before) this.overtaken = before;
    else if (!isUnseen(refused)) this.#wants.page.refused(code);
  }
}
