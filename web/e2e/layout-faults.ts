/**
 * What is wrong with a screen as it is laid out now: a control that is covered, out of reach, clipped or too small for its pointer, a text
 * that is cut, covered or spills out of its control, a page that scrolls sideways. Pure DOM code: it runs inside the page, needs nothing of
 * ours, and leaves every scroll position as it was.
 */
export function layoutFaults(least: number): string[] {
  const SLACK = 1.5;
  const CONTROLS =
    "a[href], button, input:not([type='hidden']), select, textarea, summary, :is([role='button'], [role='tab'], [role='radio'], [role='checkbox'], [role='switch'], [role='link'], [role='option'])";
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const faults = new Set<string>();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (node: Element): CSSStyleDeclaration => {
    const known = styles.get(node) ?? getComputedStyle(node);
    styles.set(node, known);
    return known;
  };
  const words = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 50);
  const nameOf = (node: Element): string => {
    const kind = [...node.classList].filter((one) => !one.startsWith('svelte-')).join('.');
    return `${node.tagName.toLowerCase()}${kind && `.${kind}`} “${words(node.getAttribute('aria-label') ?? node.textContent)}”`;
  };
  const boxOf = (node: Element): Box => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  // A modal sheet makes everything behind it inert.
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const unspoken = (node: Element): boolean => {
    const { clipPath, width, height } = styleOf(node);
    return clipPath === 'inset(50%)' || (Number.parseFloat(width) <= 1 && Number.parseFloat(height) <= 1);
  };
  const shown = (node: Element): boolean => {
    if (!node.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) || node.closest('[inert]')) return false;
    for (let at: Element | null = node; at && at !== document.body; at = at.parentElement) if (unspoken(at)) return false;
    return node.getClientRects().length > 0;
  };
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
  const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';

  /** What keeps this box from ever being seen whole: the ancestor that cuts it, or the edge of the screen. Scrolling is allowed. */
  function cutBy(from: Element, box: Box): string | null {
    let { left, top, right, bottom } = box;
    let fixed = styleOf(from).position === 'fixed';
    for (let at = from.parentElement; at && at !== document.documentElement && !fixed; at = at.parentElement) {
      const { overflowX, overflowY, position } = styleOf(at);
      const view = boxOf(at);
      // Brought into view as far as it fits: whatever lies further out sees it there.
      if (scrolls(overflowX) && at.scrollWidth > at.clientWidth) {
        const shift = left < view.left ? view.left - left : right > view.right ? Math.max(view.right - right, view.left - left) : 0;
        left += shift;
        right = Math.min(right + shift, view.right);
      } else if (overflowX !== 'visible' && (left < view.left - SLACK || right > view.right + SLACK)) return nameOf(at);
      if (scrolls(overflowY) && at.scrollHeight > at.clientHeight) {
        const shift = top < view.top ? view.top - top : bottom > view.bottom ? Math.max(view.bottom - bottom, view.top - top) : 0;
        top += shift;
        bottom = Math.min(bottom + shift, view.bottom);
      } else if (hides(overflowY) && (top < view.top - SLACK || bottom > view.bottom + SLACK)) return nameOf(at);
      fixed = position === 'fixed';
    }
    const page = document.scrollingElement ?? document.documentElement;
    const tall = !fixed && page.scrollHeight > innerHeight && !hides(styleOf(document.documentElement).overflowY);
    if (left < -SLACK || right > innerWidth + SLACK) return 'the side of the screen';
    if (!tall && (top < -SLACK || bottom > innerHeight + SLACK)) return 'the edge of the screen';
    return null;
  }

  /** Runs with the node in view; every scroll position is put back. */
  function inView<T>(node: Element, look: () => T): T {
    const kept: [Element, number, number][] = [];
    for (let at: Element | null = node; at; at = at.parentElement) kept.push([at, at.scrollLeft, at.scrollTop]);
    const { left, top, right, bottom } = boxOf(node);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    // What lies there may be the margin of an area it has been scrolled out of.
    if (!hit || !node.contains(hit)) node.scrollIntoView({ block: 'center', inline: 'center' });
    const seen = look();
    for (const [at, x, y] of kept) if (at.scrollLeft !== x || at.scrollTop !== y) at.scrollTo({ left: x, top: y, behavior: 'instant' });
    return seen;
  }

  /** Pieces of a drawn board have odd shapes: one of many points is enough there. */
  const pointsOf = (node: Element): [number, number][] => {
    const { left, top, right, bottom } = boxOf(node);
    const shares = node instanceof SVGElement ? [0.5, 0.15, 0.3, 0.7, 0.85] : [0.5];
    return shares.flatMap((down) =>
      shares.map((across): [number, number] => [left + (right - left) * across, top + (bottom - top) * down]),
    );
  };
  const opaque = (node: Element): boolean => {
    const { backgroundColor, backgroundImage, opacity } = styleOf(node);
    const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? (backgroundColor === 'transparent' ? 0 : 1);
    return Number(opacity) > 0.4 && (Number(alpha) > 0.4 || backgroundImage !== 'none' || node instanceof HTMLImageElement);
  };

  if (document.documentElement.scrollWidth > innerWidth + SLACK)
    faults.add(`the page scrolls sideways by ${document.documentElement.scrollWidth - innerWidth} px`);

  for (const node of root.querySelectorAll(CONTROLS)) {
    // A radio button or a switch is drawn by its label: that is what is pressed.
    const label = node instanceof HTMLInputElement ? node.closest('label') : null;
    const pressed = label ?? node;
    if (!shown(pressed)) continue;
    const box = boxOf(pressed);
    const cut = cutBy(pressed, box);
    if (cut) {
      faults.add(`out of reach: ${nameOf(pressed)}, cut by ${cut}`);
      continue;
    }
    const covering = inView(pressed, () => {
      const hits = pointsOf(pressed).map(([x, y]) => document.elementFromPoint(x, y));
      return hits.some((hit) => hit && (pressed.contains(hit) || hit === node)) ? null : (hits.find(Boolean) ?? 'nothing at all');
    });
    if (covering) faults.add(`covered: ${nameOf(pressed)}, by ${covering instanceof Element ? nameOf(covering) : covering}`);
    const [width, height] = [Math.round(box.right - box.left), Math.round(box.bottom - box.top)];
    const inText = styleOf(pressed).display === 'inline' && words(pressed.parentElement?.textContent) !== words(pressed.textContent);
    if (Math.min(width, height) < least && !inText) faults.add(`too small: ${nameOf(pressed)}, ${width}×${height} px`);
    if (node instanceof HTMLInputElement && node.placeholder && node.value === '') {
      const { font, paddingLeft, paddingRight } = styleOf(node);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) continue;
      pen.font = font;
      const room = node.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (pen.measureText(node.placeholder).width > room + SLACK) faults.add(`cut: the hint “${node.placeholder}” of a field`);
    }
  }

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!words(text.textContent) || !node || !shown(node) || node.closest('svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const control = node.closest(CONTROLS);
    for (const line of range.getClientRects()) {
      if (line.width < 1) continue;
      // A line of text is taller than its letters: what is above and below them may go.
      const spare = (line.bottom - line.top) * 0.2;
      const box = { left: line.left, right: line.right, top: line.top + spare, bottom: line.bottom - spare };
      const inner = { ...box };
      const self = styleOf(node);
      const own = boxOf(node);
      const clips =
        self.display !== 'inline' &&
        ((hides(self.overflowX) && (inner.left < own.left - SLACK || inner.right > own.right + SLACK)) ||
          (hides(self.overflowY) && (inner.top < own.top - SLACK || inner.bottom > own.bottom + SLACK)));
      const cut = clips ? nameOf(node) : cutBy(node, inner);
      if (cut) {
        faults.add(`cut: “${words(text.textContent)}” in ${nameOf(node)}, by ${cut}`);
        break;
      }
      const frame = control && boxOf(control);
      if (
        frame &&
        (box.left < frame.left - SLACK ||
          box.right > frame.right + SLACK ||
          box.top < frame.top - SLACK ||
          box.bottom > frame.bottom + SLACK)
      ) {
        faults.add(`spills: “${words(text.textContent)}” out of ${nameOf(control)}`);
        break;
      }
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (!hit || hit.contains(node) || node.contains(hit)) continue;
      // Something else lies there: it covers the text if it, or what it stands in, is not see-through.
      let over: Element | null = hit;
      while (over && !over.contains(node) && !opaque(over)) over = over.parentElement;
      const scrolledAway = (): boolean => {
        for (let at = node.parentElement; at; at = at.parentElement) {
          const { overflowX, overflowY } = styleOf(at);
          const view = boxOf(at);
          if (
            (scrolls(overflowY) && (box.bottom > view.bottom || box.top < view.top)) ||
            (scrolls(overflowX) && (box.right > view.right || box.left < view.left))
          )
            return true;
        }
        return false;
      };
      if (over && !over.contains(node) && !scrolledAway()) {
        faults.add(`covered: “${words(text.textContent)}”, by ${nameOf(over)}`);
        break;
      }
    }
  }
  return [...faults];
}
