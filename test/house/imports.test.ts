import path from 'node:path';
import { languageCodes } from '../../locales/languages';
import { type ImportKind, sourceFiles } from './sourceFiles';

/** Imports of every feature: shared rooms, and packages for views and actors. */
const feature =
  'src/start/pageContract src/site/ src/site.pages:types src/ui/ src/illustrations/ src/content/ src/tokens/ src/i18n/ src/platform/ src/settings/:types machines/ locales/languages locales/languagesOfSite locales/:types react @emotion/react @emotion/styled @tanstack/react-router @xstate/react xstate valibot';

/** Features that import another feature, with the reason. All others stay in their room. */
const featurePairs: Readonly<Record<string, string>> = {
  'booking links': 'the booking page opens in a new tab',
  'booking toasts': 'a booked meeting is confirmed',
  'chrome language': 'the header has the language menu',
  'chrome links': 'header and footer consist of links',
  'chrome panel': 'the header has the button of the panel',
  'consent language': 'a page is counted in its language',
  'contact bill': 'the choice travels into the inquiry',
  'contact forms': 'a form',
  'contact language': 'the choice is sent in the page’s language',
  'contact links': 'the other ways to write',
  'contact menuEditor': 'a written menu travels into the inquiry',
  'contact toasts': 'the result of a submission',
  'errors chrome': 'pages have an intro',
  'forms links': 'without scripts, an address replaces the form',
  'helpers booking': 'one helper is the booking badge',
  'helpers links': 'the other helper is a link to the chat',
  'home menuEditor': 'the hero’s menu opens the editor',
  'home portfolio': 'a preview of the projects',
  'home pricing': 'a preview of the services has prices',
  'legal chrome': 'pages have an intro',
  'legal consent': 'the privacy page changes the answer',
  'legal links': 'the contacts',
  'menuEditor language': 'the code leads to the page’s language',
  'panel language': 'the panel has the languages',
  'panel links': 'the panel has the navigation',
  'reviews forms': 'a form',
  'reviews toasts': 'results of a submission and of the list',
  'services pricing': 'services have prices',
};

const featuresOf = (name: string) =>
  Object.keys(featurePairs).flatMap((pair) => {
    const [source, target] = pair.split(' ');
    return source === name ? [`src/features/${target}/`] : [];
  });

/**
 * Allowed imports of each folder. `:types` allows only types, `:later` types and `import()`. The first entry that fits
 * applies; `*` is any package.
 */
const layers: Readonly<Record<string, string>> = {
  'locales/': 'locales/',
  'machines/': 'machines/ locales/:types xstate',
  'src/tokens/': 'src/tokens/ @emotion/react:types',
  'src/platform/': 'src/platform/ src/start/pageContract locales/languages',
  'src/ui/':
    'src/ui/ src/tokens/ locales/languages react react-dom @emotion/react @emotion/styled @tanstack/react-router @ariakit/react uqr xstate:types',
  'src/i18n/': `src/i18n/ locales/formats locales/languages ${languageCodes.map((code) => `locales/${code}:later locales/${code}/menuEditor`).join(' ')} locales/:types react rosetta`,
  'src/site.pages': 'src/content/claims src/tokens/:types locales/:types',
  'src/content/': 'src/content/ src/tokens/:types locales/:types machines/billRules',
  'src/site/':
    'src/site/ src/site.pages src/content/ src/i18n/:types src/platform/:types src/settings/examples src/settings/:types machines/:types locales/languages locales/:types react xstate @tanstack/react-router:types',
  'src/illustrations/':
    'src/illustrations/ src/site/ src/ui/ src/content/ src/i18n/ src/tokens/ locales/languages locales/:types react @emotion/react @emotion/styled',
  // May run before hydration: rules and browser facts only.
  'src/features/consent/counting.early':
    'src/features/consent/ src/start/pageContract src/ui/focusMain src/platform/ machines/consentRules locales/languages',
  'src/features/reviews/reviews.early':
    'src/features/reviews/reviewsApi src/features/reviews/cutText src/features/reviews/reviewCard src/features/reviews/earlyReviews:types src/i18n/ locales/languages machines/:types',
  'src/features/menuEditor/menuPage.early':
    'src/i18n/ machines/findMenu machines/menuCode machines/menuValues',
  'src/features/': feature,
  'src/pages/': 'src/features/ src/ui/ src/i18n/ src/content/ @tanstack/react-router',
  'src/seo/':
    'src/seo/ src/site.pages:types src/site/navigation src/site/pagePath src/content/ schema-dts:types src/i18n/:types locales/languages locales/languagesOfSite locales/:types src/settings/examples src/settings/:types',
  'src/app/':
    'src/start/pageContract src/pages/:later src/app/ src/site/ src/site.pages src/features/ src/ui/ src/i18n/ src/content/ src/seo/ src/platform/ src/tokens/ locales/languages locales/languagesOfSite src/settings/:types react @emotion/cache @emotion/react @emotion/styled @tanstack/react-router xstate',
  'src/start/pageContract': 'src/settings/:types machines/:types',
  // Runs on every page first, so it imports only constants, which the bundler inlines.
  'src/start/boot': 'src/start/ machines/startTable',
  'src/start/client':
    'src/start/pageContract src/start/drafts src/start/hydrate:later src/app/:later src/ui/:later src/platform/yieldToMain react-dom/client:later',
  'src/start/failureNotice': `locales/languages:types ${languageCodes.map((code) => `locales/${code}/start`).join(' ')}`,
  'src/start/runStart': 'machines/startTable',
  'src/start/':
    'src/start/ src/app/ src/features/panel/panel.actor src/platform/yieldToMain locales/languages react react-dom/client',
  'backend/':
    'backend/ src/features/forms/ src/tokens/ src/settings/ src/site.config src/i18n/ src/content/ machines/formRules machines/fieldKinds locales/ *',
  'src/settings/':
    'src/settings/ src/platform/hostLanguage locales/languages locales/languagesOfSite locales/:types valibot',
  'src/site.config': 'src/settings/:types',
  'src/prerender/':
    'src/prerender/ src/start/pageContract src/app/ src/site/ src/content/ src/i18n/:types src/seo/ src/tokens/ locales/languages src/settings/:types @emotion/cache @emotion/react @tanstack/react-router lightningcss react:types react-dom/server',
  'test/workbench/': 'test/workbench/ machines/ tools/charts/ react react-dom/client xstate elkjs/',
  'tools/':
    'tools/ src/prerender/ backend/ src/platform/ src/app/ src/ui/ src/start/pageContract src/features/ src/illustrations/ src/site/ src/content/ src/i18n/ src/seo/ src/tokens/ machines/ locales/ src/settings/ src/site.config src/site.pages *',
};

