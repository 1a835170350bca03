import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { he } from '../../locales/he';
import { pages } from '../../src/content/navigation';
import { readSettings } from '../../src/settings/readSettings';
import { variableNames } from '../../src/settings/variables';
import { budgets } from '../../src/tools/bench/budgets';
import { startParts } from '../../src/tools/export/codeTable';
import { sourceFiles } from '../../src/tools/testing/sourceFiles';
import { codeOf, codeTableIn } from '../support/codeTable';
import { exampleSettings } from '../support/exampleSettings';

const projectRoot = path.resolve(__dirname, '../..');

/** A copy of what is built, so that the project's own `dist` stays as it is. */
let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'build-'));
  for (const name of ['src', 'locales', 'machines', '.parcelrc', 'package.json', 'tsconfig.json']) {
    await cp(path.join(projectRoot, name), path.join(copy, name), { recursive: true });
  }
  const owner = `export const siteConfig = ${JSON.stringify(exampleSettings)};\n`;
  await writeFile(path.join(copy, 'src/site.config.ts'), owner);
  await symlink(path.join(projectRoot, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));
const timeLimit = 300_000;

describe('[Settings] npm run build, with settings that cannot be used', () => {
  test(
    'names each of them, says what is expected, and builds nothing',
    async () => {
      const { code, errors, output } = await build({ EMAIL: 'hello', ORIGIN_EN: 'studio.com' });
      expect(code).toBe(1);
      expect(errors).toContain('EMAIL is "hello": expected an email address');
      expect(errors).toContain('ORIGIN_EN is "studio.com": expected scheme and host');
      expect(errors).not.toMatch(/^ +at /m);
      expect(output).toBe('');
      expect(existsSync(path.join(copy, 'dist'))).toBe(false);
    },
    timeLimit,
  );

  test(
    '--strict takes no placeholders',
    async () => {
      const { code, errors } = await build({}, '--strict');
      expect(code).toBe(1);
      const { refusedPlaceholders } = readSettings(exampleSettings, {});
      for (const { name } of refusedPlaceholders) expect(errors).toContain(`  ${name} is still`);
      expect(errors).toContain('CONTACT_ENDPOINT is empty');
      expect(errors).toContain('src/content/legal.ts: the text of /privacy is a sample');
      expect(errors).not.toContain('SOCIAL');
      expect(errors).not.toMatch(/^ +at /m);
      expect(existsSync(path.join(copy, 'dist'))).toBe(false);
    },
    timeLimit,
  );
});

