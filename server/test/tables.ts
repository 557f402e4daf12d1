/** Tables for tests. */
import { expect } from 'vitest';
import { anyAnswer, type Play, post, TestPlayer } from './player.ts';

export interface Seating {
  people: number;
  game?: string;
  bots?: number;
  options?: Record<string, unknown>;
  speed?: string;
  /** The address each of them comes from, by the word of a proxy. */
  from?: (person: number) => string;
}

/** A table in its lobby: all people seated, the rest bots. Where there are several servers, people come by way of each in turn. */
export async function lobby(
  servers: string | readonly string[],
  { people, game = 'not-alone', bots = 0, options, speed = 'none', from }: Seating,
): Promise<{ code: string; players: TestPlayer[] }> {
  const urls = [servers].flat();
  const players = await Promise.all(
    Array.from({ length: people }, (_, i) => TestPlayer.join(urls[i % urls.length], `Player ${i}`, from?.(i))),
  );
  const [host] = players as [TestPlayer];
  const made = await post(urls[0], '/api/tables', { game, seats: people + bots, options, speed }, host.cookie);
  expect(made.status).toBe(200);
  const { code } = (await made.json()) as { code: string };
  for (const player of players) {
    player.follow(code);
    await player.until(() => player.table !== null);
    player.say({ t: 'take' });
    await player.until(() => player.table!.you !== null);
  }
  for (let seat = people; seat < people + bots; seat++) host.say({ t: 'seat', seat, to: { kind: 'bot', level: 'beginner' } });
  for (const player of players) player.say({ t: 'ready', ready: true });
  await host.until(() => host.table!.seats.every((seat) => seat.kind === 'bot' || (seat.kind === 'person' && seat.ready && seat.here)));
  return { code, players };
}

/** The same, dealt, everybody with a view. */
export async function dealt(servers: string | readonly string[], seating: Seating): Promise<{ code: string; players: TestPlayer[] }> {
  const table = await lobby(servers, seating);
  table.players[0].say({ t: 'start' });
  await Promise.all(table.players.map((player) => player.until(() => player.wire !== null)));
  return table;
}

/** Plays on with any answers until the match is over. */
export async function playOut(players: TestPlayer[], play: Play = anyAnswer): Promise<void> {
  for (const player of players) {
    player.play = play;
    player.nudge();
  }
  await Promise.all(players.map((player) => player.until(() => player.table!.state === 'over')));
}
