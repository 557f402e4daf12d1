/**
 * A second opinion on what is told in public: a board kept from the events alone, with figures of its own from the specification (2.1, 2.2, 2.10).
 * It shares no fact with the rules. What it is told must be possible, and the board it arrives at must be the one everybody sees.
 */
import type { Event, Open, Pawn } from '../types.ts';

/** 2.2 Fuel and damage spaces, by room. */
const SPACES: Record<string, readonly [fuel: number, damage: number]> = {
  armory: [0, 0],
  helipad: [3, 6],
  boiler: [4, 3],
  radio: [0, 8],
  warehouse: [0, 0],
  shed: [4, 1],
  generator: [4, 2],
  kitchen: [0, 0],
  lab: [0, 0],
  weather: [0, 0],
};
const BONUS = ['helipad', 'boiler', 'radio', 'shed', 'generator', 'lab'];
const PHASES = ['weather', 'maintenance', 'alien', 'action', 'rest', 'analyses', 'meal', 'dogs'];
const TOGETHER = ['weather', 'maintenance', 'movement', 'alien', 'action', 'rest', 'analyses', 'meal', 'dogs'];

interface Somebody {
  at: string | null;
  standing: boolean;
  suspicion: number | null;
}

export class Oracle {
  /** What cannot have been. */
  readonly wrong: string[] = [];
  readonly #players: number;
  readonly #coop: boolean;
  readonly #people: Somebody[];
  readonly #rooms = new Map<string, { fuel: number; damage: number; burnt: boolean; dog: boolean }>();
  readonly #stores: { warehouse: number; depot: number; pantry: number; kitchen: number };
  #kennel = 0;
  #aside = 4;
  #freezing: number | null = null;
  #leader = -1;
  #round = 0;
  #phase = '';
  #starving = false;
  #pile = 0;
  #hands: number[];
  #tests: string[] = [];
  #votes: number[] = [];