const files = sourceFiles(...['src', 'machines', 'backend', 'tools', 'locales', 'test/workbench']);
const byModule = new Map(files.map((file) => [file.path.replace(/\.tsx?$/, ''), file]));

// Cycles are a rule of Biome (`noImportCycles`), which knows no kinds of imports between layers.
describe('Imports', () => {
  test('respect the layers', () => {
    expect(files.length).toBeGreaterThan(150);
    const violations = files.flatMap(({ path, imports }) => {
      const layer = Object.keys(layers).find((folder) => path.startsWith(folder));
      if (layer === undefined) return [`${path} belongs to no layer`];
      return imports
        .filter(({ kind, target }) => !isAllowed(kind, target, allowedIn(layer, path)))
        .map(
          ({ kind, target }) =>
            `${path} imports ${target} (${kind}): expected what ${tableFor(path, target, layer)} of test/house/imports.test.ts has`,
        );
    });
    expect(violations).toEqual([]);
  });

  test('use every allowed pair of features', () => {
    const unused = Object.keys(featurePairs).filter((pair) => {
      const [source = '', target = ''] = pair.split(' ').map((name) => `src/features/${name}/`);
      return !files.some(
        ({ path, imports }) =>
          path.startsWith(source) && imports.some((imported) => imported.target.startsWith(target)),
      );
    });
    expect(unused).toEqual([]);
  });

  test('make no circle between the folders of the site', () => {
    const folderOf = (module: string) =>
      /^src\/[^/]+$|^src\/start\/pageContract$/.test(module) ? module : path.dirname(module);
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
      /^(src\/pages\/|locales\/\w\w$|locales\/\w+\/menuEditor|machines\/menuEditor\.machine|src\/ui\/drawQrCode$|src\/content\/portfolio|src\/features\/menuEditor\/MenuEditor$)/;
    expect(started.size).toBeGreaterThan(30);
    expect([...started].filter((module) => late.test(module))).toEqual([]);
  });
});

/** A feature may import itself, and the features that the table of pairs names. */
function allowedIn(layer: string, file: string): string {
  const [, name] = /^src\/features\/(\w+)/.exec(file) ?? [];
  if (layer !== 'src/features/' || !name) return layers[layer] ?? '';
  return [feature, `src/features/${name}/`, ...featuresOf(name)].join(' ');
}

function tableFor(file: string, target: string, layer: string): string {
  const [from, to] = [file, target].map((one) => /^src\/features\/(\w+)/.exec(one)?.[1]);
  return from && to ? `featurePairs ('${from} ${to}': its reason)` : `row "${layer}" of layers`;
}

function isAllowed(kind: ImportKind, target: string, allowed: string): boolean {
  const entry = allowed
    .split(' ')
    .map((one) => one.split(':'))
    .find(
      ([name = '']) =>
        name === target ||
        (name.endsWith('/') && target.startsWith(name)) ||
        (name === '*' && !/^((src|machines|backend|tools|locales|test)\/)/.test(target)),
    );
  if (entry === undefined) return false;
  const [, allowedKind] = entry;
  if (allowedKind === 'later') return kind !== 'value';
  return allowedKind === undefined || kind === allowedKind;
}
