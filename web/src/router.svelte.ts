/** Four addresses, over the history of the browser. */
import type { SoloWish } from './offline/messages';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'table'; readonly code: string }
  /** `wish` begins a match; without one, the match kept on this device goes on. */
  | { readonly at: 'solo'; readonly wish: SoloWish | null }
  /** A link that says what table it would make, in its query. */
  | { readonly at: 'new'; readonly query: string }
  | { readonly at: 'nowhere' };

/** Where a path leads. What the link to a table says in its query is for chats (invitation.ts), not for us. */
function read(path: string, query: string): Route {
  if (path === '/') return { at: 'home' };
  if (path === '/solo') return { at: 'solo', wish: null };
  if (path === '/new') return { at: 'new', query };
  const code = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  return code ? { at: 'table', code: code.toUpperCase() } : { at: 'nowhere' };
}

class Router {
  route = $state.raw<Route>(read(location.pathname, location.search));

  constructor() {
    addEventListener('popstate', () => {
      this.route = read(location.pathname, location.search);
    });
    // Plain links within the page stay links: they can be opened in a new tab, and are followed without loading the page again.
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.origin !== location.origin) return;
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      this.#go(link.pathname + link.search, read(link.pathname, link.search));
    });
  }

  home(): void {
    this.#go('/', { at: 'home' });
  }
  table(code: string): void {
    this.#go(`/t/${code}`, { at: 'table', code });
  }
  solo(wish: SoloWish | null = null): void {
    this.#go('/solo', { at: 'solo', wish });
  }

  /** `path` with its query. */
  #go(path: string, route: Route): void {
    if (path !== location.pathname + location.search) history.pushState(null, '', path);
    this.route = route;
    scrollTo(0, 0);
  }
}

export const router = new Router();
