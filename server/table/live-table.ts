/**
 * One table: its lobby, its deal, its match, and everybody who follows it. All that changes it goes through the committer, one at a time.
 * Memory may be ahead of what is stored; what anybody is shown never is.
 */
import { randomBytes } from 'node:crypto';
import type { Chat, ClientMessage, DealState, Dealt, Lost, TableInfo } from '@lurk/table';
import { type NewsAt, TableNews } from '../cluster/table-sync.ts';
import { type Effect, type Keeper, type Refuse, Refused } from '../commit/committer.ts';
import { Lane } from '../commit/lane.ts';
import type { Player } from '../gateway/sessions.ts';
import type { Services } from '../services.ts';
import type { Turn } from '../store/cluster-store.ts';
import type { Write } from '../store/storage.ts';
import { Audience, type Follower, say } from './audience.ts';
import { TableDeal } from './deal.ts';
import { Following } from './following.ts';
import { Reading } from './keeper.ts';
import { arrange, closeLobby, peopleOf, reopen, seatOf, type TableState } from './lobby.ts';
import type { Had } from './match/catch-up.ts';
import { TableMatch } from './match/match.ts';
import { TablePlay } from './match/play.ts';
import { Presence } from './presence.ts';
import { StandIns } from './stand-ins.ts';
import { TableTalk } from './talk.ts';

export class Room implements Keeper {
  readonly lane = new Lane();
  readonly code: string;
  /** Since when nobody follows it. */
  idleSince: number;
  #state: TableState;
  /** As it is stored, and as everybody was told. */
  #shown: TableState;
  readonly #audience = new Audience();
  readonly #services: Services;
  readonly #following: Following;
  readonly #talk: TableTalk;
  readonly #deal: TableDeal;
  readonly #match: TableMatch;
  readonly #play: TablePlay;
  readonly #standIns: StandIns;
  readonly #presence: Presence;
  readonly #reading: Reading;
  /** Where several servers share the store. */
  readonly news: TableNews | null;

