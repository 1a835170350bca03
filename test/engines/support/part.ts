import type { Modifier } from '../drivers/engine';
import { type Box, elementsAt, isShown, pressPlace, type Step } from './inPage';
import type { Data, Page } from './page';
import { same, soon, until } from './soon';

/** A part of a page, looked up anew whenever it is asked. */
export class Part {
  constructor(
    private readonly page: Page,
    private readonly steps: readonly Step[],
  ) {}

  /** @param name all of its accessible name; without one, any. */
  find(role: string, name?: string): Part {
    return new Part(this.page, [...this.steps, { role, name: name ?? null }]);
  }

  /** @param text all that it says by itself. */
  findText(text: string): Part {
    return new Part(this.page, [...this.steps, { text }]);
  }

  /** For what has neither role nor name. */
  select(css: string): Part {
    return new Part(this.page, [...this.steps, { css }]);
  }

  toString(): string {
    const names = this.steps.map((step) => Object.values(step).filter(Boolean).join(' '));
    return names.reverse().join(' in ');
  }

  /** What a function gives for the elements that are found; it takes nothing else from around it. */
  readAll<Given extends readonly Data[], Value>(
    give: (elements: HTMLElement[], ...given: Given) => Value,
    ...given: Given
  ): Promise<Value> {
    return this.ask(String(give), given);
  }

  /** As `readAll`, for the first one, which it waits for. @throws Error when there is none. */
  async read<Given extends readonly Data[], Value>(
    give: (element: HTMLElement, ...given: Given) => Value,
    ...given: Given
  ): Promise<Value> {
    const source = `([first], ...given) => first && { value: (${give})(first, ...given) }`;
    const find = () => this.ask<{ value: Value } | null>(source, given);
    const found = await until(`${this} is there`, find, (answer) => answer !== null);
    if (found === null) throw new Error(`${this} is not there`);
    return found.value;
  }

  count(): Promise<number> {
    return this.readAll((elements) => elements.length);
  }

  text(): Promise<string> {
    return this.read(({ innerText }) => innerText.trim());
  }

  box(): Promise<Box> {
    return this.read((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      return { left, top, right, bottom, width, height };
    });
  }

  attribute(name: string): Promise<string | null> {
    return this.read((element, asked) => element.getAttribute(asked), name);
  }

  /** What stands in a field; of a checkbox or radio, whether it is ticked. */
  value(): Promise<string | boolean> {
    return this.read((element) => {
      const { type, checked, value } = element as HTMLInputElement;
      return type === 'checkbox' || type === 'radio' ? checked : value;
    });
  }

  hasFocus(): Promise<boolean> {
    return this.readAll(([first]) => first !== undefined && first === document.activeElement);
  }

  holdsFocus(): Promise<boolean> {
    return this.readAll(([first]) => first?.contains(document.activeElement) ?? false);
  }

  isShown(): Promise<boolean> {
    return this.ask(`(elements) => elements.some(${isShown})`);
  }

  expectFocus(): Promise<void> {
    return soon(`${this} has the focus`, () => this.hasFocus(), true);
  }

  expectShown(): Promise<void> {
    return soon(`${this} is shown`, () => this.isShown(), true);
  }

  expectGone(): Promise<void> {
    return soon(`${this} is shown`, () => this.isShown(), false);
  }

  expectText(text: string): Promise<void> {
    return soon(`text of ${this}`, () => this.text(), text);
  }

  expectAttribute(name: string, value: string | null): Promise<void> {
    return soon(`${name} of ${this}`, () => this.attribute(name), value);
  }

  async expectValue(value: string | boolean): Promise<void> {
    await soon(`value of ${this}`, () => this.value(), value);
  }

  focus(): Promise<void> {
    return this.read((element) => element.focus());
  }

  /** Where a press reaches it: it is brought into view, stands still, and nothing lies over it. */
  async place(): Promise<{ readonly x: number; readonly y: number }> {
    let before = '';
    const { x, y } = await until(
      `${this} can be pressed`,
      () => this.ask<ReturnType<typeof pressPlace>>(`([first]) => (${pressPlace})(first)`),
      (place) => {
        const now = JSON.stringify(place);
        const isStill = now === before;
        before = now;
        return isStill && place.isHit;
      },
    );
    return { x, y };
  }

  async click(): Promise<void> {
    const { x, y } = await this.place();
    await this.page.clickAt(x, y);
  }

  async hover(): Promise<void> {
    const { x, y } = await this.place();
    await this.page.tab.moveMouse(x, y);
  }

  /** Presses the mouse on it, draws it so many px aside, and holds it there. */
  async draw(aside: number): Promise<void> {
    const { tab } = this.page;
    const { x, y } = await this.place();
    await tab.moveMouse(x, y);
    await tab.pressMouse();
    for (const way of [0.25, 0.5, 0.75, 1]) await tab.moveMouse(x + aside * way, y);
  }

  /** Swipes it with a finger, in px. */
  async swipe(aside: number, down = 0): Promise<void> {
    const { x, y } = await this.place();
    await this.page.tab.swipe(x, y, aside, down);
  }

  async press(key: string, modifier?: Modifier): Promise<void> {
    await this.focus();
    await this.page.press(key, modifier);
  }

  /** Writes into an empty field by keys. */
  async write(text: string): Promise<void> {
    await this.click();
    await this.page.type(text);
    same(`value of ${this}`, await this.value(), text);
  }

  /** Chooses of a list by its value: its popup belongs to the system, where no driver reaches. */
  choose(value: string): Promise<void> {
    return this.read((element, chosen) => {
      const list = element as HTMLSelectElement;
      list.focus();
      list.value = chosen;
      list.dispatchEvent(new Event('input', { bubbles: true }));
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  }

  /** @param give source of a function of the elements that are found. */
  private ask<Value>(give: string, given: readonly Data[] = []): Promise<Value> {
    const source = `(steps, ...given) => (${give})((${elementsAt})(steps), ...given)`;
    const isBySelectors = this.steps.every((step) => 'css' in step);
    return isBySelectors
      ? this.page.readSource(source, [this.steps, ...given])
      : this.page.readByRole(source, [this.steps, ...given]);
  }
}
