/**
 * Reloads the page once for each version when a deployment has deleted its code: the server then sends a page with
 * other code. Stays if the visitor has typed something, also meanwhile.
 * @param code names of this page's code, as the page contains them.
 */
export async function loadNewVersion(code: string): Promise<void> {
  if (history.state === code) return;
  const page = await fetch('', { cache: 'no-store' });
  // The address has a hash.
  if (!page.ok || (await page.text()).includes(code) || hasInput()) return;
  // History state survives the reload if storage is blocked.
  history.replaceState(code, '');
  location.reload();
}

/** True if a control holds something that the export has not written, which a reload would lose. */
export function hasInput(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('textarea, input')].some(
    (control) =>
      control.value !== control.defaultValue || control.checked !== control.defaultChecked,
  );
}
