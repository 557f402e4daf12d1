/** A table on the server this page came from. */
import { me } from '../../me.svelte';
import { api } from '../../net/api';
import { type Socket, SocketLine } from '../../net/socket-line';
import { giveSigns, type Signs } from './signs';
import { type PageWants, WireSession } from './wire-session.svelte';

/** Opening a socket needs the session's cookie; a first visit, or one after the server forgot us, gets it first. */
async function connect(): Promise<Socket> {
  await api.hello(me.name || undefined);
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
}

export function serverSession(code: string, page: PageWants): WireSession {
  let signs: Signs | undefined;
  const session = new WireSession({
    code,
    page,
    isQuiet: () => signs?.isQuiet ?? false,
    open(events) {
      const opened = (): void => {
        events.opened();
        signs?.again();
      };
      const line = new SocketLine(connect, { ...events, opened });
      signs = giveSigns((looking) => line.say({ t: 'here', looking }));
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
          signs?.close();
          line.close();
        },
      };
    },
  });
  return session;
}
