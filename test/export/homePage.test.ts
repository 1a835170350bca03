import type { CheerioAPI } from 'cheerio';
import { claims } from '../../src/content/claims';
import { previewedServices } from '../../src/content/services';
import { linksIn, readPage, textOf } from '../support/exportedPage';
import { translatorOf } from '../support/siteWords';
import { writtenAmount, writtenPrice } from './writtenPrices';

describe.each(['en', 'he'] as const)('[S2] /, %s', (language) => {
  let $: CheerioAPI;
  beforeAll(async () => {
    $ = await readPage('/', language);
  });

  test('the hero’s two actions', () => {
    const hero = $('h1').parent();
    const links = hero.find('a').toArray();
    expect(links.map((link) => [$(link).text(), $(link).attr('href')])).toEqual(
      language === 'en'
        ? [
            ['Start Your Project', '/contact'],
            ['View Our Work', '/portfolio'],
          ]
        : [
            ['התחילו פרויקט', '/contact'],
            ['לעבודות שלנו', '/portfolio'],
          ],
    );
  });

  test('three feature cards', () => {
    expect($('#features li h3').length).toBe(3);
  });

  test('four service previews with their prices, each leading to its card', () => {
    const t = translatorOf(language);
    const links = linksIn($, '#services li');
    expect(links).toEqual([
      [t('services.items.qrMenu.title'), '/services#qr-menu'],
      [t('services.items.onlineStore.title'), '/services#ecommerce'],
      [t('services.items.booking.title'), '/services#booking'],
      [t('services.items.maintenance.title'), '/services#maintenance'],
    ]);
    // What is drawn has prices of its own, which are none of the studio's.
    const prices = $('#services li bdi').not('[aria-hidden] bdi').toArray();
    expect(prices.map((shown) => $(shown).text())).toEqual(
      previewedServices.map(({ price }) =>
        price.kind === 'amount' ? writtenAmount(price, language) : writtenPrice(price, language),
      ),
    );
  });

  test('a portfolio preview, a place for reviews, a closing call to action', () => {
    expect($('#portfolio li h3').length).toBeGreaterThanOrEqual(2);
    expect(linksIn($, '#portfolio').at(-1)?.[1]).toBe('/portfolio');
    expect($('#testimonials h2').length).toBe(1);
    expect(linksIn($, '#closing').map(([, href]) => href)).toEqual(['/contact', '/pricing']);
  });

  test('[S9] uptime, hours until an answer, free minutes: as claimed', () => {
    const { uptime, replyHours, meetingMinutes } = claims;
    expect(textOf($, '#features')).toContain(`${uptime}%`);
    expect(textOf($, 'main')).toContain(
      language === 'en' ? `within ${replyHours} hours` : `תוך ${replyHours} שעות`,
    );
    expect(textOf($, '#closing')).toContain(
      language === 'en'
        ? `free ${meetingMinutes}-minute meeting`
        : `${meetingMinutes} דקות, ללא תשלום`,
    );
  });
});
