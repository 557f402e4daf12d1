/** Headers that keep a page to itself: no script, frame, style or connection from anywhere else, and none written into the page. */
import type { Caller } from './proxy.ts';

export function securityHeaders({ host }: Caller): Record<string, string> {
  // Older browsers do not count our own WebSocket as 'self', so it is named; the name is the one the browser itself asked for.
  const sockets = /^[\w.:[\]-]{1,255}$/.test(host) ? ` ws://${host} wss://${host}` : '';
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
  };
}

/** Is this request made by our own page? Browsers say where it comes from, and other sites cannot make them lie. */
export function isOurs(origin: string | undefined, { host }: Caller, address: string | null): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  return new URL(origin).host === host || origin === address;
}
