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
export interface SiteData extends PageData {
  readonly styleNames: StyleNames;
}

/** What the export writes into the boot script: the addresses of the code that a page's start needs. */
export interface CodeTable {
  /** What every page needs, the one to run first at the front. */
  readonly shared: readonly string[];
  /** What a page needs besides, by path. */
  readonly own: Readonly<Record<string, readonly string[]>>;
}

/** What it writes into each page: where the rest stands, and what counts a visit before the site starts. */
export interface WrittenPageData {
  readonly settings: Pick<Settings, 'analyticsId' | 'analyticsConsent' | 'analyticsHost'>;
  /** Address of the module. */
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

/** The data that the export wrote for all pages. @throws ChunkLoadError when it is out of reach. */
export async function loadSiteData(): Promise<SiteData> {
  const { siteData } = readPageData();
  return codeFetcher({ siteData: [siteData] })('siteData', () => import(`${siteData}`));
}
