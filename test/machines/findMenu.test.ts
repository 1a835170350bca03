import fc from 'fast-check';
import { findMenu } from '../../machines/findMenu';
import { encodeMenu } from '../../machines/menuCode';
import { writtenMenu } from './writtenMenu';

const page = 'https://www.example.co.il/menu';
const menu = writtenMenu.filter((values) => encodeMenu(values) !== undefined);
const codeOf = (values: Parameters<typeof encodeMenu>[0]) => encodeMenu(values)?.slice(1) ?? '';

const percent = (text: string) =>
  [...text].map((one) => `%${one.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');

/** Ways in which programs change an address, by the rule or the report that describes them. */
const programs: Readonly<Record<string, (code: string) => string>> = {
  'percent-encode each character': (code) => `${page}#${percent(code)}`,
  'percent-encode twice': (code) => `${page}#${percent(percent(code))}`,
  'encode the number sign': (code) => `${page}%23${code}`,
  'encode the number sign into a parameter': (code) => `${page}?utm_source=mail%23${code}`,
  'add parameters before the fragment': (code) => `${page}?fbclid=IwAR0_x-y&utm_source=a#${code}`,
  'repeat the address': (code) => `${page}#${code}](${page}#${code})`,
  'encode the markup around it': (code) => `${page}#%3C${code}%3E`,
};

/** Text that programs take into a link, or that a person writes right after it. */
const appended = [
  ...'.,;:!?)]}>\'"*_-~|/\\`…»״׳”’。，）',
  ...['...', '**', '__', '_-', ').', '">', '%22', '%3E', '%e2%80%9d', '%e2%80', '%0A', '&quot;'],
  ...['?utm_source=whatsapp&utm_medium=social', '&fbclid=IwAR0-x_y', '?si=Bx', '&amp;gclid=C2'],
  ...[' and the rest of the sentence', '%20Sent%20from%20a%20phone', '#:~:text=menu', '#top'],
];

/** Line breaks of mail programs, in the middle of a code. */
const breaks = [
  '\n',
  '\r\n',
  ' ',
  '%20',
  '%0D%0A',
  '=\r\n',
  '\r\n> ',
  '-\n',
  '\u00ad',
  '\u200b',
  '%E2%80%8B',
];

describe('[S2] The address of a menu', () => {
  test('is not searched beyond 8 kB, which would keep a page busy for seconds', () => {
    for (const values of fc.sample(menu, 1)) {
      const address = `${page}#${codeOf(values)}`;
      expect(findMenu(address.padEnd(8192, '.'))).toEqual(values);
      expect(findMenu(address.padEnd(8193, '.'))).toBe('damaged');
    }
  });

  test.each(Object.entries(programs))('leads to the menu if programs %s', (_, change) => {
    fc.assert(
      fc.property(menu, (values) => expect(findMenu(change(codeOf(values)))).toEqual(values)),
    );
  });

  test.each(appended)('leads to the menu with %j after it', (text) => {
    fc.assert(
      fc.property(menu, (values) =>
        expect(findMenu(`${page}#${codeOf(values)}${text}`)).toEqual(values),
      ),
      { numRuns: 30 },
    );
  });

  test.each(breaks)('leads to the menu with %j in it', (text) => {
    fc.assert(
      fc.property(menu, fc.nat(), fc.nat(), (values, one, other) => {
        const code = codeOf(values);
        const [from = 0, to = 0] = [one, other].map((at) => at % code.length).sort((a, b) => a - b);
        const broken = [code.slice(0, from), code.slice(from, to), code.slice(to)].join(text);
        expect(findMenu(`${page}#${broken}`)).toEqual(values);
        expect(findMenu(`${page}#${broken}.`)).toEqual(values);
      }),
      { numRuns: 30 },
    );
  });

  test('is damaged without its end, its start or a part of it, and never another menu', () => {
    fc.assert(
      fc.property(menu, fc.nat(), fc.nat(), (values, one, other) => {
        const code = codeOf(values);
        const [from = 0, to = 0] = [one, other].map((at) => at % code.length).sort((a, b) => a - b);
        expect(findMenu(`${page}#${code.slice(0, to)}`)).toBe(to === 0 ? 'missing' : 'damaged');
        expect(findMenu(`${page}#${code.slice(to + 1)}.`)).toBe(
          to + 1 === code.length ? 'missing' : 'damaged',
        );
        const without = code.slice(0, from) + code.slice(to + 1);
        expect(findMenu(`${page}#${without}`)).toBe(without === '' ? 'missing' : 'damaged');
      }),
      { numRuns: 300 },
    );
  });

  test('has no menu if a program leaves out the fragment', () => {
    for (const rest of ['', '#', '?fbclid=IwAR0', '#%20', '#…'])
      expect(findMenu(page + rest)).toBe('missing');
  });
});
