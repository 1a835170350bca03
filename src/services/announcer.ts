/** Id of the live region that stands in every page from the start. */
export const announcerId = 'announcer';

/** Says a text once through the page's live region. */
export function announce(text: string): void {
  const region = document.getElementById(announcerId);
  if (!region) return;
  region.textContent = '';
  // A frame apart, or assistive technology takes the same text for no change.
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}
