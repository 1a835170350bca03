/** Focuses the page's content, because the focused element is gone. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
