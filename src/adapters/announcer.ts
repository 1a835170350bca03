/** Id of the live region that stands in every page from the start. */
export const announcerId = 'announcer';

/** Says a text once through a live region of the page. */
export function announce(text: string): void {
  write('');
  // A frame apart, or assistive technology takes the same text for no change.
  requestAnimationFrame(() => write(text));
}

/** Under a modal dialog the page's own region is inert and nobody hears it: the dialog has one too. */
function write(text: string): void {
  const region =
    document.querySelector('dialog[open] [data-announcer]') ?? document.getElementById(announcerId);
  if (region) region.textContent = text;
}
