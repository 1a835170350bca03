/** Controls whose clicks wait for hydration. The consent prompt answers by itself. */
const controls = '#root :is(button:not(#consent-prompt *), a[data-opens-here])';

/** Clicked controls, each with its index among all; replayed once the site has started. */
const queue = new Map<HTMLElement, number>();

/** What the browser answers by itself, where it knows the attribute. */
const native = [
  'popover' in HTMLElement.prototype && '[popovertarget]',
  'command' in HTMLButtonElement.prototype && '[commandfor]',
]
  .filter(Boolean)
  .join();

/** Queues a click, unless the browser answers it. */
export function queueClick(event: MouseEvent): void {
  const { target } = event;
  const control = target instanceof Element && target.closest<HTMLElement>(controls);
  if (!control) return;
  // Safari gives a clicked button no focus, to which a closing dialog or popover would return.
  if (native && control.matches(native)) {
    control.focus({ preventScroll: true });
    if (control.getAttribute('command') === 'show-modal') replaceScrollbar();
    return;
  }
  const opensTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (opensTab && control instanceof HTMLAnchorElement) return;
  // A submit button would navigate.
  event.preventDefault();
  queue.set(control, allControls().indexOf(control));
  control.setAttribute('aria-busy', 'true');
}

/** Nothing moves when a modal dialog stops the page from scrolling. */
function replaceScrollbar(): void {
  const { style, clientWidth } = document.documentElement;
  style.paddingRight = `${innerWidth - clientWidth}px`;
}

/** Tab leaves a menu: the browser moves on from its button, to which the focus returns. */
export function leaveMenu({ code }: KeyboardEvent): void {
  // WebKitGTK gives Shift+Tab the key `Unidentified`.
  if (code === 'Tab')
    document.querySelector<HTMLElement>('[popover]:focus-within')?.hidePopover?.();
}

export const isQueueing = () => queue.size > 0;

/** Takes the queued clicks, so that they cannot come to anything later. */
export function takeQueue(): [HTMLElement, number][] {
  const clicks = [...queue];
  queue.clear();
  for (const [control] of clicks) control.removeAttribute('aria-busy');
  return clicks;
}

/** Clicks what was clicked, or what is in its place after the page was rendered in another language. */
export function replay([control, index]: [HTMLElement, number]): void {
  (control.isConnected ? control : allControls()[index])?.click();
}

const allControls = () => [...document.querySelectorAll<HTMLElement>(controls)];
