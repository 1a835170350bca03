/** The engines that the scenarios are taken in; Chromium is the control. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** How a tab shows a page. Sizes are the window's inside, in px. */
export interface View {
  readonly size: { readonly width: number; readonly height: number };
  readonly hasScripts: boolean;
  readonly isDark: boolean;
}

/** Keys held down while another is pressed. */
export type Modifier = 'Shift' | 'Control';

/**
 * One tab with one page, driven as a person does. Every call rejects when the browser cannot do it or does
 * not answer in time.
 */
export interface Tab {
  /** Shows an address and waits until the page has loaded. */
  open(address: string): Promise<void>;
  /** The value of an expression in the page, which has to be plain data and no promise. */
  evaluate(expression: string): Promise<unknown>;
  /** Px from the window's upper left corner. */
  moveMouse(x: number, y: number): Promise<void>;
  pressMouse(): Promise<void>;
  releaseMouse(): Promise<void>;
  /** Presses and releases a key, by its value: `Enter`, `ArrowDown`, `a`, `ש`. */
  pressKey(key: string, modifier?: Modifier): Promise<void>;
  /** How many tabs and windows are open, this one among them. */
  countTabs(): Promise<number>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  openTab(view: View): Promise<Tab>;
  close(): Promise<void>;
}

/** @param script runs in every page before any of its own. */
export type Launch = (script: string) => Promise<Engine>;

/** The engine cannot be had on this machine; the message is one line that says why and what would help. */
export class NoEngineError extends Error {}
