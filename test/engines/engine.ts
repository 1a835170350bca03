/** The look of a page. */
export interface View {
  readonly isDark: boolean;
  readonly hasScripts: boolean;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One source of input with its actions, as W3C WebDriver and WebDriver BiDi define them. */
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
  /** @param expression gives a string. */
  evaluate(expression: string): Promise<string>;
  act(input: Input): Promise<void>;
  countTabs(): Promise<number>;
  close(): Promise<void>;
}

export interface Engine {
  openTab(size: Size): Promise<Tab>;
  close(): Promise<void>;
}
