import { readFileSync } from 'node:fs';
import { startParts } from '../../src/tools/export/codeTable';
import { type ImportKind, type SourceFile, sourceFiles } from './sourceFiles';

/**
 * Allowed imports of each folder. `:types` allows only types, `:later` types and `import()`. The most specific entry
 * applies; `*` is any package.
 */
const layers: Readonly<Record<string, string>> = {
  'locales/': 'locales/',
  'machines/': 'machines/ locales/:types xstate',
  'src/tokens/': 'src/tokens/ @emotion/react:types',
  'src/components/':
    'src/components/ src/tokens/ react react-dom @emotion/react @emotion/styled @tanstack/react-router @ariakit/react uqr',
  'src/sections/':
    'src/sections/ src/components/ src/tokens/ src/hooks/ src/i18n/ src/content/ locales/languages locales/:types machines/:types machines/menuFragment src/settings/:types react @emotion/react @emotion/styled @tanstack/react-router',
  'src/pages/': 'src/sections/ src/components/ src/i18n/ src/content/ @tanstack/react-router',
  'src/hooks/':
    'src/hooks/ src/i18n/ machines/ src/content/:types locales/:types src/settings/:types src/settings/exampleAddress src/settings/exampleNumber react @xstate/react xstate:types',
  'src/i18n/':
    'src/i18n/ locales/languages locales/en:later locales/he:later locales/en/menuEditor locales/he/menuEditor locales/:types react rosetta',
  'src/content/': 'src/content/ src/site.pages locales/:types machines/:types',
  'src/seo/':
    'src/seo/ src/content/ src/i18n/:types locales/languages locales/:types src/settings/:types src/settings/exampleAddress',
  'src/adapters/':
    'src/adapters/ machines/formRules machines/menuFragment machines/:types locales/:types valibot',
  'src/app/':
    'src/pages/:later src/app/ src/site.pages src/sections/ src/components/ src/hooks/ src/i18n/ src/content/ src/seo/ src/adapters/ src/tokens/ machines/ locales/languages src/settings/:types react @emotion/cache @emotion/react @emotion/styled @tanstack/react-router xstate',
  'src/site.pages': 'src/content/:types locales/:types',
  // Runs on every page first, so it imports no code.
  'src/entry/boot': 'src/entry/boot/ src/app/pageData:types',
  // May run before hydration: rules and adapters only.
  'src/entry/counting':
    'src/app/pageData src/content/consentPrompt src/adapters/ machines/consentRules',
  'src/entry/client': 'src/entry/boot:types src/entry/parts/:later src/adapters/yieldToMain',
  // Each part is imported by the previous one.
  'src/entry/parts/':
    'src/entry/parts/:later src/app/ src/components/ src/adapters/yieldToMain locales/:types react react-dom/client',
  'src/backend/':
    'src/backend/ src/adapters/ src/content/ src/i18n/ src/tokens/ src/components/starPath src/settings/ src/site.config machines/formRules locales/ *',
  'src/models/': 'src/models/ machines/ xstate valibot',
  'src/charts/':
    'src/charts/ src/models/ src/tokens/ xstate:types elkjs/lib/elk-api:types elkjs/lib/elk.bundled.js',
  'src/settings/': 'src/settings/ locales/:types valibot',
  'src/site.config': 'src/settings/:types',
  'src/prerender/':
    'src/prerender/ src/app/ src/content/ src/i18n/:types src/seo/ src/tokens/ locales/languages src/settings/:types @emotion/cache @emotion/react @emotion/server/create-instance @tanstack/react-router lightningcss react-dom/server',
  'src/dev/':
    'src/dev/ src/workbench/ src/app/ src/adapters/ src/tokens/ locales/:types react react-dom/client @emotion/cache @emotion/react @statelyai/inspect xstate:types',
  'src/workbench/':
    'src/workbench/ src/charts/ src/models/ src/app/ src/pages/:later src/sections/ src/components/ src/hooks/ src/i18n/ src/content/ src/adapters/ src/tokens/ machines/ locales/ src/settings/:types *',
  'src/tools/':
    'src/tools/ src/charts/ src/models/ src/prerender/ src/backend/ src/adapters/hostLanguage src/app/ src/components/ src/sections/ src/hooks/ src/content/ src/i18n/ src/seo/ src/tokens/ machines/ locales/ src/settings/ src/site.config src/site.pages *',
};

