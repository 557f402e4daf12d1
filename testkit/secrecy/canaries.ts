/** Canaries: a token in every secret compartment of a running match. No byte sent to a viewer may hold one it is not entitled to. */
import type { GameTypes, Match, Told, Viewer } from '@lurk/kernel';
import { playRandomMatch } from '../play/player.ts';
import type { Mode, Proof } from '../proof.ts';
import type { Report } from '../report.ts';
import { type Lens, probes, viewersOf } from './lens.ts';

const TOKEN = /canary-[^"\\]*/g;
interface Planted {
  canary?: string;
}

export function checkCanaries<G extends GameTypes>(module: Proof<G>, mode: Mode<G>, seed: string, lens: Lens<G>, report: Report): void {
  const known = new Map<Viewer, Set<string>>();
  const onState = (match: Match<G>, told: Told<G['Event']>[]): void => {
    for (const viewer of viewersOf(match.s)) {
      const mayKnow = known.get(viewer) ?? new Set();
      known.set(viewer, mayKnow);
      learn(match, viewer, mayKnow);
      const seen = lens.view(match, viewer);
      const bytes = JSON.stringify([seen, lens.messages(match, told, viewer), probes(seen).map((input) => lens.refusal(match, input))]);
      for (const [token] of bytes.matchAll(TOKEN)) if (!mayKnow.has(token)) throw new Error(`viewer ${viewer} was sent ${token}`);
      const { dice } = match.s.control;
      if (dice.kind === 'keyed' && bytes.includes(dice.seed)) throw new Error(`viewer ${viewer} was sent the seed`);
      report.count('canary checks');
    }
    plant(match, seed);
  };
  report.guard(`canaries, ${mode.name}, seed ${seed}`, () => playRandomMatch(module, mode, seed, { dice: 'keyed', onState }));
}

/** Puts a token wherever there is none yet: circles form and seats change during a match. */
function plant<G extends GameTypes>({ s }: Match<G>, seed: string): void {
  const mark = (compartment: Planted, where: string): void => {
    compartment.canary ??= `canary-${where}-${seed}`;
  };
  for (const [seat, own] of s.own.entries()) mark(own, `own-${seat}`);
  for (const [id, { facts }] of Object.entries(s.circle)) mark(facts, `circle-${id}`);
  mark(s.vault, 'vault');
}

/** A seat knows its own token, and that of a circle from the moment it joins. */
function learn<G extends GameTypes>({ s }: Match<G>, viewer: Viewer, known: Set<string>): void {
  if (viewer === 'public') return;
  const mine: Planted[] = [
    s.own[viewer],
    ...Object.values(s.circle).flatMap(({ members, facts }) => (members.includes(viewer) ? [facts] : [])),
  ];
  for (const { canary } of mine) if (canary) known.add(canary);
}
