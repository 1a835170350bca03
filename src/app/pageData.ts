import { type CodeAddresses, codeFetcher } from '../adapters/codeFetching';
import type { QrCodes } from '../content/qrCode';
import type { Settings } from '../settings/settingsSchema';

/** What the export writes once for all pages, as a module that is fetched with the site's code. */
export interface PageData {
  readonly settings: Settings;
  /** The year of the export: what the copyright line shows until the clock is asked. */
  readonly year: number;
  /** The site's own addresses, drawn: made by the export, so that no browser computes them. */
  readonly qr: QrCodes;
  /** The files of every page and of each language's words: by path, by language, and `portfolio`. */
  readonly code: CodeAddresses;
  /** Address of the script that counts the visit; absent where visits are not counted. */
  readonly counting?: string;
}

/** What the export writes into the boot script, once for all pages. */
export interface BootData {
  readonly code: CodeTable;
  /** As in `PageData`. */
  readonly counting?: string;
  readonly start: StartData;
}

/** The addresses of the code that a page's start needs. */
export interface CodeTable {
  /** What every page needs, the one to run first at the front. */
  readonly shared: readonly string[];
  /** What a page needs besides, by path. */
  readonly own: Readonly<Record<string, readonly string[]>>;
}

/** What the boot script hands on to what it loads: how a visit is counted, and where the rest stands. */
export interface StartData {
  readonly settings: Pick<Settings, 'analyticsId' | 'analyticsConsent' | 'analyticsHost'>;
  /** Address of the module with `PageData`. */
  readonly siteData: string;
}

/** What the boot script has noted on its own element. @throws when it has not run here. */
export function readStartData(): StartData {
  const text = document.querySelector<HTMLScriptElement>('script[data-page]')?.dataset.start;
  if (!text) throw new Error('no boot script of this page has noted what the start needs');
  return JSON.parse(text);
}

/** The data that the export wrote for all pages. @throws ChunkLoadError when it is out of reach. */
export async function loadSiteData(): Promise<PageData> {
  const { siteData } = readStartData();
  return codeFetcher({ siteData: [siteData] })('siteData', () => import(`${siteData}`));
}
