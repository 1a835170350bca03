import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AnyStateNode, StateMachine } from 'xstate';
import { sourceFiles } from './sourceFiles';

const files = sourceFiles('src', 'machines', 'backend', 'tools', 'locales');
const pageFolders = /^src\/(ui|features|illustrations|pages|app|tokens)\//;

/** Files and folders that name a language, each with its reason. */
const namedLanguages: Readonly<Record<string, string>> = {
  'src/features/legal/LegalText.tsx': 'the licenses are in English',
  'src/settings/serviceSchema.ts':
    'the owner reads English or Hebrew, whatever the site’s languages',
  'backend/': 'the same',
  'machines/language.model.ts': 'models English and Hebrew, as the specification has them',
  'tools/local/': 'pages and mails of local services',
};

describe('Source files', () => {
  test.each<[string, RegExp, RegExp]>([
    [
      'use logical CSS properties, so that Hebrew mirrors them',
      pageFolders,
      /\b(margin|padding|border)(Left|Right)\b|\b(left|right): ?['"`\d]|\btextAlign: '(left|right)'/,
    ],
    // Emotion compiles `:lang(he) &` to `.a:lang(he) .a`.
    [
      'begin no nested selector with a colon',
      /^src\/(ui|features|illustrations|pages|app)\//,
      /^\s*(['"`]):.+\1: ?{/m,
    ],
    // The translator reads keys from the dictionary.
    [
      'cast no key past the types',
      /^(?!src\/i18n\/translator)/,
      /\bas (MessageKey|unknown|never)\b/,
    ],
    [
      'join words as their language does: by its list, or `layout.labeled`',
      /^src\/(ui|features(?!\/forms\/requests)|pages|app|i18n)\/|^tools\/(menus|soldWords)/,
      /join\('[,;] '\)|\}: \$\{/,
    ],
    [
      'import palette colors through their roles',
      /^(?!src\/(tokens\/roles|ui\/Flag\.|illustrations\/Logo\.)|tools\/facts\/)/,
      /from '[./]+tokens\/palette'/,
    ],
  ])('%s', (_, folder, pattern) => {
    const users = files.filter(({ path, code }) => folder.test(path) && pattern.test(code));
    expect(users.map((file) => file.path)).toEqual([]);
  });

  test('name no language, so that another one is a line in a table', () => {
    const users = files
      .filter(({ code }) => /(?<!\w)['"](en|he)['"]/.test(code))
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('locales/'));
    const isNamed = (path: string) =>
      Object.keys(namedLanguages).some((one) => path.startsWith(one));
    expect(users.filter((path) => !isNamed(path))).toEqual([]);
    const unused = Object.keys(namedLanguages).filter(
      (one) => !users.some((path) => path.startsWith(one)),
    );
    expect(unused).toEqual([]);
  });

  test('keep browser APIs, clock and randomness out of machines', () => {
    const outside =
      /(?<![.\w])(window|document|navigator|localStorage|sessionStorage|fetch|setTimeout|setInterval|console|process|Math\.random|Date\.now|new Date)\b(?!\s*\??:)/;
    const users = files.filter(
      (file) =>
        file.path.startsWith('machines/') &&
        outside.test(file.code.replace(/'(?:\\.|[^'\\\n])*'/g, "''")),
    );
    expect(users.map((file) => file.path)).toEqual([]);
  });

  test('export a component of their own name', () => {
    const strangers = files
      .filter((file) => /^src\/(ui|features|illustrations|pages)\/.*\.tsx$/.test(file.path))
      .filter(({ path: file, code }) => {
        const name = path.basename(file, '.tsx');
        return !new RegExp(`^export (function|const|class) ${name}\\b`, 'm').test(code);
      });
    expect(strangers.map((file) => file.path)).toEqual([]);
  });

  test('subscribe to every event that a machine emits', () => {
    const namesIn = (code: string, pattern: RegExp) =>
      [...code.matchAll(pattern)].map(([, name]) => name);
    const emitted = files.flatMap(({ code }) => namesIn(code, /\bemit\([^']*?type: '([\w.]+)'/g));
    const heard = new Set(files.flatMap(({ code }) => namesIn(code, /\.on\(\s*'([\w.]+)'/g)));
    expect(emitted.length).toBeGreaterThan(10);
    expect(emitted.filter((type) => !heard.has(type))).toEqual([]);
  });
});

test('Machines have a description for each state', async () => {
  const undescribed: string[] = [];
  const visit = ({ id, description, states }: AnyStateNode, isRoot: boolean) => {
    if (!isRoot && !description?.trim()) undescribed.push(id);
    for (const child of Object.values(states)) visit(child, false);
  };
  for (const file of files.filter((one) => one.path.endsWith('.machine.ts'))) {
    const exported: Record<string, unknown> = await import(path.resolve(file.path));
    const machines = Object.values(exported).filter((value) => value instanceof StateMachine);
    expect([file.path, machines.length]).toEqual([file.path, 1]);
    for (const { root } of machines) visit(root, true);
  }
  expect(undescribed).toEqual([]);
});

describe('The backend', () => {
  test('needs no development package', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const packages = files
      .filter((file) => /^(backend|src\/settings)\//.test(file.path))
      .flatMap(({ imports }) => imports)
      .filter(
        ({ kind, target }) =>
          kind !== 'types' && !/^(node:|(src|machines|backend|locales)\/)/.test(target),
      )
      .map(({ target }) => /^(@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target);
    expect(packages.length).toBeGreaterThan(10);
    expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
  });

  test('is copied completely into its container', () => {
    const container = readFileSync('docs/Containerfile', 'utf8');
    const copied = [...container.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(copied.length).toBeGreaterThan(4);
    expect(copied.filter((name) => !existsSync(name))).toEqual([]);
    const ignored = readFileSync('docs/Containerfile.dockerignore', 'utf8');
    const sent = [...ignored.matchAll(/^!(.+)$/gm)].map(([, name]) => name);
    expect(sent).toEqual(copied);
  });
});
