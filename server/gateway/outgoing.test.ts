import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { Guard } from '../commit/guard.ts';
import { Outgoing } from './outgoing.ts';

/** A line that keeps what left it, call by call. */
function aLine(): { line: Duplex; left: string[][] } {
  const left: string[][] = [];
  const line = new Duplex({
    read() {},
    writev(chunks, done) {
      left.push(chunks.map(({ chunk }) => String(chunk)));
      done();
    },
  });
  return { line, left };
}
const endOfTurn = (): Promise<void> => new Promise((done) => setImmediate(done));

test('what is sent on a line in one turn leaves together, line by line, and the next turn begins anew', async () => {
  const outgoing = new Outgoing(new Guard({ log() {}, broken() {} }));
  const [one, other] = [aLine(), aLine()];
  const send = ({ line }: typeof one, text: string): void => {
    outgoing.gather(line);
    line.write(text);
  };
  send(one, 'frame');
  send(other, 'frame of another');
  send(one, 'ok');
  expect(one.left).toEqual([]);
  await endOfTurn();
  send(one, 'later');
  await endOfTurn();
  expect(one.left).toEqual([['frame', 'ok'], ['later']]);
  expect(other.left).toEqual([['frame of another']]);
});

test('a fault in letting go keeps nothing back', async () => {
  const probe = (what: string): void => {
    if (what === 'outgoing') throw new Error('as a test wants it');
  };
  const outgoing = new Outgoing(new Guard({ log() {}, broken() {}, probe }));
  const { line, left } = aLine();
  outgoing.gather(line);
  line.write('frame');
  await endOfTurn();
  expect(left).toEqual([['frame']]);
});
