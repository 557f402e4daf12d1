import { jumpTo, type Part } from './focus';

interface Answers {
  leave(): void;
  /** Enough of what is being shown, up to one's turn. */
  skip(): void;
  open(sheet: 'keys' | 'text'): void;
}

/** By their place on the keyboard: on a French one these keys write digits with Shift alone. */
const JUMPS: Readonly<Partial<Record<string, Part>>> = { Digit1: 'board', Digit2: 'answer', Digit3: 'button' };

/** The keys every table has. They do nothing while the player types, has a list focused or a sheet open. */
export const tableKeys =
  ({ leave, skip, open }: Answers) =>
  (event: KeyboardEvent): void => {
    const busy = event.target instanceof Element && event.target.closest('input, textarea, select, dialog[open]');
    if (busy || event.ctrlKey || event.metaKey || event.altKey) return;
    const part = JUMPS[event.code];
    if (part) jumpTo(part);
    else if (event.key === 'Escape') leave();
    else if (event.key.toLowerCase() === 's') skip();
    else if (event.key === '?') open('keys');
    else if (event.key.toLowerCase() === 'b') open('text');
  };

/** A key that is held presses once: held, it would choose and, at the second press, give what it has chosen. */
export function pressOnce(event: KeyboardEvent): void {
  if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
  if (!(event.target instanceof Element) || event.target.closest('input, textarea, select')) return;
  event.preventDefault();
  event.stopPropagation();
}
