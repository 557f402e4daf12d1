/** One table: its lobby, its deal, its match, and everybody who follows it. All that changes it goes through the committer, one at a time. */
import { randomBytes } from 'node:crypto';
import type { Seat } from '@lurk/kernel';
import {
  type ClientMessage,
  type DealState,
  type Dealt,
  type Frozen,
  type RefusalCode,
  seatingOf,
  seedFrom,
  type TableInfo,
} from '@lurk/table';
import { Actor, type Place } from './actor.ts';
import { Attendance } from './attendance.ts';
import { Audience, type Follower, say } from './audience.ts';
import { type Effect, type Keeper, Refused } from './committer.ts';
import { Dealer, dealFor } from './dealer.ts';
import { knownGame } from './games.ts';
import type { House } from './house.ts';
import { arrange, closeLobby, departed, nameAt, passHost, peopleOf, reopen, seatOf, setAway, type TableState, withBot } from './lobby.ts';
import { missed } from './missed.ts';
import { newMatch } from './new-match.ts';
import { Presence } from './presence.ts';
import type { Player } from './sessions.ts';
import type { MatchRow, Storage } from './storage.ts';
import { Talk } from './talk.ts';

/** After a failure, before anything of the match is tried again by ourselves. */
const REST = 1000;

type Refuse = (code: RefusalCode) => void;

export class Room implements Keeper {
  readonly code: string;
  /** Since when nobody follows it. */
  idleSince: number;
  #state: TableState;
  #actor: Actor | null = null;
  /** Its match cannot be brought back by the rules at hand. */
  #frozen = false;
  #dealer: Dealer | null = null;
  #talk: Talk;
  #restsUntil = 0;
  readonly #audience = new Audience();
  readonly #attendance: Attendance;
  readonly #house: House;
  readonly #place: Place;
  readonly #presence: Presence;

