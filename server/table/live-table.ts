/**
 * One table in memory: its lobby, its deal, its match, and everybody who follows it. Every change goes through the committer, one at a time. Memory may
 * be ahead of the store; what anybody is shown never is.
 *
 * The parts get the table itself as their dependencies, and each declares which of it they need (`TalkDeps`, `MatchDeps` …). Callers talk to the parts.
 */
import { randomBytes } from 'node:crypto';
import type { Chat, ClientMessage, DealState, Dealt, Rejection, TableInfo } from '@lurk/table';
import { TableSync } from '../cluster/table-sync.ts';
import { type Effect, type Refuse, Refused } from '../commit/committer.ts';
import type { Services } from '../services.ts';
import type { Write } from '../store/storage.ts';
import { answerDoor, comingFrom, isOut, knock, turnedAway } from './admission.ts';
import type { Attendance } from './attendance.ts';
import { Audience, type Follower, say } from './audience.ts';
import { TableDeal } from './deal.ts';
import { Following } from './following.ts';
import { hosted } from './hosting.ts';
import { TableKeeper } from './keeper.ts';
import { arrange, closeLobby, knownTo, type Player, peopleOf, reopen, seatOf, type TableState } from './lobby.ts';
import { TableMatch } from './match/match.ts';
import { TablePlay } from './match/play.ts';
import { Presence } from './presence.ts';
import { StandIns } from './stand-ins.ts';
import { TableTalk } from './talk.ts';

export class LiveTable {
  readonly code: string;
  /** Since when nobody follows it. */
  idleSince: number;
  #state: TableState;
  #shown: TableState;
  readonly #services: Services;
  readonly audience = new Audience();
  readonly keeper: TableKeeper;
  readonly presence: Presence;
  readonly match: TableMatch;
  readonly talk: TableTalk;
  readonly following: Following;
  readonly standIns: StandIns;
  readonly attendance: Attendance;
  readonly deal: TableDeal;
  readonly #play: TablePlay;
  /** Null where one server has the store to itself. */
  readonly sync: TableSync | null;

  constructor(services: Services, state: TableState, chats: Chat[], version = 0) {
    this.#services = services;
    this.#state = state;
    this.#shown = state;
    this.code = state.code;
    this.idleSince = services.now();
    this.keeper = new TableKeeper(services, this);
    this.presence = new Presence(services.guard, this);
    this.match = new TableMatch(services, this);
    this.talk = new TableTalk(services, this, chats);
    this.following = new Following(services, this);
    this.standIns = new StandIns(services, this);
    this.attendance = this.standIns.attendance;
    this.deal = new TableDeal(services, this);
    this.#play = new TablePlay(this);
    this.sync = services.cluster && new TableSync(services, services.cluster, version, this);
  }

  /** As it is in memory. */
  get state(): TableState {
    return this.#state;
  }

  /** As it is stored, and as everybody was told. */
  get shown(): TableState {
    return this.#shown;
  }

  // ── Followers ──

  /** A follower is in: what they are told of the table. Of its match they are told by `Following`. */
  came(follower: Follower): void {
    this.standIns.came(follower.player);
    this.presence.welcome(follower);
    this.sync?.here();
    this.talk.tell(follower);
    const { message } = this.deal;
    if (message) follower.send(say(message));
    else this.deal.begin();
  }

