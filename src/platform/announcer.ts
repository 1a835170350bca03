/** Id of the live region that every page contains. */
export const announcerId = 'announcer';

/** Announces a text in a live region of the page. */
export function announce(text: string): void {
  write('');
  // One frame apart, because assistive technology ignores an identical text.
  requestAnimationFrame(() => write(text));
}

/** The page's live region is inert under a modal dialog, so each dialog has its own. */
function write(text: string): void {
  const region =
    document.querySelector('dialog[open] [data-announcer]') ?? document.getElementById(announcerId);
  if (region) region.textContent = text;
}
