/**
 * One table: its lobby, its deal, its match, and everybody who follows it. All that changes it goes through the committer, one at a time.
 * Memory may be ahead of what is stored; what anybody is shown never is.
 */
import { randomBytes } from 'node:crypto';
import type { Seat, Viewer } from '@lurk/kernel';
import type { Chat, ClientMessage, DealState, Dealt, RefusalCode, TableInfo } from '@lurk/table';
import { Attendance } from './attendance.ts';
import { Audience, type Follower, say } from './audience.ts';
import { catchUp, type Had, type Missed, wholeView } from './catch-up.ts';
import { BACKLOG, ChatLog, type Running } from './chat-log.ts';
import { type Effect, type Keeper, Refused } from './committer.ts';
import { Lane } from './lane.ts';
import { arrange, closeLobby, departed, nameAt, passHost, peopleOf, reopen, seatOf, setAway, type TableState, withBot } from './lobby.ts';
import { Presence } from './presence.ts';
import type { Services } from './services.ts';
import type { Player } from './sessions.ts';
import type { Write } from './storage.ts';
import { TableDeal } from './table-deal.ts';
import { TableMatch } from './table-match.ts';

type Refuse = (code: RefusalCode) => void;

export class Room implements Keeper {
  readonly lane = new Lane();
  readonly code: string;
  /** Since when nobody follows it. */
  idleSince: number;
  #state: TableState;
  /** As it is stored, and as everybody was told. */
  #shown: TableState;
  #chats: ChatLog;
  readonly #audience = new Audience();
  readonly #attendance: Attendance;
  readonly #services: Services;
  readonly #deal: TableDeal;
  readonly #match: TableMatch;
  readonly #presence: Presence;

