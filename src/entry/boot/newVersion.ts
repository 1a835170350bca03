/**
 * Reloads the page once for each version when a deployment has removed its code: the server then sends a page with
 * another boot script. A visitor who has typed something is asked first.
 * @param src the address of this page's boot script.
 */
export async function loadNewVersion(src: string, hasDraft: boolean): Promise<void> {
  if (history.state === src) return;
  const page = await fetch('', { cache: 'no-store' });
  // The name ends in a hash.
  if (!page.ok || (await page.text()).includes(src.slice(-11))) return;
  if (hasDraft) addEventListener('beforeunload', (event) => event.preventDefault());
  // The state outlasts the reload where nothing else can be stored.
  else history.replaceState(src, '');
  location.reload();
}
