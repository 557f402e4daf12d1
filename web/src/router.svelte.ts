/** Three addresses, over the history of the browser. */
import type { SoloWish } from './offline/messages';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'table'; readonly code: string }
  /** `wish` begins a match; without one, the match kept on this device goes on. */
  | { readonly at: 'solo'; readonly wish: SoloWish | null }
  | { readonly at: 'nowhere' };

function read(path: string): Route {
  if (path === '/') return { at: 'home' };
  if (path === '/solo') return { at: 'solo', wish: null };
  const code = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  return code ? { at: 'table', code: code.toUpperCase() } : { at: 'nowhere' };
}

class Router {
  route = $state.raw<Route>(read(location.pathname));

  constructor() {
    addEventListener('popstate', () => {
      this.route = read(location.pathname);
    });
    // Plain links within the page stay links: they can be opened in a new tab, and are followed without loading the page again.
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.origin !== location.origin) return;
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      this.#go(link.pathname, read(link.pathname));
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

  #go(path: string, route: Route): void {
    if (path !== location.pathname) history.pushState(null, '', path);
    this.route = route;
    scrollTo(0, 0);
  }
}

export const router = new Router();
