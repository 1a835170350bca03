import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Tab } from './engine';

declare const TestingLibraryDom: typeof import('@testing-library/dom');

const libraryFile = '@testing-library/dom/dist/@testing-library/dom.umd.min.js';
const library = readFileSync(createRequire(import.meta.url).resolve(libraryFile), 'utf8');

/** Keys without text. Source: W3C WebDriver, keyboard actions. */
const codes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** Locator of the next elements inside the previous ones. */
type Step = { readonly role: string; readonly name?: string } | { readonly css: string };

type Data = string | number | readonly Data[] | { readonly [name: string]: Data };

declare global {
  interface Window {
    /** Errors and violations since the start; see `watchProblems`. */
    problems?: string[];
  }
}

/** Elements of a page, queried each time. The page itself is an empty query. */
export class Part {
  constructor(
    protected readonly tab: Tab,
    private readonly steps: readonly Step[] = [],
  ) {}

  /** @param name exact accessible name; any without it. */
  find(role: string, name?: string): Part {
    return new Part(this.tab, [...this.steps, name === undefined ? { role } : { role, name }]);
  }

  select(css: string): Part {
    return new Part(this.tab, [...this.steps, { css }]);
  }

  /** Calls a function in the page with the elements; it cannot use its closure. */
  async read<Value, Given extends readonly Data[]>(
    give: (elements: HTMLElement[], ...given: Given) => Value,
    ...given: Given
  ): Promise<Value> {
    const call = `(${give})((${elementsAt})(${JSON.stringify(this.steps)}), ...${JSON.stringify(given)})`;
    const expression = `JSON.stringify({ value: ${call} })`;
    const isByRole = this.steps.some((step) => 'role' in step);
    const known = isByRole ? `'TestingLibraryDom' in globalThis ? ${expression} : ''` : expression;
    // The library is long, so that a page is given it once.
    const answer =
      (await this.tab.evaluate(known)) ||
      (await this.tab.evaluate(`((() => { ${library} })(), ${expression})`));
    return JSON.parse(answer).value;
  }

  hasFocus(): Promise<boolean> {
    return this.read(([first]) => first !== undefined && first === document.activeElement);
  }

  isShown(): Promise<boolean> {
    return this.read((elements) =>
      elements.some((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
      }),
    );
  }

  box() {
    return this.read(([first]) => first?.getBoundingClientRect() ?? new DOMRect());
  }

  async expectFocus(): Promise<void> {
    await expect.poll(() => this.hasFocus(), this.message('has the focus')).toBe(true);
  }

  async expectShown(isShown = true): Promise<void> {
    await expect.poll(() => this.isShown(), this.message('is shown')).toBe(isShown);
  }

  focus(): Promise<void> {
    return this.read(([first]) => first?.focus());
  }

  async press(key: string): Promise<void> {
    await this.focus();
    await this.pressKey(key);
  }

  /** Waits until it is stable and not covered. */
  async place(): Promise<{ readonly x: number; readonly y: number }> {
    let before = '';
    let place = { x: 0, y: 0 };
    const isReady = async () => {
      const { isHit, ...found } = await this.read(pressPlace);
      const isStill = JSON.stringify(found) === before;
      before = JSON.stringify(found);
      place = found;
      return isHit && isStill;
    };
    await expect.poll(isReady, { ...this.message('can be pressed'), intervals: [50] }).toBe(true);
    return place;
  }

  async click(): Promise<void> {
    const { x, y } = await this.place();
    await this.clickAt(x, y);
  }

  async write(text: string): Promise<void> {
    await this.click();
    await this.type(text);
    const value = await this.read(([first]) => (first as HTMLInputElement | undefined)?.value);
    expect(value).toBe(text);
  }

