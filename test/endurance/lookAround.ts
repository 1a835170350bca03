/** Describes the page at one moment. Runs in the page. */
export function lookAround() {
  const { documentElement: root, activeElement, body } = document;
  const open = document.querySelector('dialog:modal') ?? document;
  const interactive = 'a[href], button, input, select, textarea, summary, [role="menuitemradio"]';
  const things = [...open.querySelectorAll<HTMLElement>(interactive)].filter(
    (thing) => !thing.closest('[inert]') && thing.checkVisibility({ visibilityProperty: true }),
  );
  const stops = things.filter((thing) => thing.tabIndex >= 0 && !thing.matches(':disabled'));
  // Tab moves from a menu to what follows its button.
  const menu = activeElement?.closest('[role="menu"]');
  const tabsFrom = menu ? menu.parentElement?.querySelector('[aria-haspopup]') : activeElement;
  const ends: unknown[] = [stops[0], stops.at(-1), open];
  const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  return {
    /** Different in each document. */
    openedAt: performance.timeOrigin,
    address: location.href,
    /** False for a plain text document. */
    isPage: document.contentType === 'text/html',
    /** Undefined if only the page has the focus. */
    focused: activeElement?.matches(':not(html, body)')
      ? `${activeElement.localName} "${name.trim().slice(0, 30)}"`
      : undefined,
    /** True if Tab may leave the page from here. */
    isAtEnd: ends.includes(tabsFrom),
    overflows: root.scrollWidth > root.clientWidth || root.scrollLeft !== 0,
    isReadable: things.length > 0 && document.querySelector('h1')?.textContent !== '',
    hasCrashed: body.innerText.includes('Unexpected Application Error'),
    /** Centers of all interactive elements in the window. */
    targets: things
      .map((thing) => thing.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
      .filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight),
  };
}

export type Look = ReturnType<typeof lookAround>;
