/** Rules with somebody between them and what they tell: to listen to it, or to let something out that should not be. */
import type { Ctx, GameTypes, Procedure, State, Step, Tell, Told } from '@lurk/kernel';
import { misheard } from '../outlets.ts';
import type { Proof } from '../proof.ts';

/** The game with each of its steps made into another. */
export function withSteps<G extends GameTypes>(game: Proof<G>, change: (inner: Step<G>) => Step<G>): Proof<G> {
  const procedures = Object.entries<Procedure<G>>(game.procedures).map(([name, procedure]) => {
    const steps = Object.entries(procedure.steps).map(([step, inner]) => [step, change(inner)]);
    return [name, { ...procedure, steps: Object.fromEntries(steps) }];
  });
  return { ...game, procedures: Object.fromEntries(procedures) };
}

/** Is told what the rules tell, in which state, and tells it to whom it will. */
export type Pass<G extends GameTypes> = (told: Told<G['Event']>, s: State<G>, tell: Tell<G['Event']>) => void;

/** The same context, but for what is told. */
export const telling = <G extends GameTypes>(c: Ctx<G>, pass: Pass<G>): Ctx<G> => {
  const s = c.s as State<G>;
  const tell: Tell<G['Event']> = {
    all: (event) => pass({ to: 'all', event }, s, c.tell),
    seat: (seat, event) => pass({ to: [seat], event }, s, c.tell),
    circle: (id, event) => pass({ to: s.circle[id].members.slice(), event }, s, c.tell),
  };
  return { ...c, pub: c.pub, tell };
};

/** Tells it as it was to be told. */
export function passOn<G extends GameTypes>({ to, event }: Told<G['Event']>, tell: Tell<G['Event']>): void {
  if (to === 'all') tell.all(event);
  else for (const seat of to) tell.seat(seat, event);
}

/** The game with somebody who listens: what is told to a seat that may not be told it, or says what it may not say now, ends the match. */
export function heard<G extends GameTypes>(game: Proof<G>): Proof<G> {
  const latest = new WeakMap<object, G['Event']>();
  return withSteps(
    game,
    (inner) => (c, answers) =>
      inner(
        telling(c, (told, s, tell) => {
          const wrong = misheard(game, told, { s, before: latest.get(s) ?? null });
          if (wrong) throw new Error(`${told.event.t} ${wrong}`);
          if (told.to === 'all') latest.set(s, told.event);
          passOn(told, tell);
        }),
        answers,
      ),
  );
}

/** Number of what somebody who looks into every secret sees there. */
export const digest = (value: unknown): number =>
  [...(JSON.stringify(value) ?? '')].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
