import type { Language } from '../../../locales/languages';

/** Page that shows the menu in its fragment. Samples are below it, by their ids: `/menu/cafe`. */
export const menuPath = '/menu';

/** Address of a written menu, whose page is in that language. */
export function menuAddress(
  { origin }: { readonly origin: Readonly<Record<Language, string>> },
  language: Language,
  fragment: string,
): string {
  return `${origin[language]}${menuPath}${fragment}`;
}
