import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Modifier, Tab } from '../drivers/engine';
import { Part } from './part';
import { soon } from './soon';
import type { Watched } from './watchScript';

/** Finds elements by role and name in any engine. Source: Testing Library, queries by role. */
const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Plain data, as it goes into a page and comes out of it. */
export type Data =
  | string
  | number
  | boolean
  | null
  | readonly Data[]
  | { readonly [name: string]: Data };

/** A page as a person uses it and a test reads it. */
export class Page {
  constructor(readonly tab: Tab) {}

  async open(address: string): Promise<void> {
    await this.expectNoProblems();
    await this.tab.open(address);
  }

  /** Acts as a person does, by moving the pointer, until the site answers. */
  async wake(): Promise<void> {
    let isAside = false;
    await soon(
      'the site answers',
      async () => {
        isAside = !isAside;
        await this.tab.moveMouse(isAside ? 5 : 6, 5);
        return this.read(() => (Reflect.get(window, 'engineAccount') as Watched).hasStarted);
      },
      true,
    );
  }

  /** Opens an address and waits until the site answers. */
  async openAwake(address: string): Promise<void> {
    await this.open(address);
    await this.wake();
  }

  /** What a function gives in the page, which takes nothing from around it. */
  read<Given extends readonly Data[], Value>(
    give: (...given: Given) => Value,
    ...given: Given
  ): Promise<Value> {
    return this.readSource<Value>(String(give), given);
  }

  /** As `read`, by the function's source, with Testing Library in the page. */
  async readByRole<Value>(source: string, given: readonly Data[]): Promise<Value> {
    const isThere = await this.read(() => 'TestingLibraryDom' in globalThis);
    if (!isThere) await this.tab.evaluate(`(() => { ${library}; return null; })()`);
    return this.readSource(source, given);
  }

  /** What tsx leaves in a function to keep names comes along. */
  private async readSource<Value>(source: string, given: readonly Data[]): Promise<Value> {
    const call = `(${source})(...${JSON.stringify(given)})`;
    const { value } = (await this.tab.evaluate(
      `(() => { const __name = (named) => named; return { value: ${call} ?? null }; })()`,
    )) as { value: Value };
    return value;
  }

  /** All of the page; parts are found in it. */
  get all(): Part {
    return new Part(this, []);
  }

  find(role: string, name?: string): Part {
    return this.all.find(role, name);
  }

  select(selector: string): Part {
    return this.all.select(selector);
  }

  async press(key: string, modifier?: Modifier): Promise<void> {
    await this.tab.pressKey(key, modifier);
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.tab.pressKey(letter);
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.tab.moveMouse(x, y);
    await this.tab.pressMouse();
    await this.tab.releaseMouse();
  }

  back(): Promise<void> {
    return this.read(() => history.back());
  }

  path(): Promise<string> {
    return this.read(() => location.pathname + location.hash);
  }

  title(): Promise<string> {
    return this.read(() => document.title);
  }

  scrollTop(): Promise<number> {
    return this.read(() => Math.round(scrollY));
  }

  async scrollTo(top: number): Promise<void> {
    await this.read((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await soon('the page is scrolled', () => this.scrollTop(), top);
  }

  announcements(): Promise<string[]> {
    return this.read(() => [...(Reflect.get(window, 'engineAccount') as Watched).announcements]);
  }

  /** The page's title, as what shows that another page has come. */
  async expectTitle(title: string): Promise<void> {
    await soon('title', () => this.title(), title);
  }

  /** @throws Error with every error of a script and every violation of the policy since the page was loaded. */
  async expectNoProblems(): Promise<void> {
    const problems = await this.read(
      () => (Reflect.get(window, 'engineAccount') as Watched | undefined)?.problems.splice(0) ?? [],
    );
    if (problems.length > 0) throw new Error(problems.join('\n'));
  }
}
