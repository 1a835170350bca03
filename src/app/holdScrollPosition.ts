/**
 * Keeps what is being read where it is while the page is written anew: texts of another language are of
 * another length. To be called before the change.
 * @returns what corrects the scroll position, in the next frame; to be called after the change.
 */
export function holdScrollPosition(): () => void {
  const read = partBeingRead();
  if (!read) return () => {};
  const before = read.getBoundingClientRect().top;
  return () => {
    requestAnimationFrame(() => {
      scrollBy({ top: read.getBoundingClientRect().top - before, behavior: 'instant' });
    });
  };
}

/** The innermost part in the middle of the window, from a heading or paragraph up to a section. */
function partBeingRead(): Element | null | undefined {
  if (scrollY === 0) return undefined;
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  return middle?.closest('h2, h3, p, li, dt, dd, details, section');
}
