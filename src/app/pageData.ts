import { type CodeAddresses, codeFetcher } from '../platform/codeFetching';
import type { Settings } from '../settings/settingsSchema';
import type { ExportedPhotos } from '../site/exportedPhotos';
import type { Headings } from '../site/headings';
import { bootScript } from '../start/pageContract';

/** Data that the export writes once for all pages, in a module fetched with the site's code. */
export interface PageData {
  readonly settings: Settings;
  /** Year of the export, shown in the copyright line until hydration. */
  readonly year: number;
  readonly photos: ExportedPhotos;
  readonly headings: Headings;
  /** Files of every page, of each language's messages, of `portfolio` and of the parts that a press opens. */
  readonly code: CodeAddresses;
}

/**
 * Loads the data that the export wrote for all pages.
 * @throws ChunkLoadError if it is out of reach.
 */
export async function loadSiteData(): Promise<PageData> {
  const script = document.querySelector<HTMLScriptElement>(bootScript);
  const name = script?.dataset.code?.split(' ').find((file) => file.startsWith('siteData.'));
  const address = `/assets/${name}.js`;
  return codeFetcher({ siteData: [address] })('siteData', () => import(`${address}`));
}
