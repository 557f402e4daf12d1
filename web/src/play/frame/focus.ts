/** Where the focus goes for somebody with a keyboard: to a part of the table at one press, and never back to the top of the page. */

/** A part of the table that has a key of its own. */
export type Part = 'board' | 'answer' | 'button';
type Stop = HTMLElement | SVGElement;

const isShown = (stop: Element): boolean => stop.checkVisibility({ visibilityProperty: true }) && !stop.closest('[inert]');
const allIn = (selector: string): Stop[] => [...document.querySelectorAll<Stop>(selector)].filter(isShown);

/** What can be chosen says whether it is chosen; what is given at once stands in a list. What is done beside the question is no answer to it. */
const choicesIn = (area: string): Stop[] =>
  [`${area} [aria-pressed]`, `${area} li button`].flatMap((one) => allIn(`${one}:not([aria-disabled], [data-aside], .marks *, .tabs *)`));
/** Nothing of what stands together with this is picked yet. */
const isOpen = (stop: Stop): boolean =>
  !(stop.closest("ul, [role='group'], section:not(.deck)") ?? stop.parentElement)?.querySelector("[aria-pressed='true']");

const answers = (): Stop[] => {
  const choices = ['.hand', '.self', '.seal', 'main.scene'].flatMap(choicesIn);
  const open = choices.find(isOpen) ?? choices[0];
  return open ? [open] : [];
};
const buttons = (): Stop[] => ['.seal .sealing > button', '.seal .prime', '.seal li button', '.seal button'].flatMap(allIn);
const WAYS: Readonly<Record<Part, () => readonly Stop[]>> = {
  board: () => [...choicesIn('main.scene'), ...allIn("main.scene :is([tabindex='0'], button)")],
  answer: () => [...answers(), ...buttons()],
  button: buttons,
};

function moveTo(stop: Stop | undefined): void {
  stop?.focus({ preventScroll: true });
  stop?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
/** To this part of the table, where it is in sight. */
export const jumpTo = (part: Part): void => moveTo(WAYS[part]()[0]);

/** Where somebody goes on whose focus is gone: what lies over the table, the answer to what is asked, the hand, the end. */
const goesOn = (): Stop | undefined =>
  [...allIn(':is(.over, .brief) button'), ...WAYS.answer(), ...allIn(".hand[tabindex='0'], .stage [tabindex='0'], .end button")][0];

/**
 * What had the focus disappears with an answer, a question, a moment: the browser then begins at the top of the page. While the keyboard is used the
 * focus goes on at the table instead. Ends it.
 */
export function keepFocus(): () => void {
  /** The focus was last seen by its ring: a press of a pointer leaves none. */
  let isKeyed = false;
  /** Where it was put, until the player goes on from there: the next question finds it. */
  let parked: Element | null = null;
  let frame = 0;
  const onfocusin = ({ target }: FocusEvent): void => {
    isKeyed = target instanceof Element && target.matches(':focus-visible');
  };
  const onpointerdown = (): void => {
    isKeyed = false;
  };
  const onkeydown = (): void => {
    parked = null;
  };
  const check = (): void => {
    frame = 0;
    const at = document.activeElement;
    if (!isKeyed || !document.hasFocus() || document.querySelector('dialog[open]')) return;
    if (at && at !== document.body && at !== parked) return;
    const stop = goesOn();
    if (stop && stop !== at) moveTo(stop);
    parked = document.activeElement;
  };
  // Once what has come is laid out: what is hidden loses its focus only then.
  const later = (): void => {
    if (isKeyed) frame ||= requestAnimationFrame(check);
  };
  const changes = new MutationObserver(later);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert', 'class', 'open'] });
  addEventListener('focusin', onfocusin);
  addEventListener('focusout', later);
  addEventListener('pointerdown', onpointerdown);
  addEventListener('keydown', onkeydown);
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    removeEventListener('focusin', onfocusin);
    removeEventListener('focusout', later);
    removeEventListener('pointerdown', onpointerdown);
    removeEventListener('keydown', onkeydown);
  };
}
