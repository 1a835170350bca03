import { pageNames, pages } from '../../src/content/navigation';
import { siteConfig } from '../../src/site.config';
import { exportedHead, headOf } from './support/head';
import { navigation } from './support/roles';
import { act, expect, test } from './support/test';
import { bothTongues } from './support/words';

interface Organization {
  readonly '@type': string;
}

function organizationIn(data: readonly string[]): Organization | undefined {
  const graph: readonly Organization[] = data.flatMap((text) => JSON.parse(text)['@graph'] ?? []);
  return graph.find((node) => node['@type'] === 'Organization');
}

for (const tongue of bothTongues) {
  const { language, direction, t } = tongue;
  const { origin } = siteConfig;

  for (const path of pages) {
    test(`[S1] the head of ${path} tells search engines what and where it is (${language})`, async ({
      page,
      sites,
    }) => {
      await page.goto(`${sites[language]}${path}`);
      const head = await headOf(page);
      const title = t(`meta.${pageNames[path]}.title`);
      const description = t(`meta.${pageNames[path]}.description`);
      expect(head).toMatchObject({ lang: language, dir: direction, title });
      expect(head.links).toEqual([
        ['canonical', `${origin[language]}${path}`],
        ['en', `${origin.en}${path}`],
        ['he', `${origin.he}${path}`],
        ['x-default', `${origin.en}${path}`],
      ]);
      const metas = new Map(head.metas);
      expect(metas.size).toBe(head.metas.length);
      expect(metas.get('description')).toBe(description);
      expect(metas.get('og:title')).toBe(title);
      expect(metas.get('og:description')).toBe(description);
      expect(metas.get('og:url')).toBe(`${origin[language]}${path}`);
      expect(metas.get('og:locale')).toBe(language === 'en' ? 'en_US' : 'he_IL');
      expect(metas.get('robots')).toBeUndefined();
      expect(organizationIn(head.data)).toMatchObject({
        name: siteConfig.studioName[language],
        email: siteConfig.email,
        telephone: siteConfig.phone,
      });
      await expect(page.locator('title')).toHaveCount(1);
    });
  }

  test(`[S1] the head follows a client navigation (${language})`, async ({ page, sites }) => {
    const exported = await exportedHead(page, `${sites[language]}/pricing`);
    await page.goto(sites[language]);
    await act(page);
    await navigation(page, tongue)
      .getByRole('link', { name: t('layout.nav.pricing') })
      .click();
    await expect.poll(() => headOf(page)).toEqual(exported);
  });

  test(`[S1] the start leaves the head as it was exported (${language})`, async ({
    page,
    sites,
  }) => {
    await page.goto(`${sites[language]}/services`);
    const exported = await headOf(page);
    await act(page);
    expect(await headOf(page)).toEqual(exported);
  });
}
