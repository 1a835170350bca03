/**
 * Reloads the page once for each version when a deployment has deleted its code: the server then sends a page with
 * another boot script. Stays if the visitor has typed something, also meanwhile.
 * @param src address of this page's boot script.
 */
export async function loadNewVersion(src: string): Promise<void> {
  if (history.state === src) return;
  const page = await fetch('', { cache: 'no-store' });
  // The address has a hash.
  if (!page.ok || (await page.text()).includes(src) || hasInput()) return;
  // History state survives the reload if storage is blocked.
  history.replaceState(src, '');
  location.reload();
}

/** True if a control holds something that the export has not written, which a reload would lose. */
function hasInput(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    (control) =>
      control.value !== control.defaultValue || control.checked !== control.defaultChecked,
  );
}
