/** What can be told of the page at one moment. */
export interface Look {
  /** Of the document: another one has another mark. */
  readonly mark: number;
  readonly address: string;
  /** Whether it is a page of the site, and not a text of it, which the browser shows as it is. */
  readonly isPage: boolean;
  /** What has the focus; absent where it is nothing but the page, or another document in it. */
  readonly focused: string | undefined;
  /** Whether Tab goes on from the first or the last thing that it reaches, or from the dialog around them. */
  readonly isAtEnd: boolean;
  /** What reaches beyond the window sideways. */
  readonly overflow: readonly string[];
  /** Whether a heading and a link or a button are there to be seen. */
  readonly isReadable: boolean;
  readonly hasCrashed: boolean;
  readonly view: {
    readonly width: number;
    readonly height: number;
    readonly targets: readonly { readonly x: number; readonly y: number }[];
  };
}

/** In the page: everything that is asked of it after an action, in one go. */
export function lookAround(): Look {
  const win = globalThis as unknown as { monkeyMark?: number };
  win.monkeyMark ??= Math.random();
  const { documentElement: root, body, activeElement } = document;
  const { clientWidth: width, clientHeight: height } = root;

  const interactive = 'a[href], button, input, select, textarea, summary, [role="menuitemradio"]';
  const open = document.querySelector('dialog:modal') ?? document;
  const things = [...open.querySelectorAll<HTMLElement>(interactive)].filter(
    (thing) => !thing.closest('[inert]') && thing.checkVisibility({ visibilityProperty: true }),
  );
  const targets = things.flatMap((thing) => {
    const { x, y, width: wide, height: high } = thing.getBoundingClientRect();
    const middle = { x: Math.round(x + wide / 2), y: Math.round(y + high / 2) };
    const isInWindow =
      middle.x >= 0 && middle.y >= 0 && middle.x < innerWidth && middle.y < innerHeight;
    return isInWindow ? [middle] : [];
  });
  const isTabStop = (thing: HTMLElement) => thing.tabIndex >= 0 && !thing.matches(':disabled');
  const stops = things.filter(isTabStop);
  const nameOf = (element: Element) =>
    `${element.localName}${element.id && `#${element.id}`} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;
  // From a menu Tab goes on behind its button.
  const menu = activeElement?.closest('[role="menu"]');
  const origin = menu ? menu.parentElement?.querySelector('[aria-haspopup]') : activeElement;
  const hasFocus = activeElement?.matches(':not(html, body)') ?? false;

  const overflows = root.scrollWidth > width || root.scrollLeft !== 0;
  const overflow = overflows
    ? [...body.querySelectorAll('*')]
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return right > left && (left < -1 || right > width + 1);
        })
        .map(nameOf)
    : [];
  if (overflows && overflow.length === 0) overflow.push(`scrolled by ${root.scrollLeft} px`);

  return {
    mark: win.monkeyMark,
    address: location.href,
    isPage: document.contentType === 'text/html',
    focused: hasFocus && activeElement ? nameOf(activeElement) : undefined,
    isAtEnd: [stops[0], stops.at(-1), open].includes(origin as HTMLElement),
    overflow: overflow.slice(-3),
    isReadable:
      [...document.querySelectorAll('h1')].some((heading) => heading.textContent !== '') &&
      things.length > 0,
    hasCrashed: (body.textContent ?? '').includes('Unexpected Application Error'),
    view: { width, height, targets },
  };
}
