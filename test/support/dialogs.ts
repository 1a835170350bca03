/**
 * Native modal dialogs, which jsdom lacks: opening, closing, Escape, and focus. Nothing becomes inert; browser tests
 * cover that.
 */
export function supplyDialogs(): void {
  const opened: { readonly dialog: HTMLDialogElement; readonly before: Element | null }[] = [];

  HTMLDialogElement.prototype.showModal = function showModal() {
    opened.push({ dialog: this, before: document.activeElement });
    this.setAttribute('open', '');
    this.querySelector<HTMLElement>('button, a[href], input')?.focus();
  };

  HTMLDialogElement.prototype.close = function close() {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    const place = opened.findIndex(({ dialog }) => dialog === this);
    const before = opened.splice(place, 1)[0]?.before;
    if (before instanceof HTMLElement) before.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };

  window.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) opened.at(-1)?.dialog.close();
  });
}
