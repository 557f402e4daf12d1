/** Matches of NOT ALONE that stand at a question, and driven on from there over a clock that is moved by hand. */
import { asGame } from '@lurk/contract';
import { type GameTypes, waitingFor } from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone/proof';
import { anyAnswer, chance } from '@lurk/testkit';
import { Driver } from '../driver.ts';
import { Host, type Saved, type Setting } from '../host.ts';
import { TestEnvironment } from './environment.ts';

const game = asGame(notAlone);
const CREATURE = 0;
export const setting = (changes: Partial<Setting> = {}): Setting => ({
  bots: [false, false, false, false],
  speed: 'normal',
  secret: 'cd'.repeat(32),
  chance: () => 0.5,
  paced: true,
  ...changes,
});

/** A match that stands at a question this is true of. */
export function standing(isWanted: (host: Host<GameTypes>) => boolean, seed = 'ab', changes: Partial<Setting> = {}): Host<GameTypes> {
  const options = { ...notAlone.modes[0].options, creature: CREATURE };
  const { host } = Host.begin(game, { ...setting(changes), options, seed: seed.repeat(32), now: 0 });
  const below = chance(`until it stands ${seed}`);
  for (let i = 0; !isWanted(host); i++) {
    if (i > 3000 || host.over !== null) throw new Error('it never came to stand so');
    const [decision] = waitingFor(host.match);
    host.apply({ seat: decision.seat, id: decision.id, choice: anyAnswer(decision, below) }, 0);
  }
  return host;
}
export const kindOf = (host: Host<GameTypes>): string | undefined => host.view('public').ask?.kind;

export interface Driven {
  driver: Driver<GameTypes>;
  environment: TestEnvironment;
}
/** It goes on with nothing being shown and fresh clocks. */
export function driven(host: Host<GameTypes>, changes: Partial<Setting> = {}): Driven {
  const environment = new TestEnvironment(100_000);
  const saved: Saved = JSON.parse(JSON.stringify({ ...host.save(), shownUntil: 0, clocks: host.match.s.own.map(() => null) }));
  const driver = new Driver(Host.restore(host.game, setting(changes), saved, environment.time), environment);
  driver.start();
  return { driver, environment };
}
