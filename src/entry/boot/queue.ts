/** Controls whose clicks wait for hydration. The consent prompt works without. */
const controls = '#root :is(button:not(#consent-prompt *), a[data-opens-dialog])';

/** Clicked controls with their index among all, replayed after hydration. */
const queue = new Map<HTMLElement, number>();

/** Attributes that the browser handles without scripts, if it supports them. */
const native = [
  'popover' in HTMLElement.prototype && '[popovertarget]',
  'command' in HTMLButtonElement.prototype && '[commandfor]',
]
  .filter(Boolean)
  .join();

/** Queues a click, unless the browser handles it. */
export function queueClick(event: MouseEvent): void {
  const { target } = event;
  const control = target instanceof Element && target.closest<HTMLElement>(controls);
  if (!control) return;
  // Safari does not focus a clicked button, to which a closing dialog or popover should return the focus.
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

/** Keeps the layout stable while a modal dialog hides the scrollbar. */
function replaceScrollbar(): void {
  const { style, clientWidth } = document.documentElement;
  style.paddingRight = `${innerWidth - clientWidth}px`;
}

/** Closes the menu on Tab: the focus returns to its button, and the browser moves on from there. */
export function leaveMenu({ code }: KeyboardEvent): void {
  // WebKitGTK gives Shift+Tab the key `Unidentified`.
  if (code === 'Tab')
    document.querySelector<HTMLElement>('[popover]:focus-within')?.hidePopover?.();
}

export const isQueueing = () => queue.size > 0;

/** Returns and clears the queue. */
export function takeQueue(): [HTMLElement, number][] {
  const clicks = [...queue];
  queue.clear();
  for (const [control] of clicks) control.removeAttribute('aria-busy');
  return clicks;
}

/** Clicks a queued control, or the control in its place if the page was rendered in another language. */
export function replay([control, index]: [HTMLElement, number]): void {
  (control.isConnected ? control : allControls()[index])?.click();
}

const allControls = () => [...document.querySelectorAll<HTMLElement>(controls)];
