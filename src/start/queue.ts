/** Attributes that the browser handles without scripts, if it supports them. */
const native = [
  'popover' in HTMLElement.prototype && '[popovertarget]',
  'command' in HTMLButtonElement.prototype && '[commandfor]',
]
  .filter(Boolean)
  .join();

/**
 * Clicks that wait for hydration.
 * @param consentPrompt id of the prompt, which works without.
 */
export function createQueue(consentPrompt: string) {
  const controls = `#root :is(button:not(#${consentPrompt} *), a[data-opens-dialog])`;
  const allControls = () => [...document.querySelectorAll<HTMLElement>(controls)];
  /** Clicked controls with their index among all. */
  const queue = new Map<HTMLElement, number>();
  return {
    /** Queues a click, unless the browser handles it. */
    add(event: MouseEvent): void {
      const { target } = event;
      const control = target instanceof Element && target.closest<HTMLElement>(controls);
      if (!control) return;
      // Safari does not focus a clicked button, to which a closing dialog or popover should return the focus.
      if (native && control.matches(native)) {
        control.focus({ preventScroll: true });
        return;
      }
      const opensTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (opensTab && control instanceof HTMLAnchorElement) return;
      // A submit button would navigate.
      event.preventDefault();
      queue.set(control, allControls().indexOf(control));
      control.setAttribute('aria-busy', 'true');
    },
    isEmpty: () => queue.size === 0,
    /** Returns and clears the queue. */
    take(): [HTMLElement, number][] {
      const clicks = [...queue];
      queue.clear();
      for (const [control] of clicks) control.removeAttribute('aria-busy');
      return clicks;
    },
    /** Clicks a queued control, or the control in its place if the page was rendered in another language. */
    replay([control, index]: [HTMLElement, number]): void {
      (control.isConnected ? control : allControls()[index])?.click();
    },
  };
}

/** Closes the menu on Tab: the focus returns to its button, and the browser moves on from there. */
export function leaveMenu({ code }: KeyboardEvent): void {
  // WebKitGTK gives Shift+Tab the key `Unidentified`.
  if (code === 'Tab')
    document.querySelector<HTMLElement>('[popover]:focus-within')?.hidePopover?.();
}
