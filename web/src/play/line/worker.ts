/** The page's one worker, started when first needed. */
import type { Verdict, Witness } from '@lurk/table';
import type { FromWorker, ToWorker } from '../../offline/messages';

let worker: Worker | null = null;

function started(): Worker {
  worker ??= new Worker(new URL('../../offline/worker.ts', import.meta.url), { type: 'module' });
  return worker;
}

export const tellWorker = (message: ToWorker): void => started().postMessage(message);

/** Returns the way to stop listening. */
export function hearWorker(listen: (message: FromWorker) => void): () => void {
  const heard = ({ data }: MessageEvent<FromWorker>): void => listen(data);
  const from = started();
  from.addEventListener('message', heard);
  return () => from.removeEventListener('message', heard);
}

let asked = 0;

/** Runs a record again, beside the page. Without a record: the match the worker has played itself. */
export function verifyRecord(record: unknown, witness: Witness | null): Promise<Verdict> {
  const no = ++asked;
  return new Promise((done) => {
    const stop = hearWorker((message) => {
      if (!('no' in message) || message.no !== no) return;
      stop();
      done(message.verdict);
    });
    tellWorker({ do: 'verify', no, record, witness });
  });
}
