/** The second half of `lurk soak`: a storm of hostile frames and requests against a whole server. */
import { progress } from './progress.ts';

export interface Wanted {
  frames: number;
  requests: number;
  seed: string;
}

/** True if the server survived: no unhandled error, no internal error answered, and no more memory held than before. */
export async function soakServer(wanted: Wanted): Promise<boolean> {
  // Loaded here: no other command needs a server.
  const { storm } = await import('../../server/test/hostile/storm.ts');
  const bar = progress(wanted.frames + wanted.requests, 'frames and requests');
  const start = performance.now();
  const { frames, requests, answers, lines, before, after } = await storm({ ...wanted, progress: (done) => bar.step(done) });
  bar.clear();
  const seconds = (performance.now() - start) / 1000;
  const count = (n: number): string => n.toLocaleString('en');
  const megabytes = (n: number): string => `${n.toFixed(1)} MB`;
  console.log(
    [
      `server: ${count(frames)} hostile frames on ${count(lines)} lines, ${count(requests)} hostile requests, ${count(answers)} answers in ${seconds.toFixed(0)} s`,
      `        crashes 0, faults ${after.faults}, escaped ${after.escaped}`,
      `        memory held ${megabytes(before.heap)} before, ${megabytes(after.heap)} after (process ${megabytes(before.rss)}, ${megabytes(after.rss)})`,
    ].join('\n'),
  );
  if (after.last) console.error(after.last);
  return after.faults === 0 && after.escaped === 0 && after.heap - before.heap < MOST_GROWTH;
}

/** Megabytes: names and buckets come and go, nothing piles up. */
const MOST_GROWTH = 16;
