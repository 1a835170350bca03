import { start as en } from '../../locales/en/start';
import { start as he } from '../../locales/he/start';
import type { Language } from '../../locales/languages';

const dictionaries: Readonly<Record<string, typeof en>> = {
  en,
  he,
} satisfies Record<Language, unknown>;

/** Below the page, outside of what React hydrates. */
export const notice = document.createElement('p');
notice.setAttribute('role', 'alert');
notice.style.cssText =
  'position:fixed;bottom:0;z-index:9;padding:1em;border:1px solid;background:Canvas';

/** Says that the page did not load, with the phone number and a button. */
export function showNotice(retry: () => void): void {
  const { failed, retry: label } = dictionaries[document.documentElement.lang] ?? en;
  const button = document.createElement('button');
  button.textContent = label;
  button.onclick = retry;
  const phone = document.querySelector('footer [href^=tel]')?.cloneNode(true) ?? '';
  notice.replaceChildren(failed, ' ', button, ' ', phone);
  // The panel would cover it.
  document.querySelector('dialog')?.close();
  document.body.append(notice);
}
