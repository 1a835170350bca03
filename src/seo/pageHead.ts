import { type Language, languages } from '../../locales/languages';
import { mainLanguage, siteLanguages } from '../../locales/languagesOfSite';
import { portfolioIsSample } from '../content/claims';
import type { Translate } from '../i18n/translator';
import type { Settings } from '../settings/settingsSchema';
import { isIndexed, metaOf } from '../site/pagePath';
import type { PagePath } from '../site.pages';
import type { HeadTag } from './headTags';
import type { PageInput } from './offers';
import { pictureAddress, pictureAlternative, pictureSize } from './pagePicture';
import { structuredData } from './structuredData';

export interface HeadInput extends Omit<PageInput, 'path'> {
  /** `undefined` for the not-found page. */
  readonly path: PagePath | undefined;
}

/** Head of a page in a language, for the export and the browser. */
export function pageHead({ path, language, settings, t }: HeadInput): HeadTag[] {
  const title = t(titleKey(path));
  const description = descriptionOf(path, t);
  const common: HeadTag[] = [{ kind: 'title', text: title }, meta('description', description)];
  if (!path) return [...common, meta('robots', 'noindex')];

  const url = addressOf(settings, language, path);
  const picture = pictureAddress(settings, language, path);
  const alternative = pictureAlternative(path, t);
  return [
    ...common,
    ...(isIndexed(settings, path) ? [] : [meta('robots', 'noindex')]),
    link({ rel: 'canonical', href: url }),
    ...alternates(settings).map(([hreflang, one]) =>
      link({ rel: 'alternate', hreflang, href: addressOf(settings, one, path) }),
    ),
    property('og:type', 'website'),
    property('og:site_name', settings.studioName[language]),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:locale', ogLocale(language)),
    ...siteLanguages(settings)
      .filter((one) => one !== language)
      .map((one) => property('og:locale:alternate', ogLocale(one))),
    property('og:image', picture),
    property('og:image:width', String(pictureSize.width)),
    property('og:image:height', String(pictureSize.height)),
    property('og:image:alt', alternative),
    // Twitter tags without an `og:` counterpart. Source: X, Cards Markup Tag Reference.
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image:alt', alternative),
    { kind: 'data', json: structuredData({ path, language, settings, t }) },
  ];
}

const ogLocale = (language: Language) => languages[language].locale.replace('-', '_');

/** Message of a page's title; of the not-found page without a path. */
export function titleKey(path: PagePath | undefined) {
  return path === '/portfolio' && portfolioIsSample
    ? 'portfolio.meta.sampleTitle'
    : (`${metaOf(path)}.title` as const);
}

/** Description of a page, without the marks that forbid line breaks. */
export function descriptionOf(path: PagePath | undefined, t: Translate) {
  const key =
    path === '/portfolio' && portfolioIsSample
      ? 'portfolio.meta.sampleDescription'
      : (`${metaOf(path)}.description` as const);
  return t(key).replaceAll('\u2060', '');
}

/** Canonical address of a page: no trailing slash except for the root, no query. */
export function addressOf(settings: Settings, language: Language, path: PagePath): string {
  return `${settings.origin[language]}${path}`;
}

function meta(name: string, content: string): HeadTag {
  return { kind: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { kind: 'meta', attributes: { property: name, content } };
}

function link(attributes: Readonly<Record<string, string>>): HeadTag {
  return { kind: 'link', attributes };
}

/** `hreflang` and language of the versions of a page; none on a site in one language. */
function alternates(settings: Settings): readonly (readonly [string, Language])[] {
  const all = siteLanguages(settings);
  if (all.length === 1) return [];
  return [...all.map((one) => [one, one] as const), ['x-default', mainLanguage(settings)]];
}
