import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ImportKind, sourceFiles } from './sourceFiles';

/**
 * Allowed imports of each folder. `:types` allows only types, `:later` types and `import()`. The first entry that fits
 * applies; `*` is any package.
 */
const layers: Readonly<Record<string, string>> = {
  'locales/': 'locales/',
  'machines/': 'machines/ locales/:types xstate',
  'src/tokens/': 'src/tokens/ @emotion/react:types',
  'src/components/':
    'src/components/ src/tokens/ locales/languages react react-dom @emotion/react @emotion/styled @tanstack/react-router @ariakit/react uqr',
  'src/sections/':
    'src/sections/ src/components/ src/tokens/ src/hooks/ src/i18n/ src/content/ locales/languages locales/:types machines/billRules machines/formRules machines/menuValues machines/:types src/settings/:types react @emotion/react @emotion/styled @tanstack/react-router',
  'src/pages/': 'src/sections/ src/components/ src/i18n/ src/content/ @tanstack/react-router',
  'src/hooks/':
    'src/hooks/ src/actors/:types src/i18n/ machines/ src/content/ locales/:types src/settings/examples src/settings/:types react @xstate/react xstate:types',
  'src/i18n/':
    'src/i18n/ locales/languages locales/en:later locales/he:later locales/en/menuEditor locales/he/menuEditor locales/:types react rosetta',
  'src/content/':
    'src/content/ src/i18n/ src/site.pages src/tokens/:types locales/:types machines/billRules machines/:types',
  'src/seo/':
    'src/seo/ src/content/ schema-dts:types src/i18n/:types locales/languages locales/:types src/settings/examples src/settings/:types',
  'src/adapters/': 'src/adapters/ machines/formRules machines/:types locales/languages valibot',
  'src/actors/':
    'src/actors/ src/adapters/ src/features/toasts/toasts src/features/bill/choiceParameter src/features/bill/choiceText:later src/i18n/:types src/tokens/ machines/ locales/:types src/settings/:types @tanstack/react-router:types xstate',
  'src/app/':
    'src/pages/:later src/app/ src/actors/ src/site.pages src/sections/ src/components/ src/hooks/ src/i18n/ src/content/ src/seo/ src/adapters/ src/tokens/ machines/ locales/languages src/settings/:types react @emotion/cache @emotion/react @emotion/styled @tanstack/react-router xstate',
  'src/site.pages': 'src/content/:types locales/:types',
  // Runs on every page first, so it imports only constants, which the bundler inlines.
  'src/start/boot':
    'src/entry/boot/ src/app/pageData:types src/platform/reloadParameter src/features/bill/choiceParameter src/features/consent/consentPrompt src/features/menuEditor/writeHash',
  // May run before hydration: rules and adapters only.
  'src/features/consent/counting.early':
    'src/app/pageData:types src/ui/focusMain src/features/consent/consentPrompt src/adapters/ machines/consentRules locales/languages',
  'src/features/reviews/reviews.early':
    'src/features/reviews/reviewsApi src/i18n/ src/features/reviews/cutText locales/languages machines/:types',
  'src/features/menuEditor/menuPage.early': 'src/i18n/ machines/menuCode machines/menuValues',
  'src/start/client':
    'src/start/boot:types src/start/hydrate:later src/app/:later src/components/:later src/platform/yieldToMain react-dom/client:later',
  'src/start/hydrate': 'src/app/ src/platform/yieldToMain locales/languages react react-dom/client',
  'backend/':
    'backend/ src/adapters/ src/content/ src/i18n/ src/tokens/ src/ui/starPath src/settings/ src/site.config machines/formRules locales/ *',
  'workbench/walks/':
    'workbench/walks/ src/site/navigation:types machines/ locales/languages xstate valibot',
  'workbench/charts/':
    'workbench/charts/ workbench/walks/ xstate:types elkjs/lib/elk-api:types elkjs/lib/elk.bundled.js',
  'src/settings/': 'src/settings/ locales/languages locales/:types valibot',
  'src/site.config': 'src/settings/:types',
  'src/prerender/':
    'src/prerender/ src/app/ src/content/ src/i18n/:types src/seo/ src/tokens/ locales/languages src/settings/:types @emotion/cache @emotion/react @tanstack/react-router lightningcss react:types react-dom/server',
  'workbench/entry/':
    'workbench/ src/app/ src/adapters/ src/tokens/ locales/languages react react-dom/client @emotion/cache @emotion/react @statelyai/inspect xstate:types',
  'workbench/': 'workbench/ src/actors/:types src/app/:types src/content/ machines/ locales/ *',
  'tools/':
    'tools/ workbench/charts/ workbench/walks/ src/prerender/ backend/ src/platform/hostLanguage src/platform/reloading src/app/ src/components/ src/sections/ src/hooks/ src/content/ src/i18n/ src/seo/ src/tokens/ machines/ locales/ src/settings/ src/site.config src/site.pages *',
};

