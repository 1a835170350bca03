import type { QrCodes } from '../content/qrCode';
import { type CodeAddresses, codeFetcher } from '../services/codeFetching';
import type { Settings } from '../settings/settingsSchema';

/** What the export hands to the browser. */
export interface PageData extends SiteData {
  readonly settings: Settings;
  /** The year of the export: what the copyright line shows until the clock is asked. */
  readonly year: number;
}

/** The part of it that is written once for all pages, as a file that is fetched with the site's code. */
export interface SiteData {
  /** The site's own addresses, drawn: made by the export, so that no browser computes them. */
  readonly qr: QrCodes;
  /** The files of every page and of each language's words: by path, by language, and `portfolio`. */
  readonly code: CodeAddresses;
}

/** The part of it that is written into each page. */
export interface WrittenPageData extends Omit<PageData, keyof SiteData> {
  /** Address of the module that exports `SiteData`. */
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

/** All of the export's data. @throws ChunkLoadError when the part for all pages is out of reach. */
export async function loadPageData(): Promise<PageData> {
  const { siteData, ...page } = readPageData();
  const fetchCode = codeFetcher({ siteData: [siteData] });
  const { qr, code }: SiteData = await fetchCode('siteData', () => import(`${siteData}`));
  return { ...page, qr, code };
}
