export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An input source with its actions, as in W3C WebDriver and WebDriver BiDi. */
type Input =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly object[] }
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly object[];
    };

/** One page in a browser. */
export interface Tab {
  open(address: string): Promise<void>;
  /** @param expression evaluates to a string. */
  evaluate(expression: string): Promise<string>;
  act(input: Input): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  openTab(size: Size): Promise<Tab>;
  close(): Promise<void>;
}
