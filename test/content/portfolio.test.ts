import { decodeMenu } from '../../machines/menuCode';
import { portfolio } from '../../src/content/portfolio';

test.each(
  portfolio.filter(({ sample }) => sample).map(({ id, name, link }) => ({ id, name, link })),
)('[S2] the sample $id opens a card with its name on both sides', ({ name, link }) => {
  const firstWord = (text: string) => text.split(' ')[0];
  for (const [language, other] of [
    ['en', 'he'],
    ['he', 'en'],
  ] as const) {
    const menu = decodeMenu(link[language].slice(1));
    expect(menu?.name.startsWith(firstWord(name[language]) ?? '?')).toBe(true);
    expect(menu?.dish1).not.toBe('');
    expect(menu?.backDish1).not.toBe('');
    expect(menu?.backName).toBe(decodeMenu(link[other].slice(1))?.name);
  }
});
