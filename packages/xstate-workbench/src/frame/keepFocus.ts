/**
 * Keeps the framed window focused while its user works in the workbench around it: the site is told only when the
 * whole browser window becomes inactive or active. Must run before the site adds its listeners.
 */
export function keepFocus(frame: Window, workbench: Window): void {
  const isActive = () => workbench.document.hasFocus();
  const types = ['blur', 'focus', 'focusin', 'focusout'] as const;
  for (const type of types) {
    frame.addEventListener(
      type,
      (event) => {
        // `isTrusted` is false for the events below.
        const isOfFrame = event.isTrusted && (event.target === frame || !frame.document.hasFocus());
        if (isOfFrame && isActive()) event.stopImmediatePropagation();
      },
      true,
    );
  }
  for (const type of ['blur', 'focus'] as const) {
    workbench.addEventListener(type, () => {
      // The frame hears of the browser window itself while it has the focus.
      if (!frame.closed && !frame.document.hasFocus() && isActive() === (type === 'focus')) {
        frame.dispatchEvent(new FocusEvent(type));
      }
    });
  }
}
