import type { ViewportSize } from '@playwright/test';

/** An input source with its actions, as in W3C WebDriver and WebDriver BiDi. */
interface Input {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly parameters?: object;
  readonly actions: readonly object[];
}

/** One page in a browser. */
export interface Tab {
  open(address: string): Promise<void>;
  /** @param expression evaluates to a string. */
  evaluate(expression: string): Promise<string>;
  act(input: Input): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  openTab(size: ViewportSize): Promise<Tab>;
  close(): Promise<void>;
}
