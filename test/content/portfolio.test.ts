import { portfolio } from '../../src/content/portfolio';
import { type PortfolioProject, parsePortfolio } from '../../src/content/portfolioRules';

const project = (changes: Partial<PortfolioProject> = {}): PortfolioProject => ({
  id: 'falafel',
  name: { en: 'Falafel', he: 'פלאפל' },
  description: { en: 'A stand.', he: 'דוכן.' },
  image: 'falafel',
  link: 'https://example.com/falafel',
  sample: true,
  ...changes,
});
const kiosk = project({ id: 'kiosk', name: { en: 'Kiosk', he: 'קיוסק' } });

describe('[S3] Portfolio items', () => {
  test('five samples, each with name, description, image and link in both languages', () => {
    expect(portfolio.map(({ id, image }) => [id, image])).toEqual([
      ['hummus', 'hummus'],
      ['flowers', 'flowers'],
      ['barber', 'barber'],
      ['bakery', 'bakery'],
      ['guesthouse', 'guesthouse'],
    ]);
    for (const { name, description, link, sample } of portfolio) {
      expect(sample).toBe(true);
      expect(link).toMatch(/^https:\/\/example\.com\//);
      for (const text of [name.en, description.en]) expect(text).toMatch(/^[^א-ת"']+$/);
      for (const text of [name.he, description.he]) expect(text).toMatch(/^[^"'’]*[א-ת][^"'’]*$/);
    }
  });

  test('projects that differ are taken as they are, and none is fine', () => {
    expect(parsePortfolio([project(), kiosk])).toEqual([project(), kiosk]);
    expect(parsePortfolio([project({ link: 'http://example.com' })])).toHaveLength(1);
    expect(parsePortfolio([])).toEqual([]);
  });

  test.each([
    [{ en: 'Falafel', he: 'אחר' }, '"Falafel"'],
    [{ en: ' falafel ', he: 'אחר' }, '" falafel "'],
    [{ en: 'Other', he: 'פלאפל' }, '"פלאפל"'],
  ])('a name that stands twice is refused: %j', (name, value) => {
    expect(() => parsePortfolio([project(), { ...kiosk, name }])).toThrow(
      `src/content/portfolio.ts, project "kiosk": name is ${value}, expected a name that project "falafel" does not have already`,
    );
  });

  test.each([
    '',
    'example.com',
    '/falafel',
    'javascript:alert(1)',
    'ftp://example.com',
    'mailto:a@b.co',
  ])('a link that is not http(s) is refused: %j', (link) => {
    expect(() => parsePortfolio([project({ link })])).toThrow(
      `src/content/portfolio.ts, project "falafel": link is ${JSON.stringify(link)}, expected an address starting with https:// or http://`,
    );
  });

  test('an id that stands twice is refused', () => {
    expect(() => parsePortfolio([project(), { ...kiosk, id: 'falafel' }])).toThrow(
      'project "falafel": id is "falafel", expected an id that no other project has',
    );
  });
});
