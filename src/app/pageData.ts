import type { QrCodes } from '../content/qrCode';
import type { CodeAddresses } from '../services/codeFetching';
import type { Settings } from '../settings/settingsSchema';

/** What the export hands to the browser inside the page. */
export interface PageData {
  readonly settings: Settings;
  /** The year of the export: what the copyright line shows until the clock is asked. */
  readonly year: number;
  /** The site's own addresses, drawn: made by the export, so that no browser computes them. */
  readonly qr: QrCodes;
  /** The files of every page and of each language's words: by path, by language, and `portfolio`. */
  readonly code: CodeAddresses;
}

/** Id of the element that carries the page's data. */
export const pageDataId = 'page-data';

/** The data that the export wrote into this page. @throws when the page carries none. */
export function readPageData(): PageData {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) throw new Error(`this page has no #${pageDataId} element to read its settings from`);
  return JSON.parse(text);
}
