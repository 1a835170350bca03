import type { QrCodes } from '../content/qrCode';
import { type CodeAddresses, codeFetcher } from '../services/codeFetching';
import type { Settings } from '../settings/settingsSchema';
import type { StyleNames } from './styleNames';

/** What the site is made of in the browser. */
export interface PageData {
  readonly settings: Settings;
  /** The year of the export: what the copyright line shows until the clock is asked. */
  readonly year: number;
  /** The site's own addresses, drawn: made by the export, so that no browser computes them. */
  readonly qr: QrCodes;
  /** The files of every page and of each language's words: by path, by language, and `portfolio`. */
  readonly code: CodeAddresses;
}

/** What the export writes once for all pages, as a module that is fetched with the site's code. */
export interface SiteData extends Pick<PageData, 'qr' | 'code'> {
  readonly styleNames: StyleNames;
}

/** What it writes into each page. */
export interface WrittenPageData extends Pick<PageData, 'settings' | 'year'> {
  /** Address of the module with `SiteData`. */
  readonly siteData: string;
}

/** Id of the element that carries the page's data. */
export const pageDataId = 'page-data';

/** The data that the export wrote into this page. @throws when the page carries none. */
export function readPageData(): WrittenPageData {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) throw new Error(`this page has no #${pageDataId} element to read its settings from`);
  return JSON.parse(text);
}

/** All that the export wrote. @throws ChunkLoadError when the part for all pages is out of reach. */
export async function loadPageData(): Promise<PageData & SiteData> {
  const { siteData, ...page } = readPageData();
  const fetchCode = codeFetcher({ siteData: [siteData] });
  const { qr, code, styleNames }: SiteData = await fetchCode(
    'siteData',
    () => import(`${siteData}`),
  );
  return { ...page, qr, code, styleNames };
}
