import { recall, remember } from './visit';

const key = 'reloaded-for';

/** Carries the same news in the address where the browser keeps nothing. */
const parameter = 'reloaded';

/** The address that this visit was already reloaded for, by itself or by a person. */
export function reloadedFor(): string | undefined {
  if (typeof window === 'undefined') return undefined;
  const { searchParams, href } = new URL(location.href);
  return searchParams.has(parameter) ? withoutMark(href) : recall('sessionStorage', key);
}

/** Loads an address of the site anew, and leaves word that it was done. */
export function reloadAt(target: string): void {
  if (remember('sessionStorage', key, target)) {
    // `assign` to the address that stands would only move to its anchor.
    if (target === location.href) location.reload();
    else location.assign(target);
    return;
  }
  const url = new URL(target);
  url.searchParams.set(parameter, '1');
  location.assign(url.href);
}

/** Whether an address can be reached: without a connection a reload would lose the page that stands. */
export async function canReach(target: string): Promise<boolean> {
  try {
    return (await fetch(target, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function withoutMark(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(parameter);
  return url.href;
}

/** Takes the mark out of the address that the reader sees; it was read when the visit began. */
export function forgetReloadMark(): void {
  if (new URL(location.href).searchParams.has(parameter)) {
    history.replaceState(history.state, '', withoutMark(location.href));
  }
}
