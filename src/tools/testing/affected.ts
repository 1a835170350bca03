import { type PagePath, pages } from '../../content/navigation';
import type { SpecArea } from './browserSpecs';
import type { SourceFile } from './sourceFiles';

/** The browser tests that a change can affect. */
export interface Affected {
  /** Files of `test/browser`, all of whose tests are asked. */
  readonly specs: readonly string[];
  /** Files of which only the tests that name one of `pages` are asked. */
  readonly perPage: readonly string[];
  readonly pages: readonly PagePath[];
}

/** The page of most sections and the page of most controls go before the others. */
const pagesByWeight = [...new Set<PagePath>(['/', '/contact', ...pages])];

/** At how many of the affected pages is looked: `npm test` looks at all. */
const mostPages = 2;

/**
 * @param changed paths below the project.
 * @param files every source file of the site.
 */
export function affectedBy(
  changed: readonly string[],
  files: readonly SourceFile[],
  specs: Readonly<Record<string, SpecArea>>,
): Affected {
  const graph = new Map(files.map((file) => [moduleOf(file.path), file]));
  const touched = new Set(changed.map(moduleOf));
  const isTouchedBy = (roots: readonly string[]) =>
    [...reachedFrom(roots, graph)].some((module) => touched.has(module));

  const names = Object.keys(specs);
  const asked = names.filter(
    (name) =>
      changed.includes(`test/browser/${name}`) ||
      changed.some((file) => begins(file, specs[name]?.files)) ||
      isTouchedBy([...graph.keys()].filter((module) => begins(module, specs[name]?.parts))),
  );
  const isEveryPage = changed.some(isOfEveryPage) || isTouchedBy(['src/app/Layout']);
  const affectedPages = pagesByWeight.filter(
    (page) => isEveryPage || isTouchedBy([pageModule(page)]),
  );
  return {
    specs: asked,
    perPage:
      affectedPages.length === 0
        ? []
        : names.filter((name) => specs[name]?.isPerPage && !asked.includes(name)),
    pages: affectedPages.slice(0, mostPages),
  };
}

/** What no page imports, and every page is made with: the frame around it, words, files, settings. */
function isOfEveryPage(file: string): boolean {
  return /^(src\/(app|i18n|seo|[^/]+\.tsx?$)|locales|static|src\/tools\/(export|pictures))/.test(
    file,
  );
}

function begins(path: string, beginnings: readonly string[] = []): boolean {
  return beginnings.some((beginning) => path.startsWith(beginning));
}

function pageModule(page: PagePath): string {
  const name = page === '/' ? 'home' : page.slice(1);
  return `src/pages/${name.charAt(0).toUpperCase()}${name.slice(1)}Page`;
}

/** These modules, and all that run with them. */
function reachedFrom(
  roots: readonly string[],
  graph: ReadonlyMap<string, SourceFile>,
): ReadonlySet<string> {
  const reached = new Set(roots);
  for (const module of reached) {
    for (const { kind, target } of graph.get(module)?.imports ?? []) {
      if (kind === 'value') reached.add(target);
    }
  }
  return reached;
}

function moduleOf(file: string): string {
  return file.replace(/\.tsx?$/, '');
}
