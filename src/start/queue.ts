import { opensDialog, rootId } from './pageContract';

/** Attributes that the browser handles without scripts, if it supports them. */
const native = [
  'popover' in HTMLElement.prototype && '[popovertarget]',
  'command' in HTMLButtonElement.prototype && '[commandfor]',
]
  .filter(Boolean)
  .join();

const controls = `#${rootId} :is(button, ${opensDialog})`;
const allControls = () => [...document.querySelectorAll<HTMLElement>(controls)];

/** The control of a click that needs the site; `undefined` if the browser handles the click. */
export function controlOf(event: MouseEvent): HTMLElement | undefined {
  const { target } = event;
  const control = target instanceof Element && target.closest<HTMLElement>(controls);
  if (!control) return undefined;
  // Safari does not focus a clicked button, to which a closing dialog or popover should return the focus.
  if (native && control.matches(native)) {
    control.focus({ preventScroll: true });
    return undefined;
  }
  const opensTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return opensTab && control instanceof HTMLAnchorElement ? undefined : control;
}

/** Clicked controls that wait for hydration, with their index among all. */
export function createQueue() {
  const queue = new Map<Element, number>();
  return {
    add(control: HTMLElement): void {
      queue.set(control, allControls().indexOf(control));
      control.setAttribute('aria-busy', 'true');
    },
    /** Returns and clears the queue. */
    take(): [Element, number][] {
      const clicks = [...queue];
      queue.clear();
      for (const [control] of clicks) control.removeAttribute('aria-busy');
      return clicks;
    },
    /** Clicks a queued control, or the control in its place if the page was rendered again. */
    replay([control, index]: [Element, number]): void {
      const replayed = control.isConnected ? control : allControls()[index];
      if (replayed instanceof HTMLElement) replayed.click();
    },
  };
}

const menuWithFocus = () => document.querySelector<HTMLElement>('[popover]:focus-within');

/** True for a letter that is typed in a menu. */
export function isMenuLetter({ key }: KeyboardEvent): boolean {
  return key.length === 1 && menuWithFocus() !== null;
}

/** Closes the menu on Tab: the focus returns to its button, and the browser moves on from there. */
export function leaveMenu({ code }: KeyboardEvent): void {
  // WebKitGTK gives Shift+Tab the key `Unidentified`.
  if (code === 'Tab') menuWithFocus()?.hidePopover?.();
}
