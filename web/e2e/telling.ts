/** Moments that a match seldom comes to, told to a page in the middle of a real one. */
import type { Page } from 'playwright-core';

/** What a test tells a page between two things the server says: what that says afterwards is numbered after it. */
export async function alsoTelling(page: Page): Promise<{ tell: (events: readonly object[]) => void; taken: () => boolean }> {
  let last = 0;
  let added = 0;
  let taken = false;
  let tell = (_: readonly object[]): void => {};
  await page.routeWebSocket(/\/ws$/, (line) => {
    const server = line.connectToServer();
    const say = (n: number, frame: object): void => {
      last = n + added;
      line.send(JSON.stringify({ ...frame, n: last }));
    };
    tell = (events) => {
      added++;
      say(last - added + 1, { t: 'frame', events });
    };
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { t: string; n?: number };
      taken ||= message.t === 'ok';
      if (message.n === undefined) line.send(text);
      else say(message.n, message);
    });
  });
  return { tell: (events) => tell(events), taken: () => taken };
}
