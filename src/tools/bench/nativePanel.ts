import type { Page } from '@playwright/test';

/** The name of the button that opens the popover. */
export const nativeButton = 'Open the control';

/**
 * The control of most presses: on the page without scripts, a button that opens a popover with a link in it, both
 * the browser's own.
 */
export async function addPopover(page: Page): Promise<void> {
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

/**
 * The control of the panel: on the page without scripts, its own button opens its own dialog, which makes all else
 * inert and keeps it from scrolling, by plain DOM.
 */
export async function openByPlainDom(page: Page): Promise<void> {
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    const button = document.querySelector(`#root [aria-controls="${dialog?.id}"]`);
    const { style } = document.documentElement;
    button?.addEventListener('click', () => {
      style.overflow = 'hidden';
      dialog?.showModal();
    });
    dialog?.addEventListener('close', () => {
      style.overflow = '';
    });
  });
}
