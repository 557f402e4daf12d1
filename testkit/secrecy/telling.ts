/** What a game says of its events must hold together: nobody else may notice what some are told, and what comes out cannot be taken back. */
import { kindsWhere } from '@lurk/contract';
import type { GameTypes } from '@lurk/kernel';
import { lettingOut } from '../outlets.ts';
import type { Proof } from '../proof.ts';
import type { Report } from '../report.ts';

export function checkTelling<G extends GameTypes>(game: Proof<G>, report: Report): void {
  const { events, kinds, final } = game;
  const secret = kindsWhere(events, ({ to }) => to);
  for (const t of kindsWhere(events, ({ to, beat, sound }) => to && (beat ?? sound) !== undefined))
    report.fail(`${t} is told to some alone, and shown or heard by all`);
  for (const t of kindsWhere(events, () => true)) if (!kinds.includes(t)) report.fail(`something is said of ${t}, which is never told`);
  for (const t of kindsWhere(events, ({ better }) => better))
    if (!secret.includes(events[t]?.better ?? '')) report.fail(`${t} is told better by what is told to all`);
  for (const t of lettingOut(game))
    if (!secret.includes(t) && !final.includes(t)) report.fail(`something comes out by ${t}, and yet it can be taken back`);
}
