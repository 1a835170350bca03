import type { Page } from '@playwright/test';

/* Controls: the page without scripts, with minimal plain DOM for the same interaction. */

/** The site's panel button opens its dialog and locks scrolling. */
export async function openPanelByPlainDom(page: Page): Promise<void> {
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    document
      .querySelector(`#root [aria-controls="${dialog?.id}"]`)
      ?.addEventListener('click', () => {
        document.documentElement.style.overflow = 'hidden';
        dialog?.showModal();
      });
  });
}

/** A button opens a popover with a link. */
export async function addPopover(page: Page): Promise<void> {
  await page.evaluate(() => {
    const popover = document.createElement('div');
    popover.popover = 'auto';
    const link = document.createElement('a');
    link.href = '/';
    link.textContent = 'A link';
    popover.append(link);
    const button = document.createElement('button');
    button.textContent = 'Open the control';
    button.popoverTargetElement = popover;
    button.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 99999';
    document.body.append(button, popover);
  });
}

/** Opens that popover. */
export async function openPopover(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the control' }).click();
}

/** A key replaces every text of the page. */
export async function replaceTextsOnKey(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('keydown', () => {
      document.documentElement.dir = 'rtl';
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (node.textContent?.trim()) node.textContent = 'שלום עולם, זה טקסט אחר';
      }
    });
  });
}