  constructor(house: House, state: TableState) {
    this.#house = house;
    this.#state = state;
    this.code = state.code;
    this.idleSince = house.now();
    this.#attendance = new Attendance(
      house,
      this.#audience,
      () => this.#state,
      () => house.committer.submit(this, () => this.#passOn()),
    );
    this.#talk = new Talk(house.storage, this.code);
    this.#presence = new Presence(
      house.guard,
      this.#audience,
      () => peopleOf(this.#state),
      ({ player }) => say({ t: 'table', table: this.info(player) }),
    );
    this.#place = {
      keeper: this,
      audience: this.#audience,
      table: () => this.#state,
      ended: () => this.#become({ ...this.#state, state: 'over' }),
    };
  }

  get state(): TableState {
    return this.#state;
  }

  get isEmpty(): boolean {
    return this.#audience.size === 0;
  }

  // ── Followers ──

  follow(follower: Follower, match: string | undefined, last: number | undefined): void {
    this.#house.committer.settled(() => {
      this.#audience.add(follower);
      this.#assign(follower);
      this.#attendance.absences.came(follower.player.id, seatOf(this.#state, follower.player.id));
      this.#attendance.look();
      this.#running();
      this.#presence.welcome(follower);
      follower.send(say({ t: 'chats', list: this.#talk.heardBy(follower, this.#state.state === 'playing') }));
      if (this.#dealer) follower.send(say(this.#dealer.message));
      else this.#beginDeal();
      this.#catchUp(follower, match, last);
    });
  }

  unfollow(follower: Follower): void {
    if (!this.#audience.remove(follower)) return;
    this.idleSince = this.#house.now();
    if (follower.viewer !== 'public') this.#went(follower.player);
    this.#presence.changed();
  }

  /** A player gets the stream of their own seat and no other: nobody can be a watcher of their own table. */
  #assign(follower: Follower): void {
    follower.viewer = seatOf(this.#state, follower.player.id) ?? 'public';
  }

  /** Everything again, for one follower. */
  sync(follower: Follower): void {
    this.#house.committer.settled(() => this.#catchUp(follower));
  }

  /** What a follower missed, or everything. */
  #catchUp(follower: Follower, match?: string, last = 0): void {
    const actor = this.#running();
    if (!actor) return;
    if (follower.viewer !== 'public' && !this.#isHeld) this.#wake(actor);
    for (const text of missed(this.#house, actor, follower.viewer, match, last)) follower.send(text);
  }

  info({ id }: Player): TableInfo {
    const { code, game, state, host, options, speed, match, seats } = this.#state;
    const shown = seats.map((seat, at) => {
      if (seat.kind !== 'person') return seat;
      const gone = this.#attendance.absences.of(this.#state, at, this.#attendance.grace);
      return { ...seat, here: this.#audience.has(seat.id), ...(gone && { gone }) };
    });
    return {
      code,
      game,
      state,
      host,
      seats: shown,
      options,
      speed,
      match,
      you: seatOf(this.#state, id),
      watchers: this.#audience.watchers,
      ...(this.#frozen && { frozen: true }),
    };
  }

  /** Is this player waited for? Null while the match is not in memory. */
  isTurnOf({ id }: Player): boolean | null {
    const seat = seatOf(this.#state, id);
    return this.#actor && seat !== null ? this.#actor.host.isWaitedFor(seat) : null;
  }

  // ── Changes ──

  /** A table just made, to be stored as it is. */
  opened(): Effect {
    return this.#become(this.#state);
  }

  /** The table's new state: stored, then told to all. */
  #become(state: TableState): Effect {
    this.#state = state;
    return {
      ...this.#stored(state),
      tell: () => {
        for (const follower of this.#audience.all) this.#assign(follower);
        this.#attendance.look();
        this.#presence.tellTable();
      },
    };
  }

  #stored(state: TableState): Pick<Effect, 'store'> {
    return {
      store: (storage) =>
        storage.saveTable({ code: this.code, state: state.state, text: JSON.stringify(state), at: this.#house.now() }, peopleOf(state)),
    };
  }

  /** Goes back to what is stored, and shows everybody that. */
  forget(): void {
    this.#close('storage');
    this.#restsUntil = this.#house.now() + REST;
    const row = this.#house.storage.table(this.code);
    if (!row) {
      this.#audience.tell({ t: 'gone' });
      return;
    }
    this.#state = JSON.parse(row.text);
    this.#talk = new Talk(this.#house.storage, this.code);
    for (const follower of this.#audience.all) this.#assign(follower);
    this.#presence.tellTable();
    for (const follower of this.#audience.all) this.#catchUp(follower);
    this.#beginDeal();
  }

  #close(code: RefusalCode): void {
    this.#actor?.close(code);
    this.#actor = null;
    this.#attendance.close();
    this.#frozen = false;
    this.#dealer?.close();
    this.#dealer = null;
  }

  /** Stores where the match stands; its clocks stand still from now on. */
  sleep(storage: Storage): void {
    this.#actor?.sleep(storage);
  }

  /** Lets go of everything in memory; the store has it all. */
  close(): void {
    this.#close('stopping');
  }

  /** What a follower says. What is wrong with it is thrown, or told later through `refused`. */
  hear(follower: Follower, message: ClientMessage, refused: Refuse): void {
    if (message.t === 'answer' || message.t === 'unseal') this.#answer(follower, message, refused);
    else this.#house.committer.submit(this, () => this.#change(follower, message), refused);
  }

  #change(follower: Follower, message: ClientMessage): Effect {
    const { player } = follower;
    switch (message.t) {
      case 'chat':
        return this.#chat(follower, message.text);
      case 'leave':
        return this.#state.state === 'lobby' ? this.#become(arrange(this.#state, player, message)) : this.#away(player, true);
      case 'back':
        return this.#away(player, false);
      case 'take':
      case 'wish':
      case 'ready':
      case 'seats':
      case 'seat':
      case 'options':
        return this.#become(arrange(this.#state, player, message));
      case 'start':
        return this.start(player);
      case 'rematch':
        return this.#rematch(player);
      case 'commit':
      case 'open':
        if (!this.#dealer) throw new Refused('notNow');
        if (follower.viewer === 'public') throw new Refused('notSeated');
        return this.#dealer.hear(follower.viewer, message);
      case 'giveWay':
        return this.#giveWay(follower);
      case 'callBot':
        return this.#callBot(player, message.seat);
    }
    throw new Refused('notNow');
  }

  #chat(follower: Follower, text: string): Effect {
    const chat = this.#talk.add(follower, nameAt(this.#state, follower.player), text, this.#state.state === 'playing', this.#house.now());
    const hears = ({ viewer }: Follower): boolean => !chat.gallery || viewer === 'public';
    return { store: (storage) => storage.addChat(this.code, chat), tell: () => this.#audience.tell({ t: 'chat', ...chat }, hears) };
  }

  // ── The deal ──

  /** Closes the lobby and begins the deal. */
  start(player: Player): Effect {
    const effect = this.#become({ ...closeLobby(this.#state, player), match: randomBytes(12).toString('base64url') });
    const tell = (): void => {
      effect.tell();
      this.#beginDeal();
    };
    return { ...effect, tell };
  }

  /** The deal begins, or goes on where it was left, when the first person is there to take part in it. */
  #beginDeal(): void {
    const isWanted = (): boolean => this.#state.state === 'dealing' && this.#audience.hasSeated && !this.#dealer;
    if (!isWanted()) return;
    const { committer } = this.#house;
    committer.submit(this, () => {
      if (!isWanted()) return null;
      const { deal: stored } = this.#state;
      const deal = dealFor(seatingOf(this.#state, knownGame(this.#state.game).module.rulesVersion), stored);
      const tell = (): void => {
        if (isWanted()) this.#dealer = this.#dealerOf(deal);
      };
      return { ...(deal === stored ? { store() {} } : this.#keepDeal(deal)), tell };
    });
  }

  #dealerOf(deal: DealState): Dealer {
    return new Dealer(this.#house, deal, {
      change: (work) => this.#house.committer.submit(this, work),
      tell: (message, seat) => this.#audience.tell(message, ({ viewer }) => seat === undefined || viewer === seat),
      keep: (changed) => this.#keepDeal(changed),
      dealt: (dealt) => this.#beginMatch(dealt),
    });
  }

  #keepDeal(deal: DealState): Effect {
    this.#state = { ...this.#state, deal };
    return { ...this.#stored(this.#state), tell() {} };
  }

  #beginMatch(dealt: Dealt): Effect {
    const seed = seedFrom(dealt);
    const row = newMatch(this.#state, dealt, seed, this.#isHeld ? this.#house.now() : null);
    const begun = Actor.begin(this.#house, this.#place, row, seed);
    const effect = this.#become({ ...this.#state, state: 'playing', deal: undefined });
    this.#close('notNow');
    this.#actor = begun.actor;
    return {
      store: (storage) => {
        begun.store(storage);
        effect.store(storage);
      },
      tell: () => {
        effect.tell();
        for (const follower of this.#audience.all) this.#catchUp(follower);
        if (!this.#isHeld) begun.actor.wake();
        this.#house.log('match began', { match: row.id, game: row.game, seats: this.#state.seats.length });
      },
    };
  }

  // ── The match ──

  /** The match of this table, brought into memory when first asked for. */
  #running(): Actor | null {
    const { state, match } = this.#state;
    if (this.#actor || this.#frozen || !match || (state !== 'playing' && state !== 'over')) return this.#actor;
    const row = this.#house.storage.match(match);
    if (!row) return null;
    const found = Actor.load(this.#house, this.#place, row);
    if (found instanceof Actor) this.#actor = found;
    else this.#freeze(row, found);
    return this.#actor;
  }

  /** Nothing is lost and nothing goes on: put the rules it began with beside today's, start again, and it is played on. */
  #freeze({ id, game, rulesVersion }: MatchRow, { why, no }: Frozen): void {
    this.#frozen = true;
    this.#house.log('match frozen', { match: id, game, rules: rulesVersion, why, input: no });
  }

  /** The same, for whoever wants to play. */
  #played(): Actor {
    const actor = this.#running();
    if (!actor) throw new Refused(this.#frozen ? 'otherRules' : 'notNow');
    return actor;
  }

  /** One person among bots is waited for while they read who they are; nobody else is kept waiting by a reader. */
  get #isHeld(): boolean {
    return peopleOf(this.#state).length === 1 && this.#audience.hasSeated && !this.#audience.hasAttentive;
  }

  /** Somebody who plays is there. After a failure not at once: what failed may fail again. */
  #wake(actor: Actor): void {
    const rest = this.#restsUntil - this.#house.now();
    if (rest <= 0) actor.wake();
    else
      this.#house.guard.after(rest, 'match goes on', () => this.#actor === actor && this.#house.committer.within(this, () => actor.wake()));
  }

  #answer(follower: Follower, message: Extract<ClientMessage, { t: 'answer' | 'unseal' }>, refused: Refuse): void {
    const { viewer } = follower;
    if (viewer === 'public') throw new Refused('notSeated');
    const actor = this.#played();
    this.#wake(actor);
    const { key, decision: id } = message;
    const input = message.t === 'answer' ? { seat: viewer, id, choice: message.choice } : { seat: viewer, id, unseal: true as const };
    const accepted = (receipt: string | null): void => follower.send(say(receipt ? { t: 'ok', key, receipt } : { t: 'ok', key }));
    actor.hear(input, { key, accepted, refused });
  }

  /** A courtesy, said aloud; it changes when bots answer, and nothing else. */
  #giveWay({ viewer }: Follower): Effect {
    if (viewer === 'public') throw new Refused('notSeated');
    if (!this.#played().driver.giveWay(viewer)) throw new Refused('notNow');
    return { store() {}, tell: () => this.#audience.tell({ t: 'givesWay', seat: viewer }) };
  }

  #away(player: Player, away: boolean): Effect {
    const { table, seat } = setAway(this.#state, player, away);
    this.#played().driver.setBot(seat, away);
    return this.#become(table);
  }

  /** A player is gone for good. */
  depart(player: Player, forgotten: boolean): Effect {
    const table = departed(this.#state, player, forgotten);
    const seat = seatOf(table, player.id);
    if (seat !== null && table.state === 'playing') this.#running()?.driver.setBot(seat, true);
    return this.#become(table);
  }

  /** What was said is read anew: somebody's words are gone from the store. */
  rereadTalk(): void {
    this.#talk = new Talk(this.#house.storage, this.code);
    for (const follower of this.#audience.all)
      follower.send(say({ t: 'chats', list: this.#talk.heardBy(follower, this.#state.state === 'playing') }));
  }

  // ── People who are gone ──

  isUnattended(since: number): boolean {
    return this.#attendance.isUnattended(since);
  }

  /** Do the clocks of its match run? */
  get isAwake(): boolean {
    return this.#actor?.driver.isStarted ?? false;
  }

  /** Somebody who plays has lost the line: those who are left may be enough now. */
  #went({ id }: Player): void {
    this.#attendance.absences.went(id, this.#house.now());
    this.#attendance.look();
    this.#house.committer.submit(this, () => this.#botsCalled());
  }

  #passOn(): Effect | null {
    if (!this.#attendance.isHostGone) return null;
    const passed = passHost(this.#state, (player) => this.#audience.has(player));
    return passed === this.#state ? null : this.#become(passed);
  }

  #callBot({ id }: Player, seat: Seat): Effect {
    const actor = this.#played();
    this.#attendance.absences.call(this.#state, id, seat, this.#attendance.grace, this.#house.now());
    this.#wake(actor);
    return this.#botsCalled() ?? { store() {}, tell: () => this.#presence.tellTable() };
  }

  /** Bots sit down where enough of those who are here call for one. */
  #botsCalled(): Effect | null {
    const called = this.#state.state === 'playing' ? this.#attendance.absences.takeCalled(this.#state, this.#attendance.grace) : [];
    if (called.length === 0) return null;
    for (const seat of called) this.#played().driver.setBot(seat, true);
    return this.#become(called.reduce((table, seat) => withBot(table, seat, true), this.#state));
  }

  #rematch(player: Player): Effect {
    const reopened = reopen(this.#state, player);
    this.#attendance.absences.clear();
    this.#close('matchOver');
    this.#state = reopened;
    // Nobody else has to agree: straight on, the same table as before.
    return peopleOf(reopened).length === 1 ? this.start(player) : this.#become(reopened);
  }
}
