interface Answers {
  leave(): void;
  /** Enough of what is being shown, up to one's turn. */
  skip(): void;
  open(sheet: 'keys' | 'text'): void;
}

/** The keys every table has. They do nothing while the player types, has a list focused or a sheet open. */
export const tableKeys =
  ({ leave, skip, open }: Answers) =>
  (event: KeyboardEvent): void => {
    const busy = event.target instanceof Element && event.target.closest('input, textarea, select, dialog[open]');
    if (busy || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') leave();
    else if (event.key.toLowerCase() === 's') skip();
    else if (event.key === '?') open('keys');
    else if (event.key.toLowerCase() === 'b') open('text');
  };
