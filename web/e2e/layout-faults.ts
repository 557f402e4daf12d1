/**
 * What is wrong with a screen as it is laid out now: a control that is covered, out of reach, clipped or too small for its pointer, a text
 * that is cut, covered, spills out of its control or, in a bar, over another, a page that scrolls sideways. Pure DOM code: it runs inside the page, needs nothing of
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
  /** An ancestor that does not show everything in it. */
  interface Clip {
    readonly node: Element;
    readonly view: Box;
    readonly x: 'scrolls' | 'hides' | null;
    readonly y: 'scrolls' | 'hides' | null;
  }
  const faults = new Set<string>();
  /** Asked again and again of the same few elements. */
  const remembered = <T>(find: (node: Element) => T): ((node: Element) => T) => {
    const known = new Map<Element, T>();
    return (node) => {
      const value = known.get(node) ?? find(node);
      known.set(node, value);
      return value;
    };
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
  const styleOf = remembered(getComputedStyle);
  // A modal sheet makes everything behind it inert.
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  /** Neither inert nor there for the ear alone, and nothing around it is. */
  const meantToBeSeen = remembered((node: Element): boolean => {
    const { clipPath, width, height } = styleOf(node);
    if (clipPath === 'inset(50%)' || (Number.parseFloat(width) <= 1 && Number.parseFloat(height) <= 1)) return false;
    return !node.hasAttribute('inert') && (!node.parentElement || meantToBeSeen(node.parentElement));
  });
  const shown = remembered((node: Element): boolean => node.checkVisibility({ visibilityProperty: true }) && meantToBeSeen(node));
  const clipsIn = (overflow: string, more: boolean): Clip['x'] =>
    overflow === 'visible' ? null : overflow !== 'clip' && overflow !== 'hidden' && more ? 'scrolls' : 'hides';
  const clipsAround = remembered((node: Element): readonly Clip[] => {
    const at = node.parentElement;
    // What is fixed stands on the screen itself, whatever it was written into.
    if (!at || at === document.documentElement || styleOf(node).position === 'fixed') return [];
    const { overflowX, overflowY } = styleOf(at);
    const x = clipsIn(overflowX, at.scrollWidth > at.clientWidth);
    const y = clipsIn(overflowY, at.scrollHeight > at.clientHeight);
    return [...(x || y ? [{ node: at, view: boxOf(at), x, y }] : []), ...clipsAround(at)];
  });
  const page = document.scrollingElement ?? document.documentElement;
  const scrollsDown = page.scrollHeight > innerHeight && !/hidden|clip/.test(styleOf(document.documentElement).overflowY);

  /** What keeps this box from ever being seen whole: the ancestor that cuts it, or the edge of the screen. Scrolling is allowed. */
  function cutBy(clips: readonly Clip[], box: Box): string | null {
    let { left, top, right, bottom } = box;
    for (const { node, view, x, y } of clips) {
      if (x === 'hides' && (left < view.left - SLACK || right > view.right + SLACK)) return nameOf(node);
      if (y === 'hides' && (top < view.top - SLACK || bottom > view.bottom + SLACK)) return nameOf(node);
      // Brought into view as far as it fits: whatever lies further out sees it there.
      if (x === 'scrolls') {
        const shift = left < view.left ? view.left - left : right > view.right ? Math.max(view.right - right, view.left - left) : 0;
        left += shift;
        right = Math.min(right + shift, view.right);
      }
      if (y === 'scrolls') {
        const shift = top < view.top ? view.top - top : bottom > view.bottom ? Math.max(view.bottom - bottom, view.top - top) : 0;
        top += shift;
        bottom = Math.min(bottom + shift, view.bottom);
      }
    }
    if (left < -SLACK || right > innerWidth + SLACK) return 'the side of the screen';
    if (!scrollsDown && (top < -SLACK || bottom > innerHeight + SLACK)) return 'the edge of the screen';
    return null;
  }
  const inside = (x: number, y: number, { left, top, right, bottom }: Box): boolean => x >= left && x <= right && y >= top && y <= bottom;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const inSight = (node: Element, { left, top, right, bottom }: Box): boolean => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return inside(x, y, screen) && clipsAround(node).every(({ view }) => inside(x, y, view));
  };

  /** Looks as it stands and, if something is wrong, once more with the node brought into view; every scroll position is put back. */
  function inView(node: Element, look: () => string | null): string | null {
    const asItStands = inSight(node, boxOf(node)) ? look() : 'nothing yet';
    if (!asItStands) return null;
    const kept: [Element, number, number][] = [];
    for (let at: Element | null = node; at; at = at.parentElement) kept.push([at, at.scrollLeft, at.scrollTop]);
    let seen: string | null = asItStands;
    // What sticks to an edge may lie over one of them: the node has to be free somewhere.
    for (const block of ['center', 'start', 'end'] as const) {
      node.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
      seen = look();
      if (!seen) break;
    }
    for (const [at, x, y] of kept) if (at.scrollLeft !== x || at.scrollTop !== y) at.scrollTo({ left: x, top: y, behavior: 'instant' });
    return seen;
  }

  /** Its middle; pieces of a drawn board have odd shapes: one of many points is enough there. */
  function covering(node: Element): string | null {
    const { left, top, right, bottom } = boxOf(node);
    const shares = node instanceof SVGElement ? [0.5, 0.15, 0.3, 0.7, 0.85] : [0.5];
    let over: Element | null = null;
    for (const down of shares)
      for (const across of shares) {
        const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
        if (hit && node.contains(hit)) return null;
        over ??= hit;
      }
    return over ? nameOf(over) : 'nothing at all';
  }
  /** A control may answer further than it is drawn: what counts is where a press reaches it. */
  function hasRoom(node: Element): boolean {
    const { left, top, right, bottom } = boxOf(node);
    const [x, y, reach] = [(left + right) / 2, (top + bottom) / 2, least / 2 - 1];
    const corners = [-reach, reach].flatMap((dx) => [-reach, reach].map((dy) => document.elementFromPoint(x + dx, y + dy)));
    return corners.every((hit) => hit && node.contains(hit));
  }
  const opaque = remembered((node: Element): boolean => {
    const { backgroundColor, backgroundImage, opacity } = styleOf(node);
    const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? (backgroundColor === 'transparent' ? 0 : 1);
    return Number(opacity) > 0.4 && (Number(alpha) > 0.4 || backgroundImage !== 'none' || node instanceof HTMLImageElement);
  });

  function judgeControl(node: Element): void {
    // A radio button or a switch is drawn by its label: that is what is pressed.
    const pressed = (node instanceof HTMLInputElement && node.closest('label')) || node;
    if (!shown(pressed)) return;
    const box = boxOf(pressed);
    const cut = cutBy(clipsAround(pressed), box);
    if (cut) faults.add(`out of reach: ${nameOf(pressed)}, cut by ${cut}`);
    else {
      const over = inView(pressed, () => covering(pressed));
      if (over) faults.add(`covered: ${nameOf(pressed)}, by ${over}`);
    }
    const inText = styleOf(pressed).display === 'inline' && words(pressed.parentElement?.textContent) !== words(pressed.textContent);
    const small = Math.min(box.right - box.left, box.bottom - box.top) < least - 0.5;
    if (small && !inText && inView(pressed, () => (hasRoom(pressed) ? null : 'no')))
      faults.add(`too small: ${nameOf(pressed)}, ${Math.round(box.right - box.left)}×${Math.round(box.bottom - box.top)} px`);
    if (node instanceof HTMLInputElement && node.placeholder && node.value === '') judgeHint(node);
  }

  function judgeHint(field: HTMLInputElement): void {
    const { font, paddingLeft, paddingRight } = styleOf(field);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return;
    pen.font = font;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (pen.measureText(field.placeholder).width > room + SLACK) faults.add(`cut: the hint “${field.placeholder}” of a field`);
  }

  function judgeText(text: Text, node: Element): void {
    const range = document.createRange();
    range.selectNodeContents(text);
    const control = node.closest(CONTROLS);
    const { display, overflowX, overflowY } = styleOf(node);
    const own = boxOf(node);
    const clips: readonly Clip[] = [
      ...(display === 'inline'
        ? []
        : [{ node, view: own, x: clipsIn(overflowX, false), y: clipsIn(overflowY, node.scrollHeight > node.clientHeight) }]),
      ...clipsAround(node),
    ];
    const lines = [...range.getClientRects()].filter(({ width }) => width >= 1);
    for (const line of lines) {
      // A line is taller than its letters: what is above and below them may go.
      const spare = (line.bottom - line.top) * 0.2;
      const box = { left: line.left, right: line.right, top: line.top + spare, bottom: line.bottom - spare };
      const cut = cutBy(clips, box);
      if (cut) return void faults.add(`cut: “${words(text.data)}” in ${nameOf(node)}, by ${cut}`);
      const frame = control && boxOf(control);
      if (
        frame &&
        (box.left < frame.left - SLACK ||
          box.right > frame.right + SLACK ||
          box.top < frame.top - SLACK ||
          box.bottom > frame.bottom + SLACK)
      )
        return void faults.add(`spills: “${words(text.data)}” out of ${nameOf(control)}`);
    }
    // What lets a press through cannot be asked what lies over it.
    if (styleOf(node).pointerEvents === 'none') return;
    const over = inView(node, () => {
      const first = [...range.getClientRects()].find((line) => line.width >= 1 && inSight(node, line));
      const hit = first && document.elementFromPoint((first.left + first.right) / 2, (first.top + first.bottom) / 2);
      if (!hit || hit.contains(node) || node.contains(hit)) return null;
      // Something else lies there: it covers the text if it, or what it stands in, cannot be seen through.
      let on: Element | null = hit;
      while (on && !on.contains(node) && !opaque(on)) on = on.parentElement;
      return on && !on.contains(node) ? nameOf(on) : null;
    });
    if (over) faults.add(`covered: “${words(text.data)}”, by ${over}`);
  }

  /** A bar has one row: what does not fit spills over its neighbour, and covers no more of it than an edge. */
  function judgeBar(bar: Element): void {
    const controls = [...bar.querySelectorAll(CONTROLS)].filter(shown);
    for (const [text, node] of textsIn(bar)) {
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects())
        for (const control of controls) {
          const { left, top, right, bottom } = boxOf(control);
          const apart =
            line.right <= left + SLACK || line.left >= right - SLACK || line.bottom <= top + SLACK || line.top >= bottom - SLACK;
          if (!apart && !control.contains(node)) faults.add(`overlaps: “${words(text.data)}” and ${nameOf(control)}`);
        }
    }
  }
  function textsIn(part: Element): [Text, Element][] {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found: [Text, Element][] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const node = text.parentElement;
      if (text instanceof Text && node && words(text.data) && shown(node) && !node.closest('svg')) found.push([text, node]);
    }
    return found;
  }

  if (document.documentElement.scrollWidth > innerWidth + SLACK)
    faults.add(`the page scrolls sideways by ${document.documentElement.scrollWidth - innerWidth} px`);
  for (const node of root.querySelectorAll(CONTROLS)) judgeControl(node);
  for (const [text, node] of textsIn(root)) judgeText(text, node);
  for (const bar of root.querySelectorAll('header')) judgeBar(bar);
  return [...faults];
}
