import type { Language } from '../../locales/languages';
import type { Settings } from '../settings/settingsSchema';

/** The address that holds a menu, on the site in that language. */
export function menuAddress(
  { origin }: Pick<Settings, 'origin'>,
  language: Language,
  fragment: string,
): string {
  return `${origin[language]}/${fragment}`;
}
