import type { Language } from '../../locales/languages';
import type { Translate } from '../i18n/translator';
import type { Settings } from '../settings/settingsSchema';
import { pageAt } from '../site/pagePath';
import type { PagePath } from '../site.pages';

/** In px. Source: Open Graph, large cards, 1.91 to 1. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** File of a page's picture, relative to the root; the same in every language. */
export function pictureFile(path: PagePath): string {
  return `/social/${pageAt(path).name}.png`;
}

/** Absolute address of a page's picture, because consumers do not resolve relative ones. */
export function pictureAddress(settings: Settings, language: Language, path: PagePath): string {
  return `${settings.origin[language]}${pictureFile(path)}`;
}

/** Alternative text of a page's picture. */
export function pictureAlternative(path: PagePath, t: Translate): string {
  const words = pageAt(path)
    .headline.map((key) => t(key))
    .join(' ')
    .replaceAll('\u00a0', ' ');
  return t('layout.sharedPicture', { words });
}
