import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { load } from 'cheerio';
import { pages } from '../../src/site/navigation';
import { budgets } from '../../tools/budgets';
import { menuPaths } from '../export/readHtml';
import { sourceFiles } from '../house/sourceFiles';
import { type BuildResult, buildLimit, builtCopy } from '../support/builtCopy';
import { newerFeatures } from '../support/newerFeatures';
import { pageCode } from '../support/pageCode';

const { at, read, build } = builtCopy();

/** Builds with errors on standard error only, without a stack, and without `dist`. */
async function refusedBuild(...options: string[]) {
  const { code, errors, output } = await build({}, ...options);
  expect([code, output, existsSync(at('dist'))]).toEqual([1, '', false]);
  expect(errors).not.toMatch(/^ +at /m);
  return errors;
}

test(
  '[Settings] npm run build names a fact of another type and all misspelled names, with file and line, and refuses placeholders and projects of a stopped service with --strict',
  async () => {
    const undo: (() => Promise<void>)[] = [];
    const change = async (file: string, from: string | RegExp, to: string) => {
      const text = await readFile(at(file), 'utf8');
      await writeFile(at(file), text.replace(from, to));
      undo.unshift(() => writeFile(at(file), text));
    };
    const restore = async () => {
      for (const one of undo.splice(0)) await one();
    };
    await change('src/content/claims.ts', 'starterPrice: 199', "starterPrice: '199'");
    await change('src/content/services.ts', "'sticker',", "'stiker',");
    await change('src/content/portfolio.ts', "service: 'nfc'", "service: 'cnf'");
    await change('src/content/team.ts', 'since: 2021', "since: 2021, photo: 'noa.jpg'");
    await change('src/content/team.ts', /(name: .*), he: .* }/g, '$1 }');
    await change('src/content/heroMenu.ts', "en: 'Labneh'", 'en: 5');
    await change('locales/en/booking.ts', /link: .*/, 'link: 5,');
    const misspelled = await refusedBuild();
    expect(misspelled).toMatch(/: link is wrong[\s\S]*Menu\.ts, line \d+: en: 5 is wrong/);
    expect(misspelled.match(/claims\.ts, line \d+: .*number/g)).toHaveLength(1);
    expect(misspelled).toMatch(/services\.ts, line \d+: "stiker" is wrong: expected .* "sticker"/);
    expect(misspelled).toMatch(/team\.ts, line \d+: photo: 'noa.jpg' is wrong: .*photos\/README/);
    expect(misspelled).toMatch(/team\.ts, line 21 and others: Property 'he' is missing\.$/m);
    expect(misspelled).toMatch(/portfolio\.ts, line \d+: "cnf" is wrong: .* "nfc"/);
    await restore();
    await change('locales/languages.ts', 'he-IL', 'he_IL');
    await change('locales/languages.ts', 'עד last', 'עד');
    expect(await refusedBuild()).toMatch(
      /^locales.languages\.ts, line \d+: .*'he_IL'.* es-ES\.\n.*: dayRange.* first and last\.\n$/,
    );
    await restore();
    // Checking the types of every file takes longest, and once is enough: the build below continues from its results.
    await change('tsconfig.build.json', /"src[^\]]+/, '"locales/en"');
    await change('tsconfig.build.json', 'types.tsbuildinfo', 'few.tsbuildinfo');
    await change('src/content/services.ts', /^ {2}service\('(nfc|booking)'.*\n/gm, '');
    const { previewedServices } = await import(at('src/content/services.ts'));
    expect(previewedServices).toHaveLength(4);
    const errors = await refusedBuild('--strict');
    await change('locales/en/booking.ts', '{{meetingMinutes', '{{meetingMinuts');
    expect(await refusedBuild()).toMatch(/booking\.ts, line \d+: .*did you mean meetingMinutes\?/);
    await change('locales/en/booking.ts', 'You’ll', "You'll");
    expect(await refusedBuild()).toMatch(/^locales.en.booking.ts, line \d+: .* write ’\. .*\n$/);
    await restore();
    expect(errors).toMatch(/^ {2}src\/site\.config\.ts.*: studioName\.he is still a placeholder/m);
    expect(errors).toMatch(/ {2}src.content.portfolio\.ts, line \d+: .* is "nfc", which is not o/);
  },
  buildLimit,
);

describe('[Export] npm run build', () => {
  let result: BuildResult;
  const both = ['com', 'co.il'];

  beforeAll(async () => {
    await writeFile(at('.env'), 'STUDIO_PHONE=+972 4 111 2222\nSTUDIO_EMAIL=file@studio.com\n');
    result = await build({
      STUDIO_EMAIL: 'environment@studio.com',
      // Pages that count visits are the heaviest.
      ...{ ANALYTICS_ID: 'G-TEST123456', ANALYTICS_CONSENT: 'ask' },
    });
  }, buildLimit);

  test('succeeds, and reports placeholders in one line, and that inquiries are simulated', () => {
    expect([result.code, result.errors]).toEqual([0, '']);
    const line = result.output.split('\n').find((text) => text.startsWith('Still placeholders'));
    expect(line).toMatch(/: studioName\.en, (?!.* (email|phone)\b)/);
    expect(result.output).toMatch(
      /^the environment: STUDIO_EMAIL is "environment@studio\.com", in.*\n^\.env, line 1: STUDIO_PHONE/m,
    );
    expect(result.output).toContain('the send is simulated');
  });

  test.each(both)('[S2] keeps pages of %s within their weight budgets', async (root) => {
    const weigh = async (...names: string[]) => {
      const sizes = names.map(async (name) => (await stat(at('dist', root, name))).size);
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
    };
    for (const page of pages) {
      const file = page === '/' ? 'index.html' : `${page}.html`;
      const $ = load(await read(root, file));
      const script = $('script[data-code]');
      const boot = script.attr('src') ?? '?';
      const code = pageCode(script.attr('data-code')).map((name) => `${name}.br`);
      const fonts = $('link[rel=preload][as=font]')
        .toArray()
        .map((font) => $(font).attr('href') ?? '?');
      // Display and text fonts, for each script on the first screen.
      expect(fonts).toHaveLength(root === 'com' ? 2 : 4);
      const weights = {
        html: await weigh(`${file}.br`),
        mainCode: await weigh(...code.filter((one) => mainCode.test(one))),
        prefetchedCode: await weigh(...code),
        boot: await weigh(`${boot}.br`),
        initialLoad: await weigh(`${file}.br`, `${boot}.br`, ...fonts),
        ...(page === '/' && { homeCode: await weigh(...code) }),
      };
      const names = Object.keys(weights) as (keyof typeof weights)[];
      const over = names.filter((name) => (weights[name] ?? 0) > budgets[name]);
      expect({ page, over, weights }).toEqual({ page, over: [], weights });
    }
    for (const page of menuPaths) {
      const script = load(await read(root, `${page}.html`))('script').attr('src');
      const weight = await weigh(`${page}.html.br`, ...(script ? [`${script}.br`] : []));
      expect({ page, isLight: weight <= 8 }).toEqual({ page, isLight: true });
    }
  });

  test('[S2] knows what it uses that the oldest supported browsers lack', async () => {
    expect(newerFeatures('URL.parse(a), b.toSorted(), /(?<=c)/ p{text-wrap:pretty}')).toEqual(
      '?< URL.parse textWrap textWrap.pretty toSorted'.split(' '),
    );
    const names = await readdir(at('dist', 'com'), { recursive: true });
    const files = names.filter((name) => /\.(html|js)$/.test(name));
    const texts = await Promise.all(files.map((name) => read('com', name)));
    const known = Object.values(newer).flatMap((list) => list.split(' '));
    const unknown = newerFeatures(texts.join('\n')).filter((name) => !known.includes(name));
    expect(unknown).toEqual([]);
  });

  test.each(both)('has the licenses of all packages and fonts in %s', async (root) => {
    const text = await read(root, 'licenses.txt');
    const fonts = (await readdir(at('dist', root, 'assets')))
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => `@fontsource-variable/${name.replace(/-\w+\.\w+\.woff2$/, '')}`);
    // Essential code, and code deep in the dependency graph.
    const code = ['react-dom', 'scheduler', 'xstate', 'stylis', '@tanstack/history', 'uqr'];
    for (const name of new Set([...fonts, ...code, '@parcel/runtime-js']))
      expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+$`, 'm'));
    expect(text).not.toMatch(/^(elkjs|@statelyai\/inspect|jest|@parcel\/core) /m);
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });

  test.each(both)('[S4] has no development code and no source map in %s', async (root) => {
    const names = await readdir(at('dist', root), { recursive: true });
    const data = names.filter((name) => /\.(map|tsx?|json)$/.test(name));
    expect(data).toEqual(['speculationrules.json']);
    const found: string[] = [];
    for (const name of names.filter((one) => /\.(html|js|css|svg|txt|xml)$/.test(one))) {
      const text = await read(root, name);
      const words = [...telling, ...(name.endsWith('.js') ? developing : [])];
      found.push(...words.filter((one) => text.includes(one)).map((one) => `${name}: ${one}`));
    }
    expect(found).toEqual([]);
  });

  test('[S4] searches for strings that exist in their sources', () => {
    const sources = sourceFiles('machines', 'tools/charts', 'test/workbench');
    const texts = sources.map(({ code }) => code);
    const unknown = telling.filter((words) => !texts.some((text) => text.includes(words)));
    expect(unknown).toEqual([]);
  });
});

const mainCode = /\/(?:main|client|hydrate)\.[^/]+$/;

/** Why the site may use a feature that an oldest supported browser lacks. */
const newer = {
  'the code asks whether the browser has it, or calls it with `?.`':
    'canShare checkVisibility closedBy command connection createPolicy createScript createScriptURL globalPrivacyControl hidePopover navigate popover prerendering requestIdleCallback share skipTransition startViewTransition togglePopover yield',
  'the event of another feature of this list':
    'beforetoggle fullscreenchange navigateerror navigatesuccess prerenderingchange',
  'an attribute that scripts replace, or a hint': 'blocking closedby commandfor fetchpriority',
  'a timeout whose error has another name': 'AbortSignal.timeout',
  'a style without which all is readable and usable':
    'anchorName animationTimeline breakAfter.avoid colorMix contentVisibility contentVisibility.visible detailsContent fieldSizing fieldSizing.content forcedColorAdjust forcedColorAdjust.none gridTemplateColumns.subgrid gridTemplateRows.subgrid has orphans outline overscrollBehavior page popoverOpen positionAnchor positionArea positionArea.blockEnd positionArea.blockStart positionArea.none positionVisibility positionVisibility.anchorsVisible printColorAdjust printColorAdjust.exact scripting textWrap textWrap.balance textWrap.nowrap textWrap.pretty timelineScope userSelect viewTimelineName widows zoom',
  'an older thing of the same name, or a name of a package':
    'address alt boxFlex boxFlexGroup boxOrdinalGroup boxPack check column createContext createObjectURL destroy details dispose div escape fallback first has hide inspect last marker maximize move path readText restore revokeObjectURL rx size transition use',
} as const;

/** With the formatters that `tools/parcel/formats.ts` replaces. */
const developing = [
  'sourceMappingURL',
  'BroadcastChannel',
  'process.env',
  'NumberFormat(',
  'DateTimeFormat(',
];

/** Strings of modules that only the workbench, the models, the charts and inspectable builds contain. */
const telling = [
  'Run every path',
  'Show typed text',
  'an hour later',
  // Steps of models.
  'ten seconds pass',
  // Charts, and what lays them out.
  'data-transition',
  'hierarchyHandling',
  'inspectMachines',
];