  constructor(services: Services, state: TableState, chats: Chat[], version = 0) {
    this.#services = services;
    this.#state = state;
    this.#shown = state;
    this.code = state.code;
    this.idleSince = services.now();
    const audience = this.#audience;
    this.#presence = new Presence(
      services.guard,
      audience,
      () => peopleOf(this.#shown),
      ({ player }) => say({ t: 'table', table: this.info(player) }),
    );
    const table = { keeper: this, audience, table: () => this.#state };
    const match = new TableMatch(services, { ...table, ended: () => this.#end(), mayDrive: () => this.news?.mayDrive() ?? true });
    const here = { ...table, match };
    this.#match = match;
    this.#play = new TablePlay(match, audience, (word) => this.news?.tell({ ...word, code: this.code }));
    this.#talk = new TableTalk(services, here, chats);
    this.#following = new Following(services, {
      ...here,
      shown: () => this.#shown,
      look: async () => {
        await this.news?.lookNow();
      },
      came: (follower) => this.#came(follower),
    });
    this.#standIns = new StandIns(services, {
      ...here,
      become: (next) => this.#become(next),
      tellTable: () => this.#presence.tellTable(),
    });
    this.#deal = new TableDeal(services, {
      ...table,
      keep: (deal) => this.#keepDeal(deal),
      dealt: (dealt) => this.#beginMatch(dealt),
    });
    this.#reading = new Reading(services, {
      ...here,
      following: this.#following,
      talk: this.#talk,
      deal: this.#deal,
      presence: this.#presence,
      attendance: this.#standIns.attendance,
      become: (now) => {
        this.#state = now;
        this.#shown = now;
      },
      close: (code) => this.#close(code),
      news: () => this.news,
    });
    this.news = services.shared && new TableNews(services, services.shared, version, { ...here, ...this.#newsHere() });
  }

  /** What news of other servers change here. */
  #newsHere(): Omit<NewsAt, 'keeper' | 'audience' | 'match' | 'table'> {
    return {
      calls: () => this.#standIns.attendance.absences.calls,
      goOn: (news, table) => this.#reading.goOn(news, table),
      gone: () => this.#audience.tell({ t: 'gone' }),
      othersChanged: (came, went) => {
        this.#standIns.othersChanged(came, went);
        this.#presence.changed();
      },
    };
  }

  get state(): TableState {
    return this.#shown;
  }

  get isEmpty(): boolean {
    return this.#audience.size === 0;
  }

  // ── Followers ──

  /** Done once they are in, or are not let in. */
  follow(follower: Follower, had: Had, refused: Refuse): Promise<void> {
    return this.#following.follow(follower, had, refused);
  }

  #came(follower: Follower): void {
    this.#standIns.came(follower.player);
    this.#presence.welcome(follower);
    this.news?.here();
    this.#talk.tell(follower);
    const { message } = this.#deal;
    if (message) follower.send(say(message));
    else this.#deal.begin();
  }

  isFollowedBy(follower: Follower): boolean {
    return this.#audience.includes(follower);
  }

  unfollow(follower: Follower): void {
    if (!this.#audience.remove(follower)) return;
    this.idleSince = this.#services.now();
    if (follower.viewer !== 'public') this.#standIns.went(follower.player);
    this.#presence.changed();
    this.news?.here();
  }

  /** Everything again, for one follower. */
  sync(follower: Follower, refused: Refuse): void {
    this.#following.sync(follower, refused);
  }

  info({ id }: Player): TableInfo {
    const { code, game, state, host, options, speed, match, seats } = this.#shown;
    const { absences, grace } = this.#standIns.attendance;
    const shown = seats.map((seat, at) => {
      if (seat.kind !== 'person') return seat;
      const gone = absences.of(this.#shown, at, grace);
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
      this.#following.assignAll();
      this.news?.here();
      this.#standIns.attendance.look();
      this.#presence.tellTable();
    };
    return { writes: [this.#stored(state)], tell };
  }

  #stored(state: TableState): Write {
    const row = { code: this.code, state: state.state, text: JSON.stringify(state), at: this.#services.now() };
    return ['saveTable', row, peopleOf(state)];
  }

  /** Whatever is said next, is said with the match in memory. */
  #ready(): void {
    if (this.#match.isAway) this.#services.committer.settled(this, () => this.#match.load());
  }

  /** What a follower says. What is wrong with it is told through `refused`. */
  hear(follower: Follower, message: ClientMessage, refused: Refuse): void {
    if (follower.isDeaf) return;
    const { committer } = this.#services;
    // Another server was quicker: upon what it did, the same is said again.
    const lost = (code: Lost): void => (code === 'overtaken' ? this.hear(follower, message, refused) : refused(code));
    this.#ready();
    if (message.t === 'answer' || message.t === 'unseal') committer.within(this, () => this.#play.answer(follower, message, lost), lost);
    else if (message.t === 'here') this.#showed(follower, message.looking);
    else if (message.t === 'seen' || message.t === 'wants') committer.within(this, () => this.#play.attend(follower, message, lost), lost);
    else committer.submit(this, () => this.#change(follower, message), lost);
  }

  #showed(follower: Follower, looking: boolean): void {
    this.#standIns.showed(follower, looking, (seat) => this.news?.tell({ t: 'sign', code: this.code, seat }));
    this.news?.here();
  }

  #change(follower: Follower, message: ClientMessage): Effect {
    const { player } = follower;
    switch (message.t) {
      case 'chat':
        return this.#talk.hear(follower, message.text);
      case 'leave':
        return this.#state.state === 'lobby' ? this.#become(arrange(this.#state, player, message)) : this.#standIns.setAway(player, true);
      case 'back':
        return this.#standIns.setAway(player, false);
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
        return this.#play.giveWay(follower);
      case 'callBot':
        return after(this.#standIns.call(player, message.seat), () => this.news?.here());
    }
    throw new Refused('notNow');
  }

  /** A player is gone for good. */
  depart(player: Player, forgotten: boolean, done: () => void, refused: Refuse): void {
    this.#ready();
    const lost = (code: Lost): void => (code === 'overtaken' ? this.depart(player, forgotten, done, refused) : refused(code));
    this.#services.committer.submit(this, () => after(this.#standIns.depart(player, forgotten), done), lost);
  }

  /** What was said is read anew: somebody's words are gone from the store. */
  rereadChats(): void {
    this.#talk.reread();
  }

  // ── From the lobby to the match, and back ──

  /** Closes the lobby and begins the deal. */
  start(player: Player): Effect {
    const effect = this.#become({ ...closeLobby(this.#state, player), match: randomBytes(12).toString('base64url') });
    return after(effect, () => this.#deal.begin());
  }

  #keepDeal(deal: DealState): Effect {
    this.#state = { ...this.#state, deal };
    return { writes: [this.#stored(this.#state)], tell() {} };
  }

  #beginMatch(dealt: Dealt): Effect {
    const { row, actor, telling, writes, shown } = this.#match.begin(dealt);
    const effect = this.#become({ ...this.#state, state: 'playing', deal: undefined });
    this.#close('notNow');
    this.#match.take(actor);
    const tellViews = this.#following.atBeginning(actor, telling);
    return {
      writes: [...writes, ...effect.writes],
      tell: () => {
        effect.tell();
        tellViews();
        shown();
        if (!this.#match.isHeld) this.#match.wake(actor);
        this.#services.log('match began', { match: row.id, game: row.game, seats: this.#state.seats.length });
      },
    };
  }

  /** The match is over: from now on everybody hears what was said apart. */
  #end(): Effect {
    return after(this.#become({ ...this.#state, state: 'over' }), () => this.#talk.tellAll());
  }

  #rematch(player: Player): Effect {
    const reopened = reopen(this.#state, player);
    this.#standIns.attendance.absences.clear();
    this.#close('matchOver');
    this.#state = reopened;
    // Nobody else has to agree: straight on, the same table as before.
    return peopleOf(reopened).length === 1 ? this.start(player) : this.#become(reopened);
  }

  // ── What is in memory ──

  /** Goes back to what is stored, and shows everybody that. */
  forget(): Promise<void> {
    return this.#reading.forget();
  }

  /** Another server was quicker: goes on from what is stored, and tells everybody what they have not been told yet. */
  overtaken(lost: readonly Turn[]): Promise<void> {
    return this.#reading.overtaken(lost);
  }

  turn(effect: Effect): Turn | null {
    return this.news?.turn(effect) ?? null;
  }

  #close(code: Lost): void {
    this.#match.close(code);
    this.#standIns.attendance.close();
    this.#deal.close();
  }

  isUnattended(since: number): boolean {
    return this.#standIns.attendance.isUnattended(since);
  }

  /** Do the clocks of its match run? */
  get isAwake(): boolean {
    return this.#match.actor?.driver.isStarted ?? false;
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
          if (writes.length > 0) await committer.storeFor(this, { writes, isMatchRead: true });
          this.#close('stopping');
          await this.news?.letGo();
          slept();
        }
        done();
      };
      // Not stored: it stays awake, and what it has not stored has not happened.
      committer.settled(this, fallAsleep, () => done());
    });
  }
}

/** The same change, with something more to do once it has been told. */
function after(effect: Effect, then: () => void): Effect {
  const tell = (): void => {
    effect.tell();
    then();
  };
  return { ...effect, tell };
}
