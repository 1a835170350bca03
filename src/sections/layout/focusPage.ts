/** Gives the focus to the page's content where what had it goes away: reading goes on there. */
export function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
