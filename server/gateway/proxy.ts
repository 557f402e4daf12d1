/**
 * The client's address, scheme and host behind proxies. `X-Forwarded-*` is believed only from proxies named in the settings: otherwise any client could
 * invent addresses and have a fresh rate limit for each.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** How many proxies stand before the server, or which addresses are proxies. */
export type Trust = number | BlockList;

export interface Caller {
  /** The rate-limit key: an IPv4 address, or the /64 of an IPv6 address. */
  address: string;
  /** Is the client on https? */
  secure: boolean;
  /** The Host the client asked for. */
  host: string;
}

/** `2`, or `10.0.0.0/8, 192.168.1.5, fd00::/8`; null if it is neither. */
export function trustFrom(text: string): Trust | null {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const list = new BlockList();
  for (const each of text.split(',').map((part) => part.trim())) {
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(each) ?? [];
    const family = familyOf(address);
    const most = family === 'ipv4' ? 32 : 128;
    if (!family || Number(bits ?? most) > most) return null;
    list.addSubnet(address, Number(bits ?? most), family);
  }
  return list;
}

const familyOf = (address: string): 'ipv4' | 'ipv6' | null => (isIP(address) === 4 ? 'ipv4' : isIP(address) === 6 ? 'ipv6' : null);

/** Strips port, brackets and zone, and unwraps IPv4-mapped IPv6. Null for what is no address. */
function plainAddress(text: string): string | null {
  const bare = text
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:([\d.]+)$/i, '$1')
    .replace(/%.*$/, '');
  return isIP(bare) ? bare : null;
}

const listOf = (header: string | string[] | undefined): string[] =>
  (header === undefined ? [] : String(header).split(',')).map((part) => part.trim());

/** From the client to the nearest proxy: what `X-Forwarded-For` says, and last the real peer of the socket. */
function chainOf({ headers, socket }: IncomingMessage): string[] {
  return [...listOf(headers['x-forwarded-for']), socket.remoteAddress ?? ''];
}

/** How many links at the end of the chain are trusted proxies. */
function proxiesIn(chain: string[], trust: Trust): number {
  if (typeof trust === 'number') return Math.min(trust, chain.length - 1);
  const known = (text: string): boolean => {
    const address = plainAddress(text);
    const family = address && familyOf(address);
    return !!address && !!family && trust.check(address, family);
  };
  const stranger = chain.findLastIndex((text) => !known(text));
  return Math.min(chain.length - 1 - stranger, chain.length - 1);
}

/** The first real address from this place of the chain towards us: a client may have written anything before it. */
function addressAt(chain: string[], place: number): string {
  for (const text of chain.slice(place)) {
    const address = plainAddress(text);
    if (address) return address;
  }
  return '';
}

/** IPv6 clients control the low 64 bits of their address, so limits are counted by /64. */
export function rateLimitKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [before, after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = before ? before.split(':') : [];
  const right = after ? after.split(':') : [];
  const groups = after === undefined ? left : [...left, ...new Array(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

export function callerOf(request: IncomingMessage, trust: Trust): Caller {
  const { headers } = request;
  const chain = chainOf(request);
  const proxies = proxiesIn(chain, trust);
  const address = rateLimitKey(addressAt(chain, chain.length - 1 - proxies));
  const host = headers.host ?? '';
  if (proxies === 0 && !isProxy(request.socket.remoteAddress, trust)) return { address, secure: false, host };
  // Some proxies append to these, others let only the first one write them: the outermost trusted proxy counts.
  const outermost = (name: string): string | undefined => {
    const said = listOf(headers[name]);
    return said[Math.max(0, said.length - Math.max(1, proxies))];
  };
  return { address, secure: outermost('x-forwarded-proto') === 'https', host: outermost('x-forwarded-host') || host };
}

/** Is the peer a trusted proxy? Then many clients share its address. */
export function isProxy(remote: string | undefined, trust: Trust): boolean {
  return typeof trust === 'number' ? trust > 0 : proxiesIn(['', remote ?? ''], trust) > 0;
}
