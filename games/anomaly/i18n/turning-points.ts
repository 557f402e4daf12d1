/** The moments of a match worth retelling: a fold over its public events. `turn` is the round, `who` are Students by number. */
import { heaviest, type TurningPoint as Point, type Weighed } from '@lurk/i18n';
import type { Event, Pawn } from '../types.ts';
import type { PointKind } from './end.en.ts';

export type TurningPoint = Point<PointKind>;

export function turningPoints(events: readonly Event[]): TurningPoint[] {
  const tale = new Tale();
  for (const event of events) tale.hear(event);
  tale.endRound();
  return heaviest(tale.points);
}

/** What happens several times in a round is told once, for all. */
const REPEATED: readonly PointKind[] = ['feast', 'friendlyFire', 'trapped', 'possessed', 'orderedFire', 'givenAway', 'evolved'];

class Tale {
  readonly points: Weighed<PointKind>[] = [];
  #round = 0;
  #told = 0;
  #bled = false;
  /** The action under way: by whom, under orders or not, and the hits of a Double Strike. */
  #forced = false;
  #doubles = 0;
  #found: Pawn[] = [];

  hear(event: Event): void {
    switch (event.t) {
      case 'roundBegan':
        this.endRound();
        this.#round = event.round;
        this.#told = this.points.length;
        return;
      case 'used':
        this.#forced = event.forced;
        this.#doubles = 0;
        return;
      case 'attacked':
        this.#attack(event);
        return;
      case 'exploded':
        if (event.anomaly) this.#add('blastAnomaly', [event.pawn], 1, 4);
        else if (event.pawns.length > 0) this.#add('blastStudents', event.pawns, event.pawns.length, 3);
        return;
      case 'anomalyRevealed':
        this.#found = event.pawns;
        return;
      case 'fed':
        if (event.on === 'students') this.#add('feast', this.#found, this.#found.length, 2 + this.#found.length);
        return;
      case 'electricityActivated': {
        const hits = event.hits.reduce((sum, n) => sum + n, 0);
        if (hits > 0) this.#add('shocked', [], hits, 2 + hits);
        return;
      }
      case 'possessed':
        this.#add('possessed', [event.pawn], 1, 2);
        return;
      case 'spirit':
        this.#add(event.side === 'students' ? 'spiritStudents' : 'spiritAnomaly', [], 1, 6);
        return;
      case 'anomalyMoved':
        if (event.sensor) this.#add('givenAway', [], 1, 1);
        return;
      case 'evolved':
        this.#add('evolved', [], 1, 2);
        return;
      case 'starved':
        this.#add('starved', [], 1, 1);
        return;
      case 'irradiated': {
        const burnt = event.pawns.length + (event.anomaly ? 1 : 0);
        if (burnt > 1) this.#add('burnt', event.pawns, burnt, 1 + burnt);
        return;
      }
    }
  }

  /** A round in which nothing else can be told of is told as that. */
  endRound(): void {
    if (this.#round > 0 && this.points.length === this.#told) this.#add('quiet', [], 1, 0);
  }

  #attack({ pawn, weapon, hit, pawns, damage }: Event & { t: 'attacked' }): void {
    if (hit === 'students') {
      if (this.#forced && weapon !== 'trap') this.#add('orderedFire', [pawn], pawns.length, 4);
      else this.#add('friendlyFire', [pawn], damage, 2 + damage);
    }
    if (hit !== 'anomaly') return;
    if (weapon === 'double' && ++this.#doubles === 2) this.#add('sniped', [pawn], 2, 5);
    else if (weapon === 'trap') this.#add('trapped', [pawn], damage, 4);
    else if (damage > 1) this.#add('heavyHit', [pawn], damage, 2 + damage);
    else if (!this.#bled) this.#add('firstBlood', [pawn], damage, 2);
    this.#bled = true;
  }

  #add(kind: PointKind, who: Pawn[], count: number, weight: number): void {
    const again = REPEATED.includes(kind) && this.points.find((p) => p.turn === this.#round && p.kind === kind && `${p.who}` === `${who}`);
    if (again) {
      again.count += count;
      again.weight++;
      return;
    }
    this.points.push({ turn: this.#round, kind, who, count, weight });
  }
}
