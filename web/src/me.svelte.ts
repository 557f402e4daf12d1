/** The person at this device: a nickname, kept here, asked for only where others will read it. */

import { api } from './net/api';
import { clearStored, readStored, store } from './storage';

class Me {
  name = $state(readStored('name', ''));
  /** Set while the name is being asked for. */
  asked = $state.raw<((name: string | null) => void) | null>(null);

  /** The name, if need be after asking; null if the person would rather not. */
  ask(anew = false): Promise<string | null> {
    if (this.name && !anew) return Promise.resolve(this.name);
    return new Promise((done) => {
      this.asked = (name) => {
        this.asked = null;
        if (name) this.#rename(name);
        done(name);
      };
    });
  }

  /** Ends the session; with `everything`, the server and this device also erase the person. Fails if the server cannot be reached. */
  async leave(everything: boolean): Promise<void> {
    await (everything ? api.forget() : api.logout());
    this.name = '';
    if (everything) clearStored();
    else store('name', undefined);
  }

  #rename(name: string): void {
    this.name = name;
    store('name', name);
    // Offline the new name waits here: it is sent with every greeting.
    api.hello(name).catch(() => {});
  }
}

export const me = new Me();
