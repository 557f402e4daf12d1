/** Copies and hashes of whole states. Bots copy a state once per playout, so the copy is written by hand for its shape instead of a generic deep walk. */
import { sha256Hex } from './dice.ts';
import { assertJson, canonical, copyJson } from './json.ts';
import type { Compartments, Control, Frame, Game, GameTypes, OpenAsk, State } from './types.ts';

export const copyCompartments = <G extends GameTypes>(game: Game<G>, s: Compartments<G>): Compartments<G> =>
  game.copy ? game.copy(s) : copyJson({ open: s.open, own: s.own, circle: s.circle, vault: s.vault });

export function copyState<G extends GameTypes>(game: Game<G>, s: State<G>): State<G> {
  const c = copyCompartments(game, s);
  return { open: c.open, own: c.own, circle: c.circle, vault: c.vault, seats: s.seats, control: copyControl(s.control) };
}

/** Decisions and sealed answers are immutable: copies share them. */
export function copyControl(c: Control): Control {
  const { dice, kept } = c;
  return {
    stack: c.stack.map(copyFrame),
    over: c.over,
    ask: c.ask && copyAsk(c.ask),
    kept: kept && { ...kept, sealed: kept.sealed.slice(), decisions: kept.decisions.slice() },
    dice: dice.kind === 'fast' ? { kind: 'fast', s: dice.s.slice() } : { kind: 'keyed', seed: dice.seed, drawn: { ...dice.drawn } },
    told: c.told.slice(),
    issued: c.issued.slice(),
    inputs: c.inputs,
  };
}

const copyFrame = ({ proc, step, at, asking }: Frame): Frame => ({ proc, step, at: copyJson(at), asking });

const copyAsk = (a: OpenAsk): OpenAsk => ({
  who: a.who,
  again: a.again,
  decisions: a.decisions.slice(),
  offers: a.offers.slice(),
  sealed: a.sealed.slice(),
});

/** The JSON of a state, as it is stored. Throws on anything that would not survive the round trip. */
export function save<G extends GameTypes>(s: State<G>): string {
  assertJson(s);
  return JSON.stringify(s);
}

/** A fingerprint of the whole state, the same after copying and after storing. */
export const hashState = <G extends GameTypes>(s: State<G>): string => sha256Hex(canonical(s));