  /** Selects an option by value, because drivers cannot reach the system's popup. */
  choose(value: string): Promise<void> {
    return this.read(([first], chosen) => {
      const list = first as HTMLSelectElement;
      list.value = chosen;
      list.dispatchEvent(new Event('input', { bubbles: true }));
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  }

  /** Presses a key or a combination such as `Shift+Tab`. */
  async pressKey(keys: string): Promise<void> {
    const values = (keys.length > 1 ? keys.split('+') : [keys]).map((key) => codes[key] ?? key);
    const down = values.map((value) => ({ type: 'keyDown', value }));
    const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
    await this.tab.act({ type: 'key', id: 'keyboard', actions: [...down, ...up] });
  }

  /** In one command, because each takes longer than the page needs. */
  type(text: string): Promise<void> {
    const types = ['keyDown', 'keyUp'];
    const actions = [...text].flatMap((value) => types.map((type) => ({ type, value })));
    return this.tab.act({ type: 'key', id: 'keyboard', actions });
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.mouse(pointerTo(x, y));
    await this.mouse({ type: 'pointerDown', button: 0 });
    await this.mouse({ type: 'pointerUp', button: 0 });
  }

  mouse(action: object): Promise<void> {
    const parameters = { pointerType: 'mouse' } as const;
    return this.tab.act({ type: 'pointer', id: 'mouse', parameters, actions: [action] });
  }

  private message(what: string) {
    return { message: `${JSON.stringify(this.steps)} ${what}` };
  }
}

/** A page in a tab. */
export class Page extends Part {
  async open(address: string): Promise<void> {
    await this.expectNoProblems();
    await this.tab.open(address);
  }

  /** Opens a page and moves the pointer until it is hydrated. */
  async openHydrated(address: string): Promise<void> {
    await this.open(address);
    await this.hydrate();
  }

  async hydrate(): Promise<void> {
    let x = 5;
    const hasStarted = async () => {
      x = 11 - x;
      await this.mouse(pointerTo(x, 5));
      return this.read(() => document.documentElement.hasAttribute('data-test-started'));
    };
    await expect.poll(hasStarted, { message: 'the site answers' }).toBe(true);
  }

  async expectFocusKept(): Promise<void> {
    const isLost = () => this.read(() => document.activeElement === document.body);
    await expect.poll(isLost, { message: 'body has the focus' }).toBe(false);
  }

  /** Waits until an element is fully visible below the sticky header. */
  async expectBelowHeader(part: Part): Promise<void> {
    const isWhole = async () => {
      const [header, { top, bottom }] = [await this.find('banner').box(), await part.box()];
      const height = await this.read(() => innerHeight);
      return bottom > top && top >= header.bottom && bottom <= height;
    };
    await expect.poll(isWhole, { message: 'seen whole below the header' }).toBe(true);
  }

  /** Presses Tab several times; the focus stays in the dialog or goes to the browser's own controls. */
  async expectTrap(tabs: number): Promise<void> {
    for (let tab = 0; tab < tabs; tab += 1) {
      await this.pressKey('Tab');
      const isOutside = await this.read(() => {
        const { activeElement } = document;
        return activeElement !== document.body && activeElement?.closest('dialog') === null;
      });
      expect(isOutside, `Tab ${tab} leaves the dialog`).toBe(false);
    }
  }

  /** No error, no `console.error`, and no policy violation since the start. */
  async expectNoProblems(): Promise<void> {
    expect(await this.read(() => window.problems ?? [])).toEqual([]);
  }
}

function pointerTo(x: number, y: number) {
  return { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
}

/** Runs in the page. */
function elementsAt(steps: readonly Step[]): HTMLElement[] {
  let elements: HTMLElement[] = [document.documentElement];
  for (const step of steps) {
    const inside = elements.flatMap((element) => {
      if ('css' in step) return [...element.querySelectorAll<HTMLElement>(step.css)];
      return TestingLibraryDom.queryAllByRole(element, step.role, { name: step.name } as object);
    });
    elements = [...new Set(inside)];
  }
  return elements;
}

/** Runs in the page: center of an element, and whether a click there reaches it. */
function pressPlace([element]: HTMLElement[]) {
  if (!element) return { x: 0, y: 0, isHit: false };
  // A visually hidden input is clicked by its label.
  const { labels } = element as HTMLInputElement;
  const isHidden = element.getBoundingClientRect().width <= 1;
  const target = (isHidden ? labels?.[0] : undefined) ?? element;
  const find = () => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    return { x, y, isHit: [target, ...(labels ?? [])].some((one) => one.contains(hit)) };
  };
  if (!find().isHit) target.scrollIntoView({ block: 'center', behavior: 'instant' });
  return find();
}
