import { type CodeAddresses, codeFetcher } from '../adapters/codeFetching';
import type { ExportedPhotos } from '../content/photo';
import type { Settings } from '../settings/settingsSchema';

/** Data that the export writes once for all pages, in a module fetched with the site's code. */
export interface PageData {
  readonly settings: Settings;
  /** Year of the export, shown in the copyright line until hydration. */
  readonly year: number;
  readonly photos: ExportedPhotos;
  /** Files of every page, of each language's messages, and of `portfolio`. */
  readonly code: CodeAddresses;
  /** Address of the analytics script; absent if visits are not counted. */
  readonly counting?: string;
}

/** Data that the export writes into the boot script, once for all pages. */
export interface BootData {
  readonly code: CodeTable;
  /** As in `PageData`. */
  readonly counting?: string;
  readonly start: StartData;
  /** Id of the consent prompt. */
  readonly prompt: string;
  /** Part of the host names of the Hebrew site. */
  readonly host: string;
  /** Pattern of the search and hash with which a page needs its code at once. */
  readonly busy: string;
}

/** Addresses of the code that a page needs to start. */
export interface CodeTable {
  /** Files that every page needs, in order of execution. */
  readonly shared: readonly string[];
  /** Additional files of a page, by path. */
  readonly own: Readonly<Record<string, readonly string[]>>;
}

/**
 * Data that the boot script passes to the code it loads: how visits are counted, and the address of the shared data.
 */
export interface StartData {
  readonly settings: Pick<Settings, 'analyticsId' | 'analyticsConsent' | 'analyticsHost'>;
  /** Address of the module with `PageData`. */
  readonly siteData: string;
}

/**
 * Reads the data that the boot script left on its own element.
 * @throws if the boot script has not run here.
 */
export function readStartData(): StartData {
  const text = document.querySelector<HTMLScriptElement>('script[data-page]')?.dataset.start;
  if (!text) throw new Error('the boot script of this page has not set its data');
  return JSON.parse(text);
}

/**
 * Loads the data that the export wrote for all pages.
 * @throws ChunkLoadError if it is out of reach.
 */
export async function loadSiteData(): Promise<PageData> {
  const { siteData } = readStartData();
  return codeFetcher({ siteData: [siteData] })('siteData', () => import(`${siteData}`));
}
