import fc from 'fast-check';
import { findMenu } from '../../machines/findMenu';
import { encodeMenu } from '../../machines/menuCode';
import { emptyMenu } from '../../machines/menuValues';
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
  test('ends in a letter or a digit, as all of its code', () => {
    fc.assert(fc.property(menu, (values) => expect(codeOf(values)).toMatch(/^[A-Za-z\d]+$/)));
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

/** Codes that were printed and sent before, by their end, with the two prices. */
const old = [
  ['D2IBSa21wPbKBYCkX73oACgAA345', '1', '0'],
  ['D2IBSa21wPbKBYCkX73oAEgAAKv-', '2', '0'],
  ['D2IBSa21wPbKBYCkX73oGQgAQKt_', '200', '2'],
  ['D2IBSa21wPbKBYCkX73oTSgAwy__', '617', '6'],
  ['D2IBSa21wPbKBYCkX73pWigDYL_-', '2769', '27'],
  ['D2IBSa21wPbKBYCkX73sHkgKop-_', '8434', '85'],
  ['D2IBSa21wPbKBYCkX73oImgM4J--', '275', '103'],
  ['D2IBSa21wPbKBYCkX73oeqjkY-_-', '981', '1827'],
  ['D2IBSa21wPbKBYCkX73r3-j54-__', '7935', '1999'],
  // With five bits of padding.
  ['D2IBSa21wPbKBYCkX73oAZZQAEA__u', '12.50', '1'],
] as const;

describe.each(old)('[S2] The old code %s', (code, price1, price2) => {
  const values = {
    ...emptyMenu,
    ...{ name: 'Cafe Noa', dish1: 'Falafel', price1, price2, paper: 'brick' },
  };
  const found = (address: string) => expect(findMenu(address)).toEqual(values);

  test('leads to its menu, also if programs cut its end, encode it or add to it', () => {
    found(`${page}#${code}`);
    const end = /[-_]*$/.exec(code)?.[0].length ?? 0;
    for (let cut = 0; cut <= end; cut += 1) found(`${page}#${code.slice(0, code.length - cut)}`);
    for (const change of Object.values(programs)) found(change(code));
    for (const text of appended) found(`${page}#${code}${text}`);
    // A hyphen that a line break adds cannot be told from the code's own.
    for (const text of breaks.filter((one) => one !== '-\n'))
      found(`${page}#${code.slice(0, 9)}${text}${code.slice(9)}`);
  });

  test('is damaged without another character', () => {
    for (let at = 0; at < code.replace(/[-_]+$/, '').length; at += 1)
      expect(findMenu(`${page}#${code.slice(0, at)}${code.slice(at + 1)}`)).toBe('damaged');
  });
});