  constructor(open: Open) {
    const { players } = open;
    this.#coop = players < 4;
    this.#players = players;
    const like = this.#coop ? 6 : players;
    this.#people = open.people.map(() => ({ at: 'rec', standing: true, suspicion: 1 }));
    this.#hands = open.people.map(() => 0);
    for (const room of Object.keys(SPACES)) this.#rooms.set(room, { fuel: 0, damage: 0, burnt: false, dog: false });
    Object.assign(this.#room('generator'), { fuel: 4 });
    Object.assign(this.#room('boiler'), { fuel: 4 });
    Object.assign(this.#room('shed'), { damage: 1 });
    Object.assign(this.#room('helipad'), { damage: like - 2 });
    Object.assign(this.#room('radio'), { damage: like });
    this.#stores = { warehouse: like < 6 ? 10 : like < 7 ? 14 : 18, depot: like - 1, pantry: 16, kitchen: 0 };
  }

  hear(event: Event): void {
    this.#board(event);
    this.#persons(event);
    this.#course(event);
    for (const [name, count] of Object.entries(this.#stores)) this.#must(count >= 0, `${name} holds ${count}`);
    const dogs = [...this.#rooms.values()].filter(({ dog }) => dog).length + this.#kennel + this.#aside;
    this.#must(dogs <= 4, `${dogs} Dogs`);
  }

  /** Is this the board that everybody sees? */
  compare(open: Open): void {
    const same = (what: string, mine: unknown, theirs: unknown): void =>
      this.#must(
        JSON.stringify(mine) === JSON.stringify(theirs),
        `${what}: ${JSON.stringify(mine)} from what was told, ${JSON.stringify(theirs)} on the board`,
      );
    for (const [name, { fuel, damage, burnt, dog }] of this.#rooms) {
      const room = open.rooms[name as keyof Open['rooms']];
      same(name, [fuel, damage, burnt, dog], [room.fuel, room.damage, room.burnt, room.dog]);
    }
    const { warehouse, depot, pantry, kitchen } = open;
    same('stores', this.#stores, { warehouse, depot, pantry, kitchen });
    same('Dogs', [this.#kennel, this.#aside], [open.kennel, open.dogsAside]);
    same(
      'people',
      this.#people,
      open.people.map(({ at, standing, suspicion }) => ({ at, standing, suspicion })),
    );
    same('the cold', this.#freezing, open.freezing);
    same('the Leader', this.#leader, open.leader);
    same('the round', [this.#round, this.#starving], [open.round, open.starving]);
  }

  #must(fine: boolean, what: string): void {
    if (!fine) this.wrong.push(what);
  }
  #room(name: string): { fuel: number; damage: number; burnt: boolean; dog: boolean } {
    const room = this.#rooms.get(name);
    if (!room) throw new Error(`no such room: ${name}`);
    return room;
  }
  #isLost(name: string): boolean {
    return this.#room(name).burnt || (name === 'boiler' && this.#freezing !== null);
  }
  #in(place: string): Somebody[] {
    return this.#people.filter(({ at }) => at === place);
  }

  /** Fuel, damage, food, fire and Dogs. */
  #board(event: Event): void {
    switch (event.t) {
      case 'fuelUsed':
        this.#fuel(event.room, -event.count, event.fuel);
        return;
      case 'fuelMoved':
        this.#stores[event.from]--;
        this.#must(!this.#isLost(event.room), `fuel into ${event.room}, which is lost`);
        this.#fuel(event.room, 1, event.fuel);
        return;
      case 'fuelLost':
        this.#stores.warehouse -= event.count;
        return;
      case 'damaged':
        this.#damage(event.room, event.count, event.damage);
        return;
      case 'repaired':
        this.#must(!this.#isLost(event.room) && event.count > 0, `${event.room} cannot be repaired`);
        this.#damage(event.room, -event.count, event.damage);
        return;
      case 'boilerDestroyed':
        this.#must(this.#room('boiler').damage === 3, 'a Boiler destroyed too soon');
        this.#room('boiler').fuel = 0;
        this.#freezing = 0;
        return;
      case 'freezing':
        this.#must(this.#freezing !== null && event.to <= 8, 'it freezes');
        this.#freezing = event.to;
        return;
      case 'burnt':
        this.#must(!this.#isLost(event.room), `${event.room} burns again`);
        this.#room(event.room).burnt = true;
        this.#must([...this.#rooms.values()].filter(({ burnt }) => burnt).length <= 6, 'a seventh fire');
        return;
      case 'foodMoved':
        this.#stores.pantry -= event.count;
        this.#stores.kitchen += event.count;
        return;
      case 'foodLost':
        this.#stores.pantry -= event.count;
        return;
      case 'ate':
        this.#stores[event.from] -= event.count;
        return;
      case 'starving':
        this.#must(this.#stores.pantry === 0 && !this.#starving, 'starving with food left');
        this.#starving = true;
        return;
      case 'phaseBegan':
        if (event.phase !== 'dogs') return;
        for (const room of this.#rooms.values()) {
          if (room.dog) this.#aside++;
          room.dog = false;
        }
        return;
      case 'dogPlaced':
        this.#aside--;
        if (event.room === 'kennel') this.#kennel++;
        else {
          this.#must(!this.#room(event.room).dog && !this.#isLost(event.room), `a second Dog, or one in ruins: ${event.room}`);
          this.#room(event.room).dog = true;
        }
        return;
      case 'kennelOpened':
        this.#aside += this.#kennel;
        this.#kennel = 0;
        return;
      case 'dogCaptured':
        this.#must(this.#room(event.room).dog, 'no Dog to capture');
        this.#room(event.room).dog = false;
        this.#kennel++;
        return;
      case 'dogAssimilated':
        if (event.room === 'kennel') this.#kennel--;
        else this.#room(event.room).dog = false;
        this.#must(this.#kennel >= 0, 'no Dog in the Kennel');
        return;
    }
  }
  #fuel(name: string, by: number, now: number): void {
    const room = this.#room(name);
    room.fuel += by;
    this.#must(room.fuel === now && now >= 0 && now <= SPACES[name][0], `fuel in ${name}: ${room.fuel}, told ${now}`);
  }
  #damage(name: string, by: number, now: number): void {
    const room = this.#room(name);
    room.damage += by;
    this.#must(room.damage === now && now >= 0 && now <= SPACES[name][1], `damage in ${name}: ${room.damage}, told ${now}`);
  }

  /** Who is where, and may do what. */
  #persons(event: Event): void {
    switch (event.t) {
      case 'placed': {
        const { pawn, place, how } = event;
        this.#lives(pawn);
        if (place in SPACES) this.#must(!this.#isLost(place) && this.#in(place).length < 3, `${pawn} cannot go to ${place}`);
        this.#must(
          place !== 'rec' && (how === 'sleep') === (place === 'dorm' && how !== 'special' && !this.#coop),
          `${pawn} placed in ${place}`,
        );
        Object.assign(this.#people[pawn], { at: place, standing: how !== 'sleep' });
        return;
      }
      case 'laidDown':
        for (const pawn of event.pawns) this.#people[pawn].standing = false;
        return;
      case 'sentToRec':
        for (const pawn of event.pawns) Object.assign(this.#people[pawn], { at: 'rec', standing: false });
        return;
      case 'gathered':
        for (const person of this.#people) if (person.at !== null) Object.assign(person, { at: 'rec', standing: true });
        return;
      case 'revealed':
      case 'assimilated':
      case 'characterLost':
        this.#lives(event.pawn);
        Object.assign(this.#people[event.pawn], { at: null, standing: false, suspicion: null });
        return;
      case 'suspicionMoved':
        this.#disc(event.pawn, event.to, event.why);
        return;
      case 'assigned': {
        const { at, standing } = this.#people[event.pawn];
        this.#must(standing && at !== null && at in SPACES && !this.#isLost(at), `a card for ${event.pawn}`);
        const crowd = event.card !== 'sabotage' && BONUS.includes(at ?? '') ? this.#in(at ?? '').filter((one) => one.standing).length : 1;
        this.#must(event.times === crowd, `${event.times} times, with ${crowd} standing there`);
        return;
      }
      case 'bonusPlayed':
        this.#must(this.#people[event.pawn].standing && this.#people[event.pawn].at === event.room, 'a Bonus action from afar');
        return;
      case 'encounterBegan':
        for (const pawn of event.pawns) this.#must(this.#people[pawn].at === event.room, `${pawn} meets in ${event.room}`);
        this.#must(event.room !== 'rec', 'a meeting in the Rec Room');
        return;
      case 'looked':
        this.#must(event.by !== event.of && this.#people[event.of].suspicion !== 0, 'a look at no token');
        this.#must(this.#people[event.by].at === this.#people[event.of].at, 'a look from afar');
        return;
      case 'voted':
        this.#votes = this.#people.map((_, pawn) => event.votes.filter(({ at }) => at === pawn).length);
        for (const { by, at } of event.votes) {
          this.#lives(by);
          if (at !== null) this.#must(at !== by && (this.#people[at].suspicion ?? 0) > 0, `${by} points at ${at}`);
        }
        return;
      case 'analysed': {
        const most = Math.max(...this.#people.map(({ suspicion }) => suspicion ?? 0));
        this.#lives(event.by);
        this.#must(event.kind === 'B' || this.#people[event.pawn].suspicion === most, 'not the most suspicious');
        this.#must(!this.#tests.includes(event.kind) && !(event.kind === 'A' && this.#tests.includes('B')), 'one Analysis too many');
        this.#tests.push(event.kind);
        return;
      }
      case 'leaderIs':
        this.#leader = event.seat;
        return;
    }
  }
  #lives(pawn: Pawn): void {
    this.#must(this.#people[pawn].at !== null, `${pawn} acts, and is no Character`);
  }
  #disc(pawn: Pawn, to: number, why: string): void {
    const before = this.#people[pawn].suspicion ?? -1;
    const last = this.#coop ? 8 : this.#players;
    const steps = why === 'vote' ? this.#votes[pawn] : 1;
    this.#must(why === 'analysis' ? to === 0 : to === Math.min(last, before + steps), `the disc of ${pawn}: ${before} to ${to} by ${why}`);
    this.#people[pawn].suspicion = to;
  }

  /** Rounds, phases, hands and the pile. */
  #course(event: Event): void {
    switch (event.t) {
      case 'roundBegan':
        this.#must(event.round === this.#round + 1 && ['', 'dogs'].includes(this.#phase), `round ${event.round} after ${this.#phase}`);
        this.#round = event.round;
        this.#phase = '';
        this.#tests = [];
        return;
      case 'phaseBegan': {
        const all = this.#coop ? TOGETHER : PHASES;
        const [from, to] = [all.indexOf(this.#phase), all.indexOf(event.phase)];
        this.#must(to === from + 1 || (to === from + 2 && all[from + 1] === 'alien'), `${event.phase} after ${this.#phase}`);
        this.#phase = event.phase;
        return;
      }
      case 'drew':
        this.#hands[event.pawn] += event.count;
        this.#must(this.#hands[event.pawn] <= (this.#starving ? 2 : 3), `a hand of ${this.#hands[event.pawn]}`);
        return;
      case 'pileBegan':
        this.#pile = 1;
        return;
      case 'placed':
        if (event.how === 'special') this.#hands[event.pawn] = 0;
        else if (event.how === 'work' && !this.#coop) this.#hands[event.pawn]--;
        return;
      case 'putCard':
        this.#pile++;
        return;
      case 'pileLost':
        this.#pile -= event.count;
        return;
      case 'flipped':
        this.#pile--;
        this.#must(this.#pile >= 0, 'a card of an empty pile');
        return;
      case 'stopped':
        this.#must(this.#coop || event.left === this.#pile, `${event.left} left of ${this.#pile}`);
        return;
      case 'starvingDiscarded':
        for (const pawn of event.pawns) this.#hands[pawn]--;
        return;
      case 'discardedAll':
        this.#must(this.#coop || this.#hands[event.pawn] === event.cards, `${event.cards} cards of ${this.#hands[event.pawn]}`);
        this.#hands[event.pawn] = 0;
        return;
    }
  }
}
