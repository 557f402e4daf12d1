/** Settings come from the environment; every one has a safe default. */
import { join, resolve } from 'node:path';
import { PATIENCE } from '@lurk/table';

export interface Settings {
  port: number;
  host: string;
  /** The folder of the store, made if missing. */
  data: string;
  /** The built page. */
  web: string;
  /** The address people reach this server by, if a proxy stands before it: links, and a second origin to trust. */
  address: string | null;
  /** How much a connection, a session and an address may ask for; tests loosen it. */
  rates: Rates;
  /** How long people have for each half of the deal, in milliseconds. */
  patience: number;
  /** Pauses that hide who could act; tests of speed turn them off. */
  paced: boolean;
  log(line: string): void;
}

/** Tokens that may be spent at once, and how many come back each second. */
export type Rate = [burst: number, perSecond: number];
export interface Rates {
  connection: Rate;
  session: Rate;
  chat: Rate;
  request: Rate;
  /** Connections one session may hold. */
  sockets: number;
}

export const RATES: Rates = { connection: [40, 10], session: [80, 20], chat: [6, 0.5], request: [30, 2], sockets: 8 };

export class BadSetting extends Error {}

export function settingsFrom(env: Record<string, string | undefined>): Settings {
  const port = Number(env.PORT || 8787);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new BadSetting(`PORT is "${env.PORT}"; it must be a number from 0 to 65535.`);
  const address = env.LURK_ADDRESS || null;
  if (address && !URL.canParse(address))
    throw new BadSetting(`LURK_ADDRESS is "${address}"; it must be an address such as https://play.example.org.`);
  return {
    port,
    host: env.HOST || '127.0.0.1',
    data: resolve(env.LURK_DATA || 'data'),
    web: resolve(env.LURK_WEB || join(import.meta.dirname, '../web/dist')),
    address: address && new URL(address).origin,
    rates: RATES,
    patience: PATIENCE,
    // Anything but 0 keeps the pauses: without them, who could act shows.
    paced: env.LURK_PACE !== '0',
    log: (line) => process.stdout.write(`${line}\n`),
  };
}
