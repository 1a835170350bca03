import { en } from '../../locales/en';
import { he } from '../../locales/he';
import { claims } from '../../src/content/claims';
import { exampleSettings } from '../support/exampleSettings';
import { filled } from './flatWords';

describe.each([
  ['en', en.meta, exampleSettings.studioName.en],
  ['he', he.meta, exampleSettings.studioName.he],
] as const)('[S1] Metadata, %s', (_, meta, studio) => {
  const values = { ...claims, studio };

  test.each(Object.entries(meta))(
    '%s fits into a search result',
    (_page, { title, description }) => {
      const shownTitle = filled(title, values);
      const shownDescription = filled(description, values);
      expect([shownTitle, shownTitle.length <= 60]).toEqual([shownTitle, true]);
      expect(shownTitle).toContain(studio);
      const length = shownDescription.length;
      expect([length, shownDescription, length >= 110 && length <= 155]).toEqual([
        length,
        shownDescription,
        true,
      ]);
    },
  );

  test('is unique for each page', () => {
    const pages = Object.values(meta);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  });
});
