import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './text-frame.ts';

/** What a client of the library hears of a server that writes these frames to its line. */
async function heard(texts: string[]): Promise<string[]> {
  const http = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  http.on('upgrade', (request, line, head) =>
    sockets.handleUpgrade(request, line, head, (ws) => {
      for (const text of texts) line.write(textFrame(text));
      ws.close();
    }),
  );
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const messages: string[] = [];
  client.on('message', (data, isBinary) => messages.push(isBinary ? 'not a text' : data.toString()));
  await once(client, 'close');
  http.close();
  return messages;
}

test('a text of any length and of any letters arrives as it was written, one after the other', async () => {
  const lengths = [0, 1, 124, 125, 126, 127, 65_534, 65_535, 65_536, 70_000];
  const texts = [...lengths.map((length) => 'x'.repeat(length)), 'é'.repeat(63), 'Où ça ? 🐙'.repeat(9000), 'last'];
  expect(await heard(texts)).toEqual(texts);
});

test('it is what the library would send', () => {
  expect(textFrame('ok')).toEqual(Buffer.from([0x81, 2, ...Buffer.from('ok')]));
  expect(textFrame('é'.repeat(63)).subarray(0, 4)).toEqual(Buffer.from([0x81, 126, 0, 126]));
  expect(textFrame('x'.repeat(65_536)).subarray(0, 10)).toEqual(Buffer.from([0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]));
});
