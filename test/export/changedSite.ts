import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import type { Language } from '../../locales/languages';
import { previewedServices, type Service } from '../../src/content/services';
import { readSettings } from '../../src/settings/readSettings';
import { ownEnvironment } from '../settings/values';
import { exampleSettings } from '../support/exampleSettings';
import { exportInto } from './exportInto';

/** A studio's own settings. */
export const { settings: changedSettings } = readSettings(exampleSettings, {
  ...ownEnvironment,
  REVIEWS_API: '',
  INQUIRY_DAYS: '1095',
  BANNER_MESSAGE_EN: 'Closed on <b>Friday</b>',
  BANNER_MESSAGE_HE: 'סגור ביום שישי',
  VAT_NOTE: 'included',
  OPENING_HOURS_DAYS: 'Sunday-Friday',
  OPENING_HOURS_FROM: '8:30',
  OPENING_HOURS_TO: '15:00',
  STUDIO_REGISTRATION: 'licensedDealer',
  BOOKING_SERVICE_NAME: 'Cal.com',
  ANALYTICS_SERVICE_NAME: 'Own Analytics',
  ANALYTICS_SERVICE_COMPANY: 'Measuring Ltd',
});

/** Path in the root of a language. */
export function changedSiteAt(language: Language, ...names: readonly string[]): string {
  return path.join(scratch, 'site', language === 'en' ? 'com' : 'co.il', ...names);
}

export function readChangedFile(language: Language, file: string): Promise<string> {
  return readFile(changedSiteAt(language, file), 'utf8');
}

export async function readChangedPage(name: string, language: Language): Promise<CheerioAPI> {
  const html = await readChangedFile(language, `${name}.html`);
  return load(html, { scriptingEnabled: false });
}

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'export-'));
  // Everything that reads these facts is imported after the change.
  jest.resetModules();
  changeFacts();
  await exportInto(scratch, changedSettings, { now: new Date('2044-06-01T12:00:00Z') });
}, 300_000);
afterAll(() => rm(scratch, { recursive: true, force: true }));

function changeFacts() {
  const lists: Readonly<Record<string, readonly Service[]>> = jest.requireActual(
    '../../src/content/services',
  );
  const price = { kind: 'amount', amount: 4321, per: 'month' };
  const repriced = (services: readonly Service[]) =>
    services.map((service) =>
      service.id === previewedServices[0]?.id ? { ...service, price } : service,
    );
  const changed = Object.entries(lists).map(([name, list]) => [name, repriced(list)]);
  jest.doMock('../../src/content/services', () => Object.fromEntries(changed));
  const claims: object = jest.requireActual('../../src/content/claims');
  jest.doMock('../../src/content/claims', () => ({
    ...claims,
    portfolioIsSample: false,
    claims: { uptime: 99.5, replyHours: 77, meetingMinutes: 30, startWeeks: 3 },
  }));
}
