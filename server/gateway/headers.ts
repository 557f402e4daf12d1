/** Security headers: no script, style, frame or connection from another origin, and no inline script or style. */
import type { Caller } from './proxy.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Is the client on https? A trusted proxy says so of this request, or LURK_ADDRESS says so of all. */
export const isHttps = ({ secure }: Pick<Caller, 'secure'>, address: string | null): boolean => secure || !!address?.startsWith('https:');

/** Nothing but what a name and a port consist of: only such a host is ever written into an answer. */
const isPlainHost = (host: string): boolean => /^[\w.:[\]-]{1,255}$/.test(host);

/** What links of ours begin with: the address from the settings, else the one this caller came by; empty if that is none. */
export function originFor({ host, secure }: Pick<Caller, 'host' | 'secure'>, address: string | null): string {
  return address ?? (isPlainHost(host) ? `${secure ? 'https' : 'http'}://${host}` : '');
}

/** Set on every answer. */
export function securityHeaders({ host, secure }: Pick<Caller, 'host' | 'secure'>, address: string | null): Record<string, string> {
  // Older browsers do not count our own WebSocket as 'self', so it is named; the name is the one the browser itself asked for.
  const sockets = isPlainHost(host) ? ` ws://${host} wss://${host}` : '';
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self' data:",
      `connect-src 'self'${sockets}`,
      "worker-src 'self'",
      "manifest-src 'self'",
      "media-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    // A browser that has been here once by https does not come by anything else for a year.
    ...(isHttps({ secure }, address) && { 'strict-transport-security': `max-age=${YEAR}` }),
  };
}

/** Is this request made by our own page? Browsers say where it comes from, and other sites cannot make them lie. */
export function isOurs(origin: string | undefined, { host, secure }: Caller, address: string | null): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (from.origin === address) return true;
  // By http anybody on the line can write a page of this name: where people come by https, such a page is not ours.
  const mustBeHttps = secure || (!!address?.startsWith('https:') && new URL(address).host === host);
  return from.host === host && (from.protocol === 'https:' || !mustBeHttps);
}
