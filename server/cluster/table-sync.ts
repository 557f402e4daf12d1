/** One table among several servers: what others have changed at it, who is there with them, and whether its match is ours to drive. */

import type { Effect, Keeper } from '../commit/committer.ts';
import { Throttle } from '../commit/throttle.ts';
import type { Services } from '../services.ts';
import type { Attending, News, Shared, Turn, Word } from '../store/cluster-store.ts';
import type { Audience, Elsewhere } from '../table/audience.ts';
import type { TableState } from '../table/lobby.ts';
import type { TableMatch } from '../table/match/match.ts';

/** Who is here is told to the other servers at most once in so long. */
const ATTEND = 200;
/** Who is there elsewhere is looked up again after so long, by whoever looks at all: the word that it has changed may be missed. */
const KNOWING = 2000;
const NEVER = Number.NEGATIVE_INFINITY;

/** The table, and what it does with news. */
export interface NewsAt {
  keeper: Keeper;
  audience: Audience;
  match: TableMatch;
  table(): TableState;
  /** Who of those who are here calls for a bot. */
  calls(): Attending['calls'];
  /** The same match a little further on: inputs are followed already. */
  goOn(news: News, table: TableState): Promise<void>;
  gone(): void;
  /** Who is there elsewhere has changed. */
  othersChanged(came: string[], went: string[]): void;
}

export class TableNews {
  /** How many changes of this table are in memory. */
  version: number;
  readonly #services: Services;
  readonly #shared: Shared;
  readonly #at: NewsAt;
  readonly #attending: Throttle;
  #leading = false;
  /** It leads, and knows all that was done before it did. */
  #driving = false;
  #looking = false;
  /** When it was last looked up who is there with the others. */
  #knewAt = NEVER;
  #attended = '';
  #asking = false;
  /** The match another is said to lead, and for how long that is believed. */
  #refused: { match: string | null; until: number } = { match: null, until: NEVER };

  constructor(services: Services, shared: Shared, version: number, at: NewsAt) {
    this.#services = services;
    this.#shared = shared;
    this.version = version;
    this.#at = at;
    this.#attending = new Throttle(services.guard, ATTEND, 'attending', () => this.#attend());
  }