const files = sourceFiles('src', 'machines', 'locales');
const byModule = new Map(files.map((file) => [file.path.replace(/\.tsx?$/, ''), file]));
const layerOf = ({ path }: SourceFile) =>
  Object.keys(layers).find((folder) => path.startsWith(folder));

describe('Imports', () => {
  test('match the drawing in docs/architecture.md', () => {
    const drawing = /```mermaid([\s\S]*?)```/.exec(readFileSync('docs/architecture.md', 'utf8'));
    const folderOf = (name: string) => (name === 'machines' ? 'machines' : `src/${name}`);
    const edges = (drawing?.[1] ?? '').split('\n').flatMap((line) => {
      const names = line.trim().split(' --> ').map(folderOf);
      return names.slice(1).map((target, index) => [names[index] ?? '', target] as const);
    });
    expect(edges.length).toBeGreaterThan(10);
    const wrong = edges.filter(
      ([source, target]) =>
        !Object.entries(layers).some(
          ([layer, allowed]) => layer.startsWith(source) && allowed.includes(target),
        ),
    );
    expect(wrong).toEqual([]);
  });

  test('belong to a layer', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(files.filter((file) => !layerOf(file)).map(({ path }) => path)).toEqual([]);
  });

  test.each(Object.keys(layers))('respect the layer %s', (layer) => {
    const violations = files
      .filter((file) => layerOf(file) === layer)
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ kind, target }) => !isAllowed(kind, target, layers[layer] ?? ''))
          .map(({ kind, target }) => `${path} imports ${target} (${kind})`),
      );
    expect(violations).toEqual([]);
  });

  test('have no cycle, types and dynamic imports included', () => {
    const cycles = [...byModule].flatMap(([module, { imports }]) =>
      imports
        .filter(({ target }) => byModule.has(target))
        .filter(({ target }) => reachableFrom(target, ['value', 'types', 'dynamic']).has(module))
        .map(({ target }) => `${module} <-> ${target}`),
    );
    expect(cycles).toEqual([]);
  });

  test('exclude pages, messages, projects and the menu editor from the start', () => {
    const parts = [...byModule.keys()].filter((module) => module.startsWith('src/entry/parts/'));
    const started = new Set(parts.flatMap((part) => [...reachableFrom(part, ['value'])]));
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

  test('list the parts of the start in order, so that they are fetched in parallel', () => {
    const nextPart = (part: string) =>
      byModule
        .get(part)
        ?.imports.find(
          ({ kind, target }) => kind === 'dynamic' && target.startsWith('src/entry/parts/'),
        )?.target;
    const found: string[] = [];
    for (let part = nextPart('src/entry/client'); part; part = nextPart(part)) found.push(part);
    expect(startParts.map((part) => `src/entry/parts/${part.replace(/\.tsx?$/, '')}`)).toEqual(
      found,
    );
  });
});

function isAllowed(kind: ImportKind, target: string, allowed: string): boolean {
  const [entry, allowedKind = 'value'] =
    allowed
      .split(' ')
      .map((one) => one.split(':'))
      .filter(([name = '']) =>
        name === '*'
          ? !/^(src|machines|locales)\//.test(target)
          : name.endsWith('/')
            ? target.startsWith(name)
            : name === target,
      )
      .sort(([one = ''], [other = '']) => other.length - one.length)[0] ?? [];
  return (
    entry !== undefined &&
    (allowedKind === 'value' || kind === 'types' || (allowedKind === 'later' && kind === 'dynamic'))
  );
}

/** A module and everything that it imports, directly or indirectly, by these kinds of imports. */
function reachableFrom(
  module: string,
  kinds: readonly ImportKind[],
  reached = new Set<string>(),
): ReadonlySet<string> {
  if (reached.has(module)) return reached;
  reached.add(module);
  for (const { kind, target } of byModule.get(module)?.imports ?? []) {
    if (kinds.includes(kind)) reachableFrom(target, kinds, reached);
  }
  return reached;
}
