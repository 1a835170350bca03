import type { Page } from '@playwright/test';

/** The name of the button that opens the control. */
export const nativeButton = 'Open the control';

/**
 * The control of every press: on the page without scripts, a button that opens a popover with a link in it, both
 * the browser's own.
 */
export async function addNativePanel(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const panel = document.createElement('div');
    panel.id = 'bench-panel';
    panel.popover = 'auto';
    const link = document.createElement('a');
    link.href = '/';
    link.textContent = 'A link';
    link.autofocus = true;
    panel.append(link);
    const button = document.createElement('button');
    button.textContent = name;
    button.popoverTargetElement = panel;
    Object.assign(button.style, { position: 'fixed', top: '0', left: '0', zIndex: '99999' });
    document.body.append(button, panel);
  }, nativeButton);
}