describe('[Export] npm run build', () => {
  let result: Result;
  const both = ['com', 'co.il'];
  const read = (...place: string[]) => readFile(path.join(copy, 'dist', ...place), 'utf8');
  const scripts = async (root: string) =>
    (await readdir(path.join(copy, 'dist', root, 'assets'))).filter((name) => name.endsWith('.js'));

  beforeAll(async () => {
    await writeFile(path.join(copy, '.env'), 'PHONE=+972 4 111 2222\nEMAIL=file@studio.com\n');
    result = await build({ EMAIL: 'environment@studio.com' });
  }, timeLimit);

  test('succeeds, and says in one line what is still a placeholder', () => {
    expect([result.code, result.errors]).toEqual([0, '']);
    const line = result.output.split('\n').find((text) => text.startsWith('Still placeholders'));
    const names = line?.match(/[A-Z_]{3,}/g);
    expect(names).toContain('STUDIO_NAME_EN');
    expect(names).not.toContain('EMAIL');
    expect(names).not.toContain('PHONE');
  });

  test('says where enquiries go', () => {
    expect(result.output).toContain('the send is simulated');
  });

  test('[Settings] reads .env; the environment goes before it', async () => {
    for (const root of both) {
      const $ = load(await read(root, 'contact.html'));
      expect($('footer a[href^="mailto:"]').text()).toBe('environment@studio.com');
      expect($('footer a[href^="tel:"]').attr('href')).toBe('tel:+97241112222');
    }
  });

  test.each(both)('[S2] %s has every page', async (root) => {
    const html = (await readdir(path.join(copy, 'dist', root))).filter((name) =>
      name.endsWith('.html'),
    );
    expect(html).toHaveLength(pages.length + 1);
  });

  test.each(both)(
    'every built file that a page of %s names is there, and is not empty',
    async (root) => {
      for (const page of pages) {
        const $ = load(await read(root, page === '/' ? 'index.html' : `${page}.html`));
        const boot = $('script[data-page]').attr('src') ?? '?';
        const named = [boot, ...codeOf(codeTableIn(await read(root, boot)), page)];
        expect(named.length).toBeGreaterThanOrEqual(4);
        for (const name of named) {
          expect(name).toMatch(/^\/assets\/[\w-]+\.[0-9a-f]{8}\.js$/);
          expect((await read(root, name)).length).toBeGreaterThan(100);
        }
        const fonts = $('link[rel=preload][as=font]').toArray();
        // Display and text, of each alphabet that the first screen holds.
        expect(fonts).toHaveLength(root === 'com' ? 2 : 4);
        for (const font of fonts)
          expect(await read(root, $(font).attr('href') ?? '?')).not.toBe('');
      }
    },
  );

  test.each(both)('beside every text file of %s it stands compressed, both ways', async (root) => {
    const names = await readdir(path.join(copy, 'dist', root), { recursive: true });
    const texts = names.filter((name) => /\.(html|js|svg|txt|webmanifest|xml)$/.test(name));
    expect(texts.length).toBeGreaterThan(30);
    const bytes = (name: string) => readFile(path.join(copy, 'dist', root, name));
    for (const name of texts) {
      const [content, brotli, gzip] = await Promise.all(
        ['', '.br', '.gz'].map((end) => bytes(name + end)),
      );
      expect(brotliDecompressSync(brotli ?? '').equals(content ?? Buffer.of())).toBe(true);
      expect(gunzipSync(gzip ?? '').equals(content ?? Buffer.of())).toBe(true);
    }
  });

  test.each(both)('[S2] no page of %s weighs more than its budget, compressed', async (root) => {
    const weigh = async (...names: string[]) => {
      const sizes = names.map(
        async (name) => (await stat(path.join(copy, 'dist', root, name))).size,
      );
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
    };
    for (const page of pages) {
      const file = page === '/' ? 'index.html' : `${page}.html`;
      const $ = load(await read(root, file));
      const boot = $('script[data-page]').attr('src') ?? '?';
      const table = codeTableIn(await read(root, boot));
      const code = codeOf(table, page).map((name) => `${name}.br`);
      const fonts = $('link[rel=preload][as=font]')
        .toArray()
        .map((font) => $(font).attr('href') ?? '?');
      const weights = {
        html: await weigh(`${file}.br`),
        mainCode: await weigh(...code.filter(isMain)),
        ahead: await weigh(...code),
        boot: await weigh(`${boot}.br`),
        untilWhole: await weigh(`${file}.br`, `${boot}.br`, ...fonts),
        ...(page === '/' && { homeCode: await weigh(...code) }),
      };
      const names = Object.keys(weights) as (keyof typeof weights)[];
      const over = names.filter((name) => (weights[name] ?? 0) > budgets[name]);
      expect({ page, over, weights }).toEqual({ page, over: [], weights });
    }
  });

  test.each(both)('every file that a built script of %s takes in is there', async (root) => {
    const names = await scripts(root);
    const wanted: string[] = [];
    for (const name of names) {
      const text = await read(root, 'assets', name);
      const hashed = text.matchAll(/["'`](?:\.\/)?([\w-]+\.[0-9a-f]{8}\.js)["'`]/g);
      const neighbours = text.matchAll(/\bfrom ?["']\.\/([^"']+)["']/g);
      wanted.push(...[...hashed, ...neighbours].map(([, file = '']) => file));
    }
    // Each page at least is fetched by name.
    expect(new Set(wanted).size).toBeGreaterThanOrEqual(pages.length);
    expect(wanted.filter((file) => !names.includes(file))).toEqual([]);
  });

  test.each(both)('%s holds the licence of every package and font in it', async (root) => {
    const text = await read(root, 'licenses.txt');
    const fonts = (await readdir(path.join(copy, 'dist', root, 'assets')))
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => `@fontsource-variable/${name.replace(/-\w+\.\w+\.woff2$/, '')}`);
    // Of the code, what no page can do without, and what is only met deep below it.
    const code = ['react-dom', 'scheduler', 'xstate', 'stylis', '@tanstack/history', 'uqr'];
    for (const name of new Set([...fonts, ...code, '@parcel/runtime-js']))
      expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+$`, 'm'));
    expect(text).not.toMatch(/^(elkjs|@statelyai\/inspect|jest|@parcel\/core) /m);
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });

  test.each(both)('nothing of development and no source map is in %s', async (root) => {
    const assets = await readdir(path.join(copy, 'dist', root, 'assets'));
    expect(assets.filter((name) => /\.(map|tsx?|json)$/.test(name))).toEqual([]);
    for (const name of await scripts(root)) {
      const text = await read(root, 'assets', name);
      expect([name, /sourceMappingURL|BroadcastChannel|statelyai|process\.env/.exec(text)]).toEqual(
        [name, null],
      );
    }
  });

  test.each(both)('[S4] not one byte of the workbench, models or charts is in %s', async (root) => {
    const files = (await readdir(path.join(copy, 'dist', root), { recursive: true })).filter(
      (name) => /\.(html|js|css|json|svg|txt|xml)$/.test(name) || !name.includes('.'),
    );
    expect(files.length).toBeGreaterThan(20);
    const found: string[] = [];
    for (const name of files) {
      const text = await read(root, name).catch(() => '');
      found.push(...telling.filter((words) => text.includes(words)).map((w) => `${name}: ${w}`));
    }
    expect(found).toEqual([]);
  });

  test('[S4] what would tell of them stands in their sources', () => {
    const sources = sourceFiles('src/workbench', 'src/models', 'src/charts', 'src/dev', 'machines');
    const texts = sources.map(({ text }) => text);
    const unknown = telling.filter((words) => !texts.some((text) => text.includes(words)));
    expect(unknown).toEqual([]);
  });

  test('[S4] each language’s words are a file of their own', async () => {
    const words = he.home.closing.heading;
    const holders: string[] = [];
    for (const name of await scripts('com')) {
      const text = await read('com', 'assets', name);
      if (text.includes(words) || text.includes(escaped(words))) holders.push(name);
    }
    expect(holders).toEqual([expect.stringMatching(/^he\./)]);
  });

  test('the script that every page runs at once is small', async () => {
    const names = await scripts('com');
    const boot = await read('com', 'assets', names.find((name) => name.startsWith('boot')) ?? '?');
    expect(boot.length).toBeLessThan(6_000);
  });

  test('says how much each page weighs', () => {
    for (const page of pages)
      expect(result.output).toMatch(new RegExp(`^com${page} +\\d+ +\\d+ +\\d+$`, 'm'));
  });
});

const mainNames = ['client', ...startParts.map((part) => path.parse(part).name)];

/** Whether every page runs this file of the code once it is alive. */
function isMain(address: string): boolean {
  return mainNames.includes(path.basename(address).split('.')[0] ?? '');
}

/** What the workbench, the models, the charts and what they are built with cannot do without. */
const telling = [
  'workbenchHost',
  'Workbench',
  'is not as the table says',
  'Possible here',
  'To next timer',
  // Steps and scenarios of models.
  'ten seconds go by',
  'fill in with the email cut short',
  'an English page on the Hebrew domain',
  'come near a calendar',
  'This is no path file',
  // Charts, and what lays them out.
  'data-transition',
  'State chart of',
  'hierarchyHandling',
  'elkjs',
  // The inspector.
  'statelyai',
  'stately.ai/inspect',
];

interface Result {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs the build in the copy, without what this machine’s environment says of the studio. */
function build(environment: Record<string, string>, ...options: string[]): Promise<Result> {
  const inherited = Object.entries(process.env).filter(
    ([name]) =>
      !variableNames.includes(name) && !['NODE_ENV', 'NODE_OPTIONS', 'DEBUG'].includes(name),
  );
  const env = { ...Object.fromEntries(inherited), ...environment };
  const command = ['--import', 'tsx', 'src/tools/build.ts', ...options];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: copy, env }, (error, output, errors) => {
      const code = typeof error?.code === 'number' ? error.code : error ? -1 : 0;
      resolve({ code, output, errors });
    });
  });
}

function escaped(text: string): string {
  return text.replace(
    /[^\u0020-\u007e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
