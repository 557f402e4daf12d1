/** A table on the server this page came from. */
import { me } from '../me.svelte';
import { api } from '../net/api';
import { type Socket, SocketLine } from '../net/socket-line';
import { type PageWants, WireSession } from './wire-session.svelte';

/** Opening a socket needs the session's cookie; a first visit, or one after the server forgot us, gets it first. */
async function connect(): Promise<Socket> {
  await api.hello(me.name || undefined);
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
}

export function serverSession(code: string, page: PageWants): WireSession {
  const session = new WireSession({
    code,
    page,
    open(events) {
      const line = new SocketLine(connect, events);
      const hurry = (): void => {
        if (document.visibilityState === 'visible') line.hurry();
      };
      addEventListener('online', hurry);
      document.addEventListener('visibilitychange', hurry);
      return {
        get state() {
          return line.state;
        },
        say: (message) => line.say(message),
        renew: () => line.renew(),
        close() {
          removeEventListener('online', hurry);
          document.removeEventListener('visibilitychange', hurry);
          line.close();
        },
      };
    },
  });
  return session;
}
