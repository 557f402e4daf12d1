/** The moments of a match worth retelling: a fold over its events, then the heaviest few in the order they happened. */
import { heaviest, type TurningPoint as Point, type Weighed } from '@lurk/i18n';
import { must, type Seat } from '@lurk/kernel';
import { RESCUE_START } from '../data/board.ts';
import { PLACE, type PlaceNo, pairPlaces } from '../data/places.ts';
import type { Event, Token, Visit } from '../types.ts';
import type { PointKind } from './end.en.ts';

export type TurningPoint = Point<PointKind>;

/** A Rescue counter this close makes Stasis hurt. */
const NEARLY_HOME = 4;

export function turningPoints(events: readonly Event[]): TurningPoint[] {
  const tale = new Tale();
  for (const event of events) tale.hear(event);
  tale.endTurn();
  return heaviest(tale.points);
}

class Tale {
  readonly points: Weighed<PointKind>[] = [];
  #turn = 0;
  #rescue: number | null = null;
  #rescueMoves = 0;
  #clone = false;
  #anticipated: Seat | null = null;
  #caught: Seat[] = [];
  #anyCatch = false;
  #visits: Pick<Visit, 'hunted' | 'card' | 'at'>[] = [];
  #will: Record<Seat, number> = {};
  #tokens: Record<Token, PlaceNo[]> = { creature: [], artemia: [], target: [] };

  hear(event: Event): void {
    switch (event.t) {
      case 'turnBegan':
        this.endTurn();
        this.#turn = event.turn;
        return;
      case 'huntPlayed':
        this.#huntCard(event);
        return;
      case 'tokensPlaced':
        Object.assign(this.#tokens, event.tokens);
        return;
      case 'placesShown':
        this.#rescue ??= RESCUE_START(event.shown.length + 1);
        this.#visits = event.shown.flatMap(({ hunted, cards }) => cards.map((card) => ({ hunted, card, at: card })));
        return;
      case 'detoured':
        this.#detour(event);
        return;
      case 'tokenMoved':
        this.#tokenMoved(event);
        return;
      case 'survivalPlayed':
        if (event.card === 'dodge') this.#add('dodged', [event.who], 1, 3);
        return;
      case 'powerUsed':
        if (event.through === PLACE.lair) this.#add('borrowed', [event.who], 1, 2);
        return;
      case 'willChanged':
        this.#will[event.who] = event.will;
        return;
      case 'caught':
        if (!this.#caught.includes(event.who)) this.#caught.push(event.who);
        return;
      case 'gaveUp':
        this.#add('gaveUp', [event.who], 1, 2);
        return;
      case 'rescueMoved':
        this.#rescue = event.to;
        this.#rescueMoves++;
        return;
      case 'assimMoved':
        if (event.why === 'anticipation') this.#add('anticipated', [must(this.#anticipated)], 1, 5);
        if (event.why === 'collapse') this.#collapse();
        return;
    }
  }

  /** What a turn amounts to is known only when it is over. */
  endTurn(): void {
    const caught = this.#caught;
    if (caught.length > 1) this.#add('catch', caught, caught.length, 2 + caught.length);
    else if (caught.length === 1 && !this.#anyCatch) this.#add('firstCatch', caught, 1, 1);
    this.#anyCatch ||= caught.length > 0;
    // One space comes by itself, a second is nothing rare.
    if (this.#rescueMoves > 1) this.#add('leap', [], this.#rescueMoves, this.#rescueMoves > 2 ? 2 + this.#rescueMoves : 1);
    this.#rescueMoves = 0;
    this.#clone = false;
    this.#anticipated = null;
    this.#caught = [];
    this.#visits = [];
    this.#tokens = { creature: [], artemia: [], target: [] };
  }

  #add(kind: PointKind, who: Seat[], count: number, weight: number): void {
    this.points.push({ turn: this.#turn, kind, who, count, weight });
  }

  #huntCard({ as, pair, hunted }: Event & { t: 'huntPlayed' }): void {
    if (as === 'clone') this.#clone = true;
    if (as === 'anticipation') this.#anticipated = must(hunted);
    if (as === 'forceField') this.#tokens.target = [...pairPlaces(must(pair))];
    if (as === 'stasis' && this.#rescue !== null) this.#add('stasis', [], this.#rescue, this.#rescue <= NEARLY_HOME ? 5 : 3);
  }

  /** Those who stand where a token catches. */
  #exposed(): Seat[] {
    const places = this.#clone ? [...this.#tokens.creature, ...this.#tokens.target] : this.#tokens.creature;
    return [...new Set(this.#visits.filter(({ at }) => places.includes(at)).map(({ hunted }) => hunted))];
  }

  #detour({ hunted, card, to }: Event & { t: 'detoured' }): void {
    const before = this.#exposed();
    for (const visit of this.#visits) if (visit.hunted === hunted && visit.card === card) visit.at = to;
    if (!before.includes(hunted) && this.#exposed().includes(hunted)) this.#add('pushed', [hunted], 1, 4);
  }

  #tokenMoved({ token, to, by }: Event & { t: 'tokenMoved' }): void {
    const before = this.#exposed().length;
    this.#tokens[token] = [to];
    const spared = before - this.#exposed().length;
    if (spared > 0) this.#add('lured', [by], spared, 3 + spared);
    if (spared < 0) this.#add('backfired', [by], -spared, 4);
  }

  /** NA-115 One space however many; they are known by having no Will left. */
  #collapse(): void {
    const broken = Object.keys(this.#will)
      .map(Number)
      .filter((seat) => this.#will[seat] === 0);
    this.#add('collapse', broken, broken.length, 5 + broken.length);
  }
}
