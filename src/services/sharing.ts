import type { ShareWay } from '../../machines/ownMenu.machine';

/**
 * Passes an address on. Resolves with `false` where a person called the share sheet off.
 * @throws where the browser refuses, such as the clipboard of a page without TLS.
 */
export async function shareAddress(way: ShareWay, address: string): Promise<boolean> {
  if (way === 'clipboard') await navigator.clipboard.writeText(address);
  else if (way === 'paper') print();
  else return openShareSheet(address);
  return true;
}

async function openShareSheet(url: string): Promise<boolean> {
  try {
    await navigator.share({ url });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}
