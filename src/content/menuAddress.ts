import type { Language } from '../../locales/languages';

/** Address of a menu on the site in that language. */
export function menuAddress(
  { origin }: { readonly origin: Readonly<Record<Language, string>> },
  language: Language,
  fragment: string,
): string {
  return `${origin[language]}/${fragment}`;
}
