/**
 * Who calls, and by which address of ours. What a proxy says of its visitors is believed only if the proxy was named in the settings:
 * anybody can write an `X-Forwarded-For`, and whoever is believed has as many addresses as there are numbers.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** How many proxies stand before the server, or which addresses are proxies. */
export type Trust = number | BlockList;

export interface Caller {
  /** Whom limits are kept for: an IPv4 address, or the half of an IPv6 address that a whole household shares. */
  address: string;
  /** Did the visitor come by https? */
  secure: boolean;
  /** The name of this server as the visitor wrote it. */
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

/** `1.2.3.4:567` and `[::1]:80` are addresses too, and so is an IPv4 address in IPv6 clothes. Null for anything else. */
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

/** From the visitor to the nearest proxy: what was said on the way, and last who really holds the line. */
function chainOf({ headers, socket }: IncomingMessage): string[] {
  return [...listOf(headers['x-forwarded-for']), socket.remoteAddress ?? ''];
}

/** How many links at the end of the chain are proxies of ours. */
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

/** The last link that is an address, counted from a place in the chain towards us: what a stranger wrote may be anything. */
function addressAt(chain: string[], place: number): string {
  for (const text of chain.slice(place)) {
    const address = plainAddress(text);
    if (address) return address;
  }
  return '';
}

/** Four groups of an IPv6 address: the other four are the visitor's own to change. */
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
  // Each proxy adds to these, or the first one alone writes them: the word of the outermost proxy of ours counts.
  const outermost = (name: string): string | undefined => {
    const said = listOf(headers[name]);
    return said[Math.max(0, said.length - Math.max(1, proxies))];
  };
  return { address, secure: outermost('x-forwarded-proto') === 'https', host: outermost('x-forwarded-host') || host };
}

/** Is the other end of this line a proxy of ours? Then many visitors share it. */
export function isProxy(remote: string | undefined, trust: Trust): boolean {
  return typeof trust === 'number' ? trust > 0 : proxiesIn(['', remote ?? ''], trust) > 0;
}
