import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { type Caller, callerOf, trustFrom } from './proxy.ts';

/** What is made of a request that came over a line from `remote`, with these words of proxies. */
function caller(setting: string, remote: string, forwarded?: string, more: Record<string, string> = {}): Caller {
  const headers = { host: 'inner:8787', ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }), ...more };
  return callerOf({ headers, socket: { remoteAddress: remote } } as unknown as IncomingMessage, trustFrom(setting)!);
}

describe('whose address counts', () => {
  test.each([
    ['nobody is trusted by default', '0', '203.0.113.9', '1.1.1.1', '203.0.113.9'],
    ['one proxy: what it added, not what the visitor wrote before it', '1', '10.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['two proxies', '2', '10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['fewer words than proxies', '3', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['no word at all', '1', '10.0.0.1', undefined, '10.0.0.1'],
    ['a named proxy', '10.0.0.0/8', '10.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['a chain of named proxies', '10.0.0.0/8, 192.0.2.7', '10.0.0.1', '6.6.6.6, 203.0.113.9, 192.0.2.7', '203.0.113.9'],
    ['a stranger who claims to be one', '10.0.0.0/8', '203.0.113.9', '10.0.0.5', '203.0.113.9'],
    ['a named proxy in IPv6 clothes', '127.0.0.1', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['an address with a port', '1', '10.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['garbage is nobody: the proxy itself answers for it', '1', '10.0.0.1', '<script>', '10.0.0.1'],
    ['a household of IPv6 shares one', '1', '::1', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['short IPv6', '0', '2001:db8::7', undefined, '2001:db8:0:0::/64'],
  ])('%s', (_, setting, remote, forwarded, expected) => {
    expect(caller(setting, remote, forwarded).address).toBe(expected);
  });

  test('https and the name of the server are believed from a proxy alone', () => {
    const said = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'play.example.org' };
    expect(caller('0', '203.0.113.9', undefined, said)).toMatchObject({ secure: false, host: 'inner:8787' });
    expect(caller('10.0.0.1', '203.0.113.9', '10.0.0.1', said)).toMatchObject({ secure: false, host: 'inner:8787' });
    expect(caller('10.0.0.1', '10.0.0.1', '203.0.113.9', said)).toMatchObject({ secure: true, host: 'play.example.org' });
    expect(caller('1', '10.0.0.1', '203.0.113.9', { 'x-forwarded-proto': 'https, http' })).toMatchObject({ secure: false });
  });

  test.each(['', 'proxy.example.org', '10.0.0.0/33', '1.2.3', '10.0.0.1,', '-1', '100'])('"%s" is no setting', (text) => {
    expect(trustFrom(text)).toBeNull();
  });
});
