import { opensDialog, rootId } from './pageContract';

/** Selector of what the browser handles without scripts, if it supports it; otherwise of elements that do not exist. */
const native = [
  'popover' in HTMLElement.prototype ? '[popovertarget]' : '_',
  'command' in HTMLButtonElement.prototype ? '[commandfor]' : '_',
].join();

const controls = `#${rootId} :is(button, ${opensDialog})`;

/** A click, or the entry of one that came too early. */
export type Press = Pick<MouseEvent, 'target'> & Partial<MouseEvent>;

/** The control of a click that needs the site; `undefined` if the browser handles the click. */
export function controlOf(event: Press): HTMLElement | undefined {
  const { target } = event;
  const control = target instanceof Element && target.closest<HTMLElement>(controls);
  if (!control) return undefined;
  // Safari does not focus a clicked button, to which a closing dialog or popover should return the focus.
  if (control.matches(native)) {
    control.focus({ preventScroll: true });
    return undefined;
  }
  const opensTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return opensTab && control instanceof HTMLAnchorElement ? undefined : control;
}

/** Clicked controls that wait for hydration. */
export const queue: HTMLElement[] = [];

/** A form is sent once; other controls are clicked as often as they were pressed. */
export function addToQueue(control: HTMLElement): void {
  if (!queue.includes(control) || !control.matches('[type=submit]')) queue.push(control);
  control.setAttribute('aria-busy', 'true');
}

/** Clears the queue, and returns the present elements of its controls. */
export function takeQueue(
  currentOf: (control: HTMLElement) => HTMLElement,
): readonly HTMLElement[] {
  const controls = queue.splice(0).map(currentOf);
  for (const control of controls) control.removeAttribute('aria-busy');
  return controls;
}

/** Closes the menu on Tab: the focus returns to its button, and the browser moves on from there. */
export function leaveMenu({ code }: Partial<KeyboardEvent>): void {
  // WebKitGTK gives Shift+Tab the key `Unidentified`.
  if (code === 'Tab')
    document.querySelector<HTMLElement>('[popover]:focus-within')?.hidePopover?.();
}
