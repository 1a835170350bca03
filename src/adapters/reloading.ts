import type { Language } from '../../locales/languages';
import { readStorage, writeStorage } from './visit';

const key = 'reloaded-for';

/** Carries the same news in the address: some browsers keep nothing. Its value is the language. */
const parameter = 'reloaded';

/** A load of the page that the site itself asked for. */
export interface Reload {
  /** The address that it was asked for. */
  readonly target: string;
  /** What the visitor was reading in; known only to the page that was loaded for it. */
  readonly language: Language | undefined;
}

/**
 * The last address that this visit was loaded anew for, by itself or by a person, if there was one.
 * Takes the mark out of the address that the reader sees: it is to be called once, before others read it.
 */
export function readReload(): Reload | undefined {
  const url = new URL(location.href);
  const mark = url.searchParams.get(parameter);
  if (mark === null) {
    const target = readStorage('sessionStorage', key);
    return target === undefined ? undefined : { target, language: undefined };
  }
  url.searchParams.delete(parameter);
  history.replaceState(history.state, '', url.href);
  return { target: url.href, language: mark === 'en' || mark === 'he' ? mark : undefined };
}

/** Loads an address of the site anew in the language that is read, and leaves word that it was done. */
export function reloadAt(target: string, language: Language): void {
  writeStorage('sessionStorage', key, target);
  const url = new URL(target);
  url.searchParams.set(parameter, language);
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
