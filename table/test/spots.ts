/**
 * Questions of a game where a match by random players came upon them: those in which time hides nothing, and windows in two worlds that look alike to
 * everybody else, in one of which the person who is asked can act and in the other not.
 */
import { type Decision, type GameTypes, imagined, isEmpty, type Match, must, pace, type Seat, seedFromText, view } from '@lurk/kernel';
import { allSwaps, chance, type Proof, randomMove } from '@lurk/testkit';
import { Host } from '../host.ts';

/** A question to this seat. */
export interface Spot {
  kind: string;
  seat: Seat;
  /** The match, as it is saved. */
  saved: string;
}
/** The same window in two worlds. */
interface Twins {
  kind: string;
  can: Spot;
  cannot: Spot;
}
export interface Spots {
  game: Proof<GameTypes>;
  open: Spot[];
  windows: Twins[];
}

/** Could the person asked this do anything but the one thing everybody can? */
function couldAct(match: Match<GameTypes>, decision: Decision): boolean {
  const { shape, mayPass } = decision;
  if (mayPass) return !isEmpty(match, decision);
  return shape.t !== 'oneOf' || shape.options.length > 1;
}

const OF_A_KIND = 2;
const MOST_MATCHES = 300;
const isWanting = (found: readonly { kind: string }[], kind: string): boolean =>
  found.filter((one) => one.kind === kind).length < OF_A_KIND;

/** What a seat may hold beside what it does: for windows that are put whatever one holds, though mostly all can see who could act. */
type Held = Record<string, object[]>;

/** Two of each of these kinds of window, and as many of every open question that was met meanwhile. */
export function spotsOf(game: Proof<GameTypes>, kinds: readonly string[], held: Held = {}): Spots {
  const [open, windows]: [Spot[], Twins[]] = [[], []];
  const below = chance(`spots of ${game.name}`);
  for (let no = 0; kinds.some((kind) => isWanting(windows, kind)); no++) {
    if (no > MOST_MATCHES) throw new Error(`not met: ${kinds.filter((kind) => isWanting(windows, kind))}`);
    const { seats, options } = must(game.modes[no % game.modes.length]);
    const everybody = <T>(value: T): T[] => new Array(seats).fill(value);
    const setting = { bots: everybody(false), speed: 'normal' as const, secret: '', chance: () => 0.5, paced: false };
    const { host } = Host.begin(game, { ...setting, options, seed: seedFromText(`spots ${no}`), now: 0 });
    const spotAt = (seat: Seat, { s }: Match<GameTypes>): Spot => ({
      kind: must(s.control.ask?.decisions[seat]).kind,
      seat,
      saved: JSON.stringify({ ...host.save(), s, clocks: everybody(null), shownUntil: 0, habits: undefined }),
    });
    while (host.over === null) {
      host.apply(randomMove(host.match, below).input, 0);
      const { ask } = host.match.s.control;
      const [seat] = ask?.who ?? [];
      if (!ask || seat === undefined || ask.again || ask.sealed.some((sealed) => sealed)) continue;
      const { kind } = must(ask.decisions[seat]);
      if (pace(host.match) === 'none' && isWanting(open, kind)) open.push(spotAt(seat, host.match));
      if (kinds.includes(kind) && isWanting(windows, kind))
        windows.push(...twinsAt(game, host.match, below, spotAt, held[kind]).slice(0, 1));
    }
  }
  return { game, open, windows };
}

type SpotAt = (seat: Seat, match: Match<GameTypes>) => Spot;
/** Worlds that differ in what one of those who are asked holds, and in nothing that anybody else is shown. */
function twinsAt(
  game: Proof<GameTypes>,
  match: Match<GameTypes>,
  below: (n: number) => number,
  spotAt: SpotAt,
  held: object[] = [],
): Twins[] {
  const seen = view(match, 'public');
  const put = ({ own, circle, vault }: Match<GameTypes>['s']): Match<GameTypes> =>
    imagined(game, seen, { own, circle, vault }, match.s.control.dice);
  const swapped = allSwaps(game, match, 'public', 'twins', below).map(({ state }) => put(state));
  return must(match.s.control.ask).who.flatMap((seat) => {
    const { s } = match;
    const worlds = [...swapped, ...held.map((part) => put({ ...s, own: s.own.with(seat, { ...must(s.own[seat]), ...part }) }))];
    const inWhich = (can: boolean): Match<GameTypes> | undefined =>
      worlds.find((world) => {
        const decision = must(world.s.control.ask?.decisions[seat]);
        return !decision.standing && couldAct(world, decision) === can;
      });
    const [can, cannot] = [inWhich(true), inWhich(false)];
    return can && cannot ? [{ kind: must(seen.ask).kind, can: spotAt(seat, can), cannot: spotAt(seat, cannot) }] : [];
  });
}