const files = sourceFiles('src', 'machines', 'backend', 'workbench', 'tools', 'locales');
const byModule = new Map(files.map((file) => [file.path.replace(/\.tsx?$/, ''), file]));

const architecture = readFileSync('docs/architecture.md', 'utf8');

// Cycles are a rule of Biome (`noImportCycles`), which knows no kinds of imports between layers.
describe('Imports', () => {
  test('match the drawing in docs/architecture.md', () => {
    const folderOf = (name: string) => (existsSync(name) ? name : `src/${name}`);
    const [drawing = ''] = architecture.split('## Two ways');
    const edges = drawing.matchAll(/(\w+)(?= --> (\w+))/g);
    const drawn = [...edges].map(([, ...names]) => names.map(folderOf));
    expect(drawn.length).toBeGreaterThan(10);
    const wrong = drawn.filter(
      ([source = '', target = '']) =>
        !Object.entries(layers).some(
          ([layer, allowed]) => layer.startsWith(source) && allowed.includes(target),
        ),
    );
    expect(wrong).toEqual([]);
  });

  test('match the ways through the code in docs/architecture.md', () => {
    const nodes = new Map(
      [...architecture.matchAll(/^ {2}(\w+)\["(.+)\.tsx?"\]$/gm)].map(([, id, file]) => [id, file]),
    );
    expect([...nodes.values()].filter((file) => !byModule.has(file ?? ''))).toEqual([]);
    const arrows = [...architecture.matchAll(/^ {2}(\w+) --> (\w+)$/gm)].flatMap(([, ...ids]) => {
      const [source, target] = ids.map((id) => nodes.get(id));
      return source && target ? [{ source, target }] : [];
    });
    expect(arrows.length).toBeGreaterThan(15);
    const untrue = arrows.filter(
      ({ source, target }) =>
        !byModule.get(source)?.imports.some((imported) => imported.target === target),
    );
    expect(untrue).toEqual([]);
  });

  test('respect the layers', () => {
    expect(files.length).toBeGreaterThan(150);
    const violations = files.flatMap(({ path, imports }) => {
      const layer = Object.keys(layers).find((folder) => path.startsWith(folder));
      if (layer === undefined) return [`${path} belongs to no layer`];
      return imports
        .filter(({ kind, target }) => !isAllowed(kind, target, layers[layer] ?? ''))
        .map(({ kind, target }) => `${path} imports ${target} (${kind})`);
    });
    expect(violations).toEqual([]);
  });

  test('make no circle between the folders of the site', () => {
    const folderOf = (module: string) =>
      /^src\/[^/]+$/.test(module) ? module : path.dirname(module);
    const uses = new Map<string, Set<string>>();
    for (const { path: file, imports } of files) {
      const used = uses.get(folderOf(file)) ?? new Set();
      uses.set(folderOf(file), used);
      for (const { target } of imports) if (target.startsWith('src/')) used.add(folderOf(target));
    }
    const circles: string[] = [];
    const visit = (folder: string, way: readonly string[]) => {
      if (way.includes(folder)) {
        circles.push([...way.slice(way.indexOf(folder)), folder].join(' > '));
        return;
      }
      for (const next of uses.get(folder) ?? []) if (next !== folder) visit(next, [...way, folder]);
    };
    for (const folder of uses.keys()) if (folder.startsWith('src/')) visit(folder, []);
    expect([...new Set(circles)]).toEqual([]);
  });

  test('exclude pages, messages, projects and the menu editor from the start', () => {
    const started = new Set<string>();
    const visit = (module: string) => {
      if (started.has(module)) return;
      started.add(module);
      for (const { kind, target } of byModule.get(module)?.imports ?? [])
        if (kind === 'value') visit(target);
    };
    visit('src/start/hydrate');
    const late =
      /^(src\/pages\/|locales\/(en|he)$|locales\/\w+\/menuEditor|machines\/menuEditor\.machine|src\/components\/drawQrCode$|src\/content\/portfolio|src\/sections\/menuEditor\/MenuEditor$)/;
    expect(started.size).toBeGreaterThan(30);
    expect([...started].filter((module) => late.test(module))).toEqual([]);
  });

  test.each(['menu/Menu', 'menu/MenuItemRadio', 'dialog/Modal'])(
    'include Ariakit in %s',
    (component) => {
      const imports = byModule.get(`src/components/${component}`)?.imports ?? [];
      expect(imports.map(({ target }) => target)).toContain('@ariakit/react');
    },
  );
});

function isAllowed(kind: ImportKind, target: string, allowed: string): boolean {
  const entry = allowed
    .split(' ')
    .map((one) => one.split(':'))
    .find(
      ([name = '']) =>
        name === target ||
        (name.endsWith('/') && target.startsWith(name)) ||
        (name === '*' && !/^(src|machines|backend|workbench|tools|locales)\//.test(target)),
    );
  if (entry === undefined) return false;
  const [, allowedKind] = entry;
  if (allowedKind === 'later') return kind !== 'value';
  return allowedKind === undefined || kind === allowedKind;
}
