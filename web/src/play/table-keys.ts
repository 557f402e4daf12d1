interface Answers {
  leave(): void;
  open(sheet: 'keys' | 'text'): void;
}

/** The keys every table has. Whoever writes, chooses from a list or has a sheet open keeps them for that. */
export const tableKeys =
  ({ leave, open }: Answers) =>
  (event: KeyboardEvent): void => {
    const at = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || at.closest('input, textarea, select, dialog[open]')) return;
    if (event.key === 'Escape') leave();
    else if (event.key === '?') open('keys');
    else if (event.key.toLowerCase() === 'b') open('text');
  };
