/**
 * Keeps what is being read where it is while the page is written anew: texts of another language are
 * of another length. To be called before the change; it corrects the scroll position in the next frame.
 */
export function preserveScrollPosition(): void {
  const read = partBeingRead();
  if (!read) return;
  const before = read.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    scrollBy({ top: read.getBoundingClientRect().top - before, behavior: 'instant' });
  });
}

/** The innermost part in the middle of the window, from a heading or paragraph up to a section. */
function partBeingRead(): Element | null | undefined {
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  return scrollY === 0 ? undefined : middle?.closest('h2, h3, p, li, dt, dd, details, section');
}