  constructor(services: Services, state: TableState, chats: Chat[]) {
    this.#services = services;
    this.#state = state;
    this.#shown = state;
    this.code = state.code;
    this.idleSince = services.now();
    this.#attendance = new Attendance(
      services,
      this.#audience,
      () => this.#state,
      () => services.committer.submit(this, () => this.#passOn()),
    );
    this.#chats = new ChatLog(chats);
    this.#presence = new Presence(
      services.guard,
      this.#audience,
      () => peopleOf(this.#shown),
      ({ player }) => say({ t: 'table', table: this.info(player) }),
    );
    const here = { keeper: this, audience: this.#audience, table: () => this.#state };
    this.#deal = new TableDeal(services, {
      ...here,
      keep: (deal) => this.#keepDeal(deal),
      dealt: (dealt) => this.#beginMatch(dealt),
    });
    this.#match = new TableMatch(services, { ...here, ended: () => this.#end() });
  }

  get state(): TableState {
    return this.#shown;
  }

  get isEmpty(): boolean {
    return this.#audience.size === 0;
  }

  // ── Followers ──

  follow(follower: Follower, had: Had, refused: Refuse): void {
    const { id } = follower.player;
    const come = async (): Promise<void> => {
      if (follower.isGone) return;
      const viewer = this.#viewerOf(follower);
      // Whoever is here already has been sent everything, whatever had reached them when they said this.
      const has = this.#audience.includes(follower) && follower.viewer === viewer;
      const missed = await this.#missedBy(viewer, has ? { ...had, isSent: true } : had);
      if (follower.isGone) return;
      this.#audience.add(follower);
      this.#assign(follower);
      this.#attendance.absences.came(id, seatOf(this.#state, id));
      this.#attendance.look();
      this.#presence.welcome(follower);
      this.#tellChats(follower);
      const { message } = this.#deal;
      if (message) follower.send(say(message));
      else this.#deal.begin();
      this.#catchUp(follower, missed);
    };
    this.#services.committer.settled(this, come, refused);
  }

  unfollow(follower: Follower): void {
    if (!this.#audience.remove(follower)) return;
    this.idleSince = this.#services.now();
    if (follower.viewer !== 'public') this.#went(follower.player);
    this.#presence.changed();
  }

  /** A player gets the stream of their own seat and no other: nobody can be a watcher of their own table. */
  #viewerOf({ player }: Follower): Viewer {
    return seatOf(this.#shown, player.id) ?? 'public';
  }

  #assign(follower: Follower): void {
    follower.viewer = this.#viewerOf(follower);
  }

  /** Everything again, for one follower. */
  sync(follower: Follower, refused: Refuse): void {
    const again = async (): Promise<void> => {
      if (!follower.isGone) this.#catchUp(follower, await this.#missedBy(follower.viewer));
    };
    this.#services.committer.settled(this, again, refused);
  }

  /** What somebody has to be sent, by what they have: read while nothing else happens at this table. Brings the match into memory. */
  async #missedBy(viewer: Viewer, had: Had = { match: undefined, last: 0 }): Promise<Missed> {
    await this.#match.load();
    const { actor } = this.#match;
    return actor ? catchUp(this.#services, actor, viewer, had) : () => [];
  }

  #catchUp(follower: Follower, missed: Missed): void {
    const { actor, isHeld } = this.#match;
    if (!actor) return;
    if (follower.viewer !== 'public' && !isHeld) this.#match.wake(actor);
    this.#tellWants(follower);
    for (const text of missed()) follower.send(text);
  }

  #tellWants(follower: Follower): void {
    const { actor } = this.#match;
    if (actor && follower.viewer !== 'public') follower.send(say({ t: 'wants', ...actor.host.wantsOf(follower.viewer) }));
  }

  info({ id }: Player): TableInfo {
    const { code, game, state, host, options, speed, match, seats } = this.#shown;
    const shown = seats.map((seat, at) => {
      if (seat.kind !== 'person') return seat;
      const gone = this.#attendance.absences.of(this.#shown, at, this.#attendance.grace);
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
      you: seatOf(this.#shown, id),
      watchers: this.#audience.watchers,
      ...(this.#match.isFrozen && { frozen: true }),
    };
  }

  /** Is this player waited for? Null while the match is not in memory. */
  isTurnOf({ id }: Player): boolean | null {
    const seat = seatOf(this.#shown, id);
    const { actor } = this.#match;
    return actor && seat !== null ? actor.host.isWaitedFor(seat) : null;
  }

  // ── Changes ──

  /** A table just made, to be stored as it is. */
  opened(): Effect {
    return this.#become(this.#state);
  }

  /** The table's new state: stored, then told to all. */
  #become(state: TableState): Effect {
    this.#state = state;
    const tell = (): void => {
      this.#shown = state;
      for (const follower of this.#audience.all) this.#assign(follower);
      this.#attendance.look();
      this.#presence.tellTable();
    };
    return { writes: [this.#stored(state)], tell };
  }

  /** The match is over: from now on everybody hears what was said apart. */
  #end(): Effect {
    const effect = this.#become({ ...this.#state, state: 'over' });
    const tell = (): void => {
      effect.tell();
      for (const follower of this.#audience.all) this.#tellChats(follower);
    };
    return { ...effect, tell };
  }

  #stored(state: TableState): Write {
    const row = { code: this.code, state: state.state, text: JSON.stringify(state), at: this.#services.now() };
    return ['saveTable', row, peopleOf(state)];
  }

  /** Goes back to what is stored, and shows everybody that. */
  async forget(): Promise<void> {
    const { storage } = this.#services;
    this.#close('storage');
    this.#match.rest();
    const row = await storage.table(this.code);
    if (!row) {
      this.#audience.tell({ t: 'gone' });
      return;
    }
    const chats = await storage.chats(this.code, BACKLOG);
    this.#state = JSON.parse(row.text);
    this.#shown = this.#state;
    const missed = new Map<Viewer, Missed>();
    for (const follower of this.#audience.all) {
      const viewer = this.#viewerOf(follower);
      if (!missed.has(viewer)) missed.set(viewer, await this.#missedBy(viewer));
    }
    for (const follower of this.#audience.all) this.#assign(follower);
    this.#sayAgain(chats);
    this.#presence.tellTable();
    for (const follower of this.#audience.all) this.#catchUp(follower, missed.get(follower.viewer) ?? (() => []));
    this.#deal.begin();
  }

  #close(code: RefusalCode): void {
    this.#match.close(code);
    this.#attendance.close();
    this.#deal.close();
  }

  /**
   * Stores where the match stands, and lets go of all that is in memory; its clocks stand still from now on. All this in its turn, and only if
   * it is still wanted then.
   */
  sleep(isWanted: () => boolean, slept: () => void): Promise<void> {
    const { committer } = this.#services;
    return new Promise((done) => {
      const fallAsleep = async (): Promise<void> => {
        if (isWanted()) {
          const writes = this.#match.actor?.sleep() ?? [];
          if (writes.length > 0) await committer.store(...writes);
          this.#close('stopping');
          slept();
        }
        done();
      };
      // Not stored: it stays awake, and what it has not stored has not happened.
      committer.settled(this, fallAsleep, () => done());
    });
  }

  /** Whatever is said next, is said with the match in memory. */
  #ready(): void {
    if (this.#match.isAway) this.#services.committer.settled(this, () => this.#match.load());
  }

  /** What a follower says. What is wrong with it is told through `refused`. */
  hear(follower: Follower, message: ClientMessage, refused: Refuse): void {
    const { committer } = this.#services;
    this.#ready();
    if (message.t === 'answer' || message.t === 'unseal') committer.within(this, () => this.#answer(follower, message, refused), refused);
    else if (message.t === 'seen' || message.t === 'wants') committer.within(this, () => this.#attend(follower, message), refused);
    else committer.submit(this, () => this.#change(follower, message), refused);
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
        return this.#deal.hear(follower, message);
      case 'giveWay':
        return this.#giveWay(follower);
      case 'callBot':
        return this.#callBot(player, message.seat);
    }
    throw new Refused('notNow');
  }

  #chat(follower: Follower, text: string): Effect {
    const running = this.#running();
    const chats = this.#chats;
    const chat = chats.write(follower, nameAt(this.#state, follower.player), text, running, this.#services.now());
    const hears = (other: Follower): boolean => ChatLog.isHeard(chat, other, running);
    const tell = (): void => {
      chats.add(chat);
      this.#audience.tell({ t: 'chat', ...chat }, hears);
    };
    return { writes: [['addChat', this.code, chat]], tell };
  }

  /** The match that runs, as far as talk is concerned. One whose rules are not here stands still: nobody leaves it. */
  #running(): Running {
    if (this.#state.state !== 'playing') return null;
    const { actor } = this.#match;
    return { isOut: (seat) => actor?.host.isOut(seat) ?? false };
  }

  #tellChats(follower: Follower): void {
    follower.send(say({ t: 'chats', list: this.#chats.heardBy(follower, this.#running()) }));
  }

  // ── The deal ──

  /** Closes the lobby and begins the deal. */
  start(player: Player): Effect {
    const effect = this.#become({ ...closeLobby(this.#state, player), match: randomBytes(12).toString('base64url') });
    const tell = (): void => {
      effect.tell();
      this.#deal.begin();
    };
    return { ...effect, tell };
  }

  #keepDeal(deal: DealState): Effect {
    this.#state = { ...this.#state, deal };
    return { writes: [this.#stored(this.#state)], tell() {} };
  }

  #beginMatch(dealt: Dealt): Effect {
    const { row, actor, telling, writes } = this.#match.begin(dealt);
    const effect = this.#become({ ...this.#state, state: 'playing', deal: undefined });
    this.#close('notNow');
    this.#match.take(actor);
    // As it is now: nobody comes before they are told, but somebody may answer what they cannot know yet.
    const views = new Map<Viewer, string>();
    for (const { viewer } of this.#audience.all)
      if (!views.has(viewer)) views.set(viewer, wholeView(this.#services, actor, viewer, [telling]));
    return {
      writes: [...writes, ...effect.writes],
      tell: () => {
        effect.tell();
        for (const follower of this.#audience.all) {
          this.#tellWants(follower);
          follower.send(views.get(follower.viewer) ?? '');
        }
        if (!this.#match.isHeld) this.#match.wake(actor);
        this.#services.log('match began', { match: row.id, game: row.game, seats: this.#state.seats.length });
      },
    };
  }

  // ── The match ──

  #answer(follower: Follower, message: Extract<ClientMessage, { t: 'answer' | 'unseal' }>, refused: Refuse): void {
    const { viewer } = follower;
    if (viewer === 'public') throw new Refused('notSeated');
    const actor = this.#match.played();
    this.#match.wake(actor);
    const { key, decision: id } = message;
    const input = message.t === 'answer' ? { seat: viewer, id, choice: message.choice } : { seat: viewer, id, unseal: true as const };
    const accepted = (receipt: string | null): void => follower.send(say(receipt ? { t: 'ok', key, receipt } : { t: 'ok', key }));
    actor.hear(input, { key, accepted, refused });
  }

  /** A courtesy, said aloud; it changes when bots answer, and nothing else. */
  #giveWay({ viewer }: Follower): Effect {
    if (viewer === 'public') throw new Refused('notSeated');
    if (!this.#match.played().driver.giveWay(viewer)) throw new Refused('notNow');
    return { writes: [], tell: () => this.#audience.tell({ t: 'givesWay', seat: viewer }) };
  }

  /** A seat says what it has seen, or how it wants to be asked: nothing of the match itself changes. */
  #attend({ viewer }: Follower, message: Extract<ClientMessage, { t: 'seen' | 'wants' }>): void {
    const actor = this.#match.played();
    if (message.t === 'seen') {
      if (viewer !== 'public') actor.driver.sawTill(viewer, message.n);
      return;
    }
    if (viewer === 'public') throw new Refused('notSeated');
    const { t: _, ...wants } = message;
    // Its own affair: those who sit there hear of it, on whatever device, and nobody else.
    actor.want(viewer, wants, (now) => this.#audience.tell({ t: 'wants', ...now }, (other) => other.viewer === viewer));
  }

  #away(player: Player, away: boolean): Effect {
    const { table, seat } = setAway(this.#state, player, away);
    this.#match.played().driver.setBot(seat, away);
    return this.#become(table);
  }

  /** A player is gone for good. */
  depart(player: Player, forgotten: boolean, done: () => void, refused: Refuse): void {
    const goes = (): Effect => {
      const table = departed(this.#state, player, forgotten);
      const seat = seatOf(table, player.id);
      if (seat !== null && table.state === 'playing') this.#match.actor?.driver.setBot(seat, true);
      const effect = this.#become(table);
      const tell = (): void => {
        effect.tell();
        done();
      };
      return { ...effect, tell };
    };
    this.#ready();
    this.#services.committer.submit(this, goes, refused);
  }

  /** What was said is read anew: somebody's words are gone from the store. */
  rereadChats(): void {
    const { committer, storage } = this.#services;
    committer.settled(this, async () => this.#sayAgain(await storage.chats(this.code, BACKLOG)));
  }

  #sayAgain(chats: Chat[]): void {
    this.#chats = new ChatLog(chats);
    for (const follower of this.#audience.all) this.#tellChats(follower);
  }

  // ── People who are gone ──

  isUnattended(since: number): boolean {
    return this.#attendance.isUnattended(since);
  }

  /** Do the clocks of its match run? */
  get isAwake(): boolean {
    return this.#match.actor?.driver.isStarted ?? false;
  }

  /** Somebody who plays has lost the line: those who are left may be enough now. */
  #went({ id }: Player): void {
    this.#attendance.absences.went(id, this.#services.now());
    this.#attendance.look();
    this.#services.committer.submit(this, () => this.#botsCalled());
  }

  #passOn(): Effect | null {
    if (!this.#attendance.isHostGone) return null;
    const passed = passHost(this.#state, (player) => this.#audience.has(player));
    return passed === this.#state ? null : this.#become(passed);
  }

  #callBot({ id }: Player, seat: Seat): Effect {
    const actor = this.#match.played();
    this.#attendance.absences.call(this.#state, id, seat, this.#attendance.grace, this.#services.now());
    this.#match.wake(actor);
    return this.#botsCalled() ?? { writes: [], tell: () => this.#presence.tellTable() };
  }

  /** Bots sit down where enough of those who are here call for one. */
  #botsCalled(): Effect | null {
    const called = this.#state.state === 'playing' ? this.#attendance.absences.takeCalled(this.#state, this.#attendance.grace) : [];
    if (called.length === 0) return null;
    for (const seat of called) this.#match.played().driver.setBot(seat, true);
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