  knocked(follower: Follower): void {
    const work = (): Effect | null => {
      const after = knock(this.#state, comingFrom(this.code, follower));
      return after === this.#state ? null : this.become(after);
    };
    this.#services.committer.submit(this.keeper, work, (code) => code === 'conflict' && this.knocked(follower));
  }

  unfollow(follower: Follower): void {
    if (!this.audience.remove(follower)) return;
    this.idleSince = this.#services.now();
    if (follower.viewer === 'public') this.standIns.lookedAt();
    else this.standIns.went(follower.player);
    this.presence.changed();
    this.sync?.here();
  }

  info({ id }: Player): TableInfo {
    const { code, game, state, host, options, speed, match, seats, locked, door, motion, hostBefore } = this.#shown;
    const { absences, grace } = this.attendance;
    const shown = seats.map((seat, at) => {
      if (seat.kind === 'open') return seat;
      if (seat.kind === 'bot') {
        const { left: _, ...bot } = seat;
        return bot;
      }
      // Where somebody comes from is nobody's business.
      const { from: _, ...person } = seat;
      const gone = absences.of(this.#shown, at, grace);
      return { ...person, here: this.audience.has(seat.id), ...(gone && { gone }) };
    });
    const you = seatOf(this.#shown, id);
    return {
      code,
      game,
      state,
      host,
      seats: shown,
      options,
      speed,
      match,
      you,
      watchers: this.audience.watchers,
      ...(this.match.isFrozen && { frozen: true }),
      ...(locked && { locked }),
      ...(you !== null && id === hostBefore && id !== host && { wasHost: true }),
      ...(you !== null && door?.waiting.length && { door: [...door.waiting] }),
      ...(motion && { vote: this.standIns.ballot.told(motion) }),
    };
  }

  /** The same by HTTP: whoever the door keeps out reads nothing there either. */
  shownTo(player: Player, address: string): TableInfo {
    const why = turnedAway(this.#shown, comingFrom(this.code, { player, address }));
    if (why) throw new Refused(why);
    return this.info(player);
  }

  /** Is the match waiting for this player? Null while the match is not in memory. */
  isTurnOf({ id }: Player): boolean | null {
    const seat = seatOf(this.#shown, id);
    const { actor } = this.match;
    return actor && seat !== null ? actor.host.isWaitedFor(seat) : null;
  }

  // ── Changes ──

  /** The table's new state: stored, then told to all. */
  become(state: TableState): Effect {
    this.#state = state;
    const tell = (): void => {
      this.#shown = state;
      this.following.assignAll();
      this.sync?.here();
      this.attendance.look();
      this.presence.tellTable();
    };
    return { writes: [this.#stored(state)], tell };
  }

  /** Replaces memory by what was read from the store. */
  adopt(state: TableState): void {
    this.#state = state;
    this.#shown = state;
  }

  #stored(state: TableState): Write {
    const row = { code: this.code, state: state.state, text: JSON.stringify(state), at: this.#services.now() };
    return ['saveTable', row, knownTo(state)];
  }

  /** Brings the match into memory before the next message is dealt with. */
  #ready(): void {
    if (this.match.isAway) this.#services.committer.settled(this.keeper, () => this.match.load());
  }

  /** A follower's message. Why it is refused is told through `refused`. */
  hear(follower: Follower, message: ClientMessage, refused: Refuse): void {
    if (follower.isDeaf) return;
    const { committer } = this.#services;
    const { keeper } = this;
    // In conflict with what another server stored first, the message is given again, upon that.
    const rejected = (code: Rejection): void => (code === 'conflict' ? this.hear(follower, message, refused) : refused(code));
    this.#ready();
    if (message.t === 'answer' || message.t === 'unseal')
      committer.within(keeper, () => this.#play.answer(follower, message, rejected), rejected);
    else if (message.t === 'here') this.standIns.showed(follower, message.looking);
    else if (message.t === 'seen' || message.t === 'wants')
      committer.within(keeper, () => this.#play.attend(follower, message, rejected), rejected);
    else committer.submit(keeper, () => this.#change(follower, message), rejected);
  }

  #change(follower: Follower, message: ClientMessage): Effect {
    const player = comingFrom(this.code, follower);
    // Put out while this was on its way.
    if (isOut(this.#state, player)) throw new Refused('removed');
    switch (message.t) {
      case 'chat':
        return this.talk.hear(follower, message.text);
      case 'leave':
        return this.#state.state === 'lobby' ? this.become(arrange(this.#state, player, message)) : this.standIns.setAway(player, true);
      case 'back':
        return this.standIns.setAway(player, false);
      case 'take':
      case 'wish':
      case 'ready':
      case 'seats':
      case 'seat':
      case 'options':
        return this.become(arrange(this.#state, player, message));
      case 'start':
        return this.start(player);
      case 'rematch':
        return this.#rematch(player);
      case 'commit':
      case 'open':
        return this.deal.hear(follower, message);
      case 'giveWay':
        return this.#play.giveWay(follower);
      case 'callBot':
        return this.standIns.call(player, message.seat);
      case 'lock':
      case 'hand':
      case 'regain':
      case 'remove':
        return this.become(hosted(this.#state, player, message, this.audience.everybody));
      case 'admit':
        return this.become(answerDoor(this.#state, player, message.id, message.lets));
      case 'callVote':
        return this.standIns.ballot.call(player, message.seat);
      case 'askSeat':
        return this.standIns.ballot.ask(player, message.seat);
      case 'vote':
        return this.standIns.ballot.cast(player, message.yes);
    }
    throw new Refused('notNow');
  }

  /** A player is gone for good. */
  depart(player: Player, forgotten: boolean, done: () => void, refused: Refuse): void {
    this.#ready();
    const rejected = (code: Rejection): void => (code === 'conflict' ? this.depart(player, forgotten, done, refused) : refused(code));
    this.#services.committer.submit(this.keeper, () => after(this.standIns.depart(player, forgotten), done), rejected);
  }

  // ── From the lobby to the match, and back ──

  readonly #isHere = (player: string): boolean => this.audience.has(player);

  /** Closes the lobby and begins the deal. */
  start(player: Player): Effect {
    const effect = this.become({ ...closeLobby(this.#state, player, this.#isHere), match: randomBytes(12).toString('base64url') });
    return after(effect, () => this.deal.begin());
  }

  /** Stores where the deal stands. */
  keepDeal(deal: DealState): Effect {
    this.#state = { ...this.#state, deal };
    return { writes: [this.#stored(this.#state)], tell() {} };
  }

  /** All nonces of the deal are open: the match begins. */
  beginMatch(dealt: Dealt): Effect {
    const { row, actor, telling, writes, shown } = this.match.begin(dealt);
    const effect = this.become({ ...this.#state, state: 'playing', deal: undefined });
    this.close('notNow');
    this.match.take(actor);
    const tellViews = this.following.atBeginning(actor, telling);
    return {
      writes: [...writes, ...effect.writes],
      tell: () => {
        effect.tell();
        tellViews();
        shown();
        this.match.wakeUnlessHeld();
        this.#services.log('match began', { match: row.id, game: row.game, seats: this.#state.seats.length });
      },
    };
  }

  /** The match is over, and with it what it voted on: from now on everybody sees what was said among watchers and among those who were out. */
  endMatch(): Effect {
    return after(this.become({ ...this.#state, state: 'over', motion: undefined }), () => this.talk.tellAll());
  }

  #rematch(player: Player): Effect {
    const reopened = reopen(this.#state, player, this.#isHere);
    this.attendance.absences.clear();
    this.close('matchOver');
    this.#state = reopened;
    // Nobody else is here who would have to agree: the next match is dealt at once.
    return peopleOf(reopened).some((id) => id !== player.id && this.#isHere(id)) ? this.become(reopened) : this.start(player);
  }

  // ── What is in memory ──

  /** Lets go of what is under way: match, timers and deal. */
  close(code: Rejection): void {
    this.match.close(code);
    this.attendance.close();
    this.deal.close();
  }

  /**
   * Stores where the match stands and lets go of it; its clocks stand still from now on. It waits until nothing is on its way, and happens only if
   * `isWanted` still says so then.
   */
  sleep(isWanted: () => boolean, slept: () => void): Promise<void> {
    const { committer } = this.#services;
    return new Promise((done) => {
      const fallAsleep = async (): Promise<void> => {
        if (isWanted()) {
          const writes = this.match.actor?.sleep() ?? [];
          if (writes.length > 0) await committer.storeFor(this.keeper, { writes, isMatchRead: true });
          this.close('stopping');
          await this.sync?.lease.release();
          slept();
        }
        done();
      };
      // Not stored: it stays awake, and what it has not stored has not happened.
      committer.settled(this.keeper, fallAsleep, () => done());
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
