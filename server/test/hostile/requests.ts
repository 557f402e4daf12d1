/** Requests no browser would make, as the bytes on the line, drawn from a seed. */
import { diceOver, fastDice } from '@lurk/kernel';

const PATHS = [
  ...[
    '/',
    '/t/ABCDEF',
    '/assets/none.js',
    '/healthz',
    '/readyz',
    '/api/me',
    '/api/games',
    '/api/tables/ZZZZZZ',
    '/api/tables/ZZZZZZ/qr',
    '/api/matches/x',
  ],
  ...[
    '/%00',
    '/a%00b',
    '/%',
    '/%zz',
    '/%e0%a4%a',
    '/%ff%fe',
    '/..',
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/x.js',
    '/\\..\\..\\x',
  ],
  ...[
    '//evil.example/x',
    'http://evil.example/',
    '*',
    '/api/',
    '/api',
    '/api//me',
    '/api/tables/__proto__',
    '/api/tables/constructor/qr',
    '/api/matches/../../x',
  ],
  ...[
    '/api/matches/%00',
    '/ws',
    '/ws/',
    '/api/hello',
    '/api/play',
    '/api/tables',
    '/?'.padEnd(3000, 'a=b&'),
    `/${'a/'.repeat(1000)}`,
    '/.vite/manifest.json',
    '/\u00e9',
    '/😀',
  ],
  ...[256, 4096, 64_000].map((n) => `/${'x'.repeat(n)}`),
  ...[256, 4096].map((n) => `/assets/${'x'.repeat(n)}.js`),
];
const METHODS = [
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'POST',
  'HEAD',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PATCH',
  'get',
  'BREW',
  '',
];
const BODIES = [
  ...[
    '',
    '{}',
    'null',
    '[]',
    '{"name":"Ada"}',
    '{"name":"\\u3164"}',
    '{"name":"<script>"}',
    '{"name":null}',
    '{"__proto__":{"name":"x"}}',
    '{"name":{"toString":1}}',
  ],
  ...[
    '{"game":"not-alone"}',
    '{"game":"__proto__"}',
    '{"game":"not-alone","seats":1e400}',
    '{"game":"not-alone","seats":-0}',
    '{"game":"not-alone","options":{"__proto__":1}}',
  ],
  ...[
    '{"game":"not-alone","options":{"creature":1e400}}',
    '{"game":"constructor"}',
    '{"game":["not-alone"]}',
    `{"name":"${'x'.repeat(5000)}"}`,
    '['.repeat(4000),
    '{"a":'.repeat(800),
  ],
  ...[
    '\u0000',
    '{"name":"Ada"',
    'name=Ada',
    '<xml/>',
    '{"game":"not-alone","speed":"__proto__"}',
    '{"game":"anomaly","options":{"healthPerSide":1e308}}',
  ],
];
const HEADERS = [
  ...[
    'Cookie: lurk=',
    `Cookie: lurk=${'A'.repeat(43)}`,
    "Cookie: lurk=' OR 1=1",
    `Cookie: ${'a=b; '.repeat(300)}`,
    'Cookie: lurk=%00; lurk=\u00ff',
  ],
  ...['Origin: null', 'Origin: http://evil.example', 'Origin: ::::', 'Origin: http://x', 'Host: evil.example', 'Host: ', 'Host: <script>'],
  ...[
    'X-Forwarded-For: 1.2.3.4',
    'X-Forwarded-For: <script>, ::1, 999.1.1.1',
    'X-Forwarded-Proto: https',
    'X-Forwarded-Host: evil.example',
  ],
  ...[
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: x',
    'Sec-WebSocket-Version: 99',
    'Expect: 100-continue',
    'Expect: the-impossible',
  ],
  ...[
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: chunked, identity',
    'Content-Length: 10',
    'Content-Length: -1',
    'Content-Length: 99999999999',
    'Content-Encoding: br',
  ],
  ...[
    'Accept-Encoding: br',
    'Accept-Encoding: gzip',
    'Range: bytes=0-99999',
    'If-None-Match: *',
    'If-None-Match: "',
    'bad header',
    ' folded: x',
    'X: a\u0000b',
    `X: ${'y'.repeat(9000)}`,
    ': empty',
  ],
];

export function hostileRequests(seed: string): () => string {
  const dice = diceOver(fastDice(seed));
  const below = (n: number): number => dice.below('request', n);
  const any = <T>(list: readonly T[]): T => list[below(list.length)];
  const garbage = (): string => String.fromCharCode(...Array.from({ length: 1 + below(300) }, () => below(256)));
  /** What an honest request has, so that the rest is reached. */
  const honest = (host: string): string[] => [`Host: ${host}`, `Origin: http://${host}`, 'Connection: close'];

  return () => {
    if (below(40) === 0) return garbage();
    const headers = [...honest('x'), ...Array.from({ length: below(4) }, () => any(HEADERS))];
    const body = any(BODIES);
    if (below(4) > 0) headers.push(`Content-Length: ${Buffer.byteLength(body)}`);
    if (below(30) === 0) headers.splice(below(3), 1);
    return `${any(METHODS)} ${any(PATHS)} HTTP/${any(['1.1', '1.1', '1.1', '1.0', '2.0', '0.9'])}\r\n${headers.join('\r\n')}\r\n\r\n${body}`;
  };
}
