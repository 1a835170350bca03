/**
 * Reloads the page once for each version when a deployment has deleted its code: the server then sends a page with
 * another boot script. Asks first if the visitor has typed something.
 * @param src address of this page's boot script.
 */
export async function loadNewVersion(src: string, hasDraft: boolean): Promise<void> {
  if (history.state === src) return;
  const page = await fetch('', { cache: 'no-store' });
  // The file name ends in a hash.
  if (!page.ok || (await page.text()).includes(src.slice(-11))) return;
  if (hasDraft) addEventListener('beforeunload', (event) => event.preventDefault());
  // History state survives the reload if storage is blocked.
  else history.replaceState(src, '');
  location.reload();
}

/** True if a control holds something that the export has not written, which a reload would lose. */
export function hasInput(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || checked !== defaultChecked,
  );
}
