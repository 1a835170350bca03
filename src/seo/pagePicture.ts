import type { Language } from '../../locales/languages';
import { type PagePath, pageNames } from '../content/navigation';
import { pagePictures } from '../content/pagePictures';
import type { Translate } from '../i18n/translator';
import type { Settings } from '../settings/settingsSchema';

/** In px. Source: the Open Graph pictures of large cards, 1.91 to 1. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The file of a page's picture, from its root; the same in every language. */
export function pictureFile(path: PagePath): string {
  return `/social/${pageNames[path]}.png`;
}

/** The whole address of a page's picture: what shows it knows no base. */
export function pictureAddress(settings: Settings, language: Language, path: PagePath): string {
  return `${settings.origin[language]}${pictureFile(path)}`;
}

/** What stands on a page's picture, in words. */
export function pictureAlternative(path: PagePath, t: Translate): string {
  const words = pagePictures[path].words
    .map((key) => t(key))
    .join(' ')
    .replaceAll('\u00a0', ' ');
  return t(`meta.${pageNames[path]}.picture`, { words });
}
