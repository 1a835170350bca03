/** Moves the focus to the page's content when the focused element is removed. */
export function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
