import process from 'node:process';
import { en } from '../../../locales/en';
import { he } from '../../../locales/he';
import { defaultParams } from '../../app/defaultParams';
import { createMessageStore } from '../../i18n/messageStore';
import type { Settings } from '../../settings/settingsSchema';
import { qrCodesOf } from '../export/qrCodes';
import { median } from './median';

const count = 300;

/** The processor's time for one page of the export: time spent waiting for other processes is none of it. */
export async function benchRendering(settings: Settings): Promise<string> {
  // Reads React, which has to see the environment of a production build.
  const { renderPage } = await import('../../server');
  const year = new Date().getFullYear();
  const words = createMessageStore(() => Promise.reject(), defaultParams(settings, year), {
    en,
    he,
  });
  const qr = qrCodesOf(settings);
  const assets = {
    boot: '',
    counting: '',
    code: [],
    siteData: '',
    styleNames: [],
    fontFaces: '',
    fontsToPreload: [],
  };
  const times: number[] = [];
  for (let page = 0; page < count; page += 1) {
    const language = page % 2 === 0 ? 'en' : 'he';
    const before = process.cpuUsage();
    await renderPage({ path: '/services', language, settings, words, year, qr, assets });
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  const [first = Number.NaN] = times;
  return `/services rendered ${count} times: ${median(times).toFixed(1)} ms of processor each, the first ${first.toFixed(0)}`;
}
