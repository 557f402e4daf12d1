/** The worker: a table for one, and the proof of finished matches. Its parts are loaded on demand. */
import { defaultsOf } from '@lurk/contract';
import { lastRound, type ServerMessage, seedFrom, settledBy, verify } from '@lurk/table';
import { dealHere } from './deal';
import { soloGame, soloRules } from './games';
import type { FromWorker, SoloWish, ToWorker } from './messages';
import { Solo, type SoloSave, type SoloWorld, tableOf } from './solo';
import { readSave, writeSave } from './store';

const BOT_NAMES = ['Ash', 'Briar', 'Cinder', 'Dusk', 'Ember', 'Fern', 'Gale'];
const post = (message: FromWorker): void => postMessage(message);
const chance = (): number => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32;
const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
const world: SoloWorld = { now: () => Date.now(), chance, hex, write: writeSave, say: (message: ServerMessage) => post({ say: message }) };

let solo: Solo | null = null;

async function begin({ game, seats, side, name }: SoloWish): Promise<void> {
  const found = await soloGame(game);
  if (!found) return post({ nothing: true });
  const { contract, module } = found;
  const match = hex(12);
  const dealt = dealHere({ match, game, rulesVersion: module.rulesVersion, options: defaultsOf(contract.options) }, side, seats, hex);
  const options = settledBy(found, lastRound(dealt).terms, seedFrom(dealt));
  const names = [name, ...BOT_NAMES.slice(0, seats - 1)];
  solo?.close();
  solo = Solo.begin(module, { match, side, names, options, dealt }, world);
}

async function goOn(): Promise<void> {
  if (solo) return;
  const save = await readSave();
  if (!save) return post({ nothing: true });
  solo = Solo.goOn(await soloRules(save.game, save.rulesVersion), save, world);
  // Rules changed since cannot continue the match: it stays stored until another one is begun.
  if (!solo) post({ say: { t: 'table', table: { ...tableOf(save, 'playing'), frozen: true } } });
}

async function hear(message: ToWorker): Promise<void> {
  switch (message.do) {
    case 'sit':
      return message.wish ? begin(message.wish) : goOn();
    case 'say':
      if (message.message.t !== 'rematch' || !solo?.isOver) return solo?.hear(message.message);
      await begin(wishOf(solo.save));
      return solo.hear({ t: 'sync' });
    case 'verify': {
      const record = message.record ?? solo?.record;
      const name = record && typeof record === 'object' && 'game' in record ? String(record.game) : '';
      const game = await soloGame(name);
      const verdict = verify(record, (wanted) => (wanted === name && game) || undefined, message.witness ?? undefined);
      return post({ no: message.no, verdict });
    }
  }
}

const wishOf = ({ game, names, side }: SoloSave): SoloWish => ({ game, seats: names.length, side, name: names[0] });

// One message after the other, since a match must be loaded before it is used. An error in one is reported and does not stop the next.
let queue = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  queue = queue.then(() => hear(data)).catch(reportError);
});