  /** The next change of this table. */
  turn({ writes, isMatchRead }: Effect): Turn {
    const has = (name: string): boolean => writes.some(([write]) => write === name);
    const from = this.version++;
    return { code: this.#at.table().code, from, table: has('saveTable'), chats: has('addChat'), match: isMatchRead ?? false };
  }

  /** Nothing is on its way to the store: the version is the one that is stored, as far as known here. */
  get isQuiet(): boolean {
    return this.#at.keeper.lane.isSettled;
  }

  hear(word: Extract<Word, { code: string }>): void {
    const { driver } = this.#at.match.actor ?? {};
    this.#services.committer.within(this.#at.keeper, () => {
      if (word.t === 'seen') driver?.sawTill(word.seat, word.n);
      else if (word.t === 'sign') driver?.sign(word.seat);
      else {
        driver?.giveWay(word.seat);
        this.#at.audience.tell({ t: 'givesWay', seat: word.seat });
      }
    });
  }

  /** Says something to those who follow this table by way of other servers. */
  tell(word: Word): void {
    if (this.#at.audience.elsewhere.players.size > 0) this.#shared.tell(word).catch(() => {});
  }

  /** Words may have been missed, and ours may be lost. */
  again(): void {
    this.#attended = '';
    this.here();
    this.look(true);
  }

  /** Looks at what others have done, when it can; also at who is there with them, if that is said to have changed. */
  look(who = false): void {
    if (who) this.#knewAt = NEVER;
    if (this.#looking) return;
    this.#looking = true;
    this.#services.committer.settled(
      this.#at.keeper,
      async () => {
        this.#looking = false;
        await this.lookNow();
      },
      () => {
        this.#looking = false;
      },
    );
  }

  /**
   * Another server was quicker than these changes: they are taken back, and the table goes on by what the other has stored. False if it has to be read
   * anew, as where they are more than moves.
   */
  async stepBack(lost: readonly Turn[]): Promise<boolean> {
    const [first] = lost;
    const { match } = this.#at;
    if (!first || lost.some(({ table, chats, match }) => table || chats || match) || !match.stepBack()) return false;
    this.version = first.from;
    if (!(await this.lookNow())) return false;
    if (match.actor && !match.isHeld) match.wake(match.actor);
    return true;
  }

  /** Only while nothing else happens at this table; false if it is not there. */
  async lookNow(): Promise<boolean> {
    const { match, audience } = this.#at;
    const { actor } = match;
    const table = this.#at.table();
    const now = this.#services.now();
    const who = now - this.#knewAt >= KNOWING;
    if (who) this.#knewAt = now;
    const known = { version: this.version, match: actor?.id ?? null, no: actor?.no ?? 0, who };
    const news = await this.#shared.news(table.code, known).catch((error) => {
      this.#knewAt = NEVER;
      throw error;
    });
    if (!news) {
      // One that was just made is not stored yet.
      if (this.version > 0) this.#at.gone();
      return false;
    }
    if (news.others) this.#take(news.others);
    if (news.version === this.version && news.inputs.length === 0) return true;
    const next: TableState = news.table === null ? table : JSON.parse(news.table);
    const isAway = !actor && audience.size > 0 && (next.state === 'playing' || next.state === 'over');
    // A store that has lost its last changes, as one that was restored from a backup has, is behind its servers: they go back to what it knows.
    const isBehind = news.version < this.version;
    const isSame = !isBehind && !news.match && next.match === table.match && !isAway;
    const follows = isSame && (news.inputs.length === 0 || actor?.follow(news.inputs));
    if (!follows) await this.#services.committer.catchUp(this.#at.keeper);
    else {
      this.version = news.version;
      await this.#at.goOn(news, next);
    }
    return true;
  }

  // ── Who is there ──

  /** Somebody came here, went, or calls for a bot. */
  here(): void {
    this.#attending.ask();
  }

  #attend(): void {
    const { audience, calls } = this.#at;
    const who: Attending = { players: audience.here, lookers: audience.lookersHere, watchers: audience.watchersHere, calls: calls() };
    const text = audience.size > 0 ? JSON.stringify(who) : '';
    if (text === this.#attended) return;
    this.#attended = text;
    this.#shared.attend(this.#at.table().code, text ? who : null).catch(() => {
      // Told once the store is there again: nobody else would say it.
      this.#attended = '';
      this.here();
    });
  }

  #take(others: Attending[]): void {
    const { audience } = this.#at;
    const before = audience.elsewhere;
    const players = new Set(others.flatMap((other) => other.players));
    const lookers = new Set(others.flatMap((other) => other.lookers ?? other.players));
    const watchers = others.reduce((sum, other) => sum + other.watchers, 0);
    const calls = others.map((other) => other.calls);
    const textOf = (all: Elsewhere): string => JSON.stringify([[...all.players], [...all.lookers], all.watchers, all.calls]);
    const now: Elsewhere = { players, lookers, watchers, calls };
    if (textOf(now) === textOf(before)) return;
    audience.elsewhere = now;
    const without = (some: ReadonlySet<string>, others: ReadonlySet<string>): string[] => [...some].filter((player) => !others.has(player));
    this.#at.othersChanged(without(players, before.players), without(before.players, players));
  }

  // ── Who leads ──

  /** May bots be asked and clocks run here? If not, it asks for that. */
  mayDrive(): boolean {
    this.#askForLead();
    return this.#driving;
  }

  /** People play here, and as far as known nobody leads. */
  get wantsLead(): boolean {
    const { audience, match, table } = this.#at;
    return !this.#leading && table().state === 'playing' && audience.hasSeated && !match.isHeld;
  }

  /** The lead is ours, or on its way here. */
  get holdsLead(): boolean {
    return this.#leading || this.#asking;
  }

  /** It leads, and nobody plays here. */
  get leadsForNobody(): boolean {
    const { audience, match } = this.#at;
    return this.#leading && !audience.hasSeated && !match.actor?.driver.isStarted;
  }

  /** At once, if it is free; if it is not, not again with every answer: whoever wants the lead after another asks for it with every sign of life (`Sharing`). */
  #askForLead(): void {
    const { code, match } = this.#at.table();
    const { now } = this.#services;
    if (!this.wantsLead || this.#asking || (match === this.#refused.match && now() < this.#refused.until)) return;
    this.#asking = true;
    this.#shared
      .lead([code])
      .then(([led]) => {
        if (led) this.leads(led.gap);
        else this.#refused = { match, until: now() + this.#shared.life };
      })
      .catch(() => {})
      .finally(() => {
        this.#asking = false;
      });
  }

  /** This server leads from now on; nobody has for so long. */
  leads(gap: number): void {
    if (this.#leading) return;
    this.#leading = true;
    const begin = async (): Promise<void> => {
      await this.lookNow();
      const { match } = this.#at;
      await match.load();
      if (!this.#leading) return;
      // It ended while the lead was on its way: the next match has to find it free.
      if (!match.actor) return this.letGo();
      this.#driving = true;
      match.actor.stoodStill(gap);
      if (!match.isHeld) match.wake(match.actor);
    };
    this.#services.committer.settled(this.#at.keeper, begin, () => {
      this.#leading = false;
      this.#driving = false;
    });
  }

  /** Another server may lead by now. */
  stopLeading(): void {
    if (!this.#leading) return;
    this.#leading = false;
    this.#driving = false;
    this.#services.committer.within(this.#at.keeper, () => this.#at.match.actor?.driver.pause());
  }

  /** Its clocks stand still as is stored: whoever wants to may wake it. */
  async letGo(): Promise<void> {
    if (!this.#leading) return;
    this.#leading = false;
    this.#driving = false;
    await this.#shared.letGo(this.#at.table().code).catch(() => {});
  }
}
