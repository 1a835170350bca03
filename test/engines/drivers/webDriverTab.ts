import type { Modifier, Tab } from './engine';
import type { WebDriver } from './webDriver';

/** Keys that write nothing. Source: W3C WebDriver, keyboard actions. */
const codes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  F8: '\uE038',
};

/** The only tab of a session. */
export class WebDriverTab implements Tab {
  private readonly path: string;

  constructor(
    private readonly driver: WebDriver,
    session: string,
  ) {
    this.path = `/session/${session}`;
  }

  async open(address: string): Promise<void> {
    await this.driver.call('POST', `${this.path}/url`, { url: address });
  }

  evaluate(expression: string): Promise<unknown> {
    const body = { script: `return ${expression}`, args: [] };
    return this.driver.call('POST', `${this.path}/execute/sync`, body);
  }

  moveMouse(x: number, y: number): Promise<void> {
    return this.act({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) });
  }

  pressMouse(): Promise<void> {
    return this.act({ type: 'pointerDown', button: 0 });
  }

  releaseMouse(): Promise<void> {
    return this.act({ type: 'pointerUp', button: 0 });
  }

  async pressKey(key: string, modifier?: Modifier): Promise<void> {
    const values = [...(modifier ? [modifier] : []), key].map((one) => codes[one] ?? one);
    const actions = [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.reverse().map((value) => ({ type: 'keyUp', value })),
    ];
    await this.perform({ type: 'key', id: 'keyboard', actions });
  }

  async countTabs(): Promise<number> {
    const handles = await this.driver.call('GET', `${this.path}/window/handles`);
    return Array.isArray(handles) ? handles.length : 0;
  }

  async close(): Promise<void> {
    // The browser is gone before the driver can tell it to go.
    await this.driver.call('DELETE', this.path).catch(() => {});
  }

  private act(action: object): Promise<void> {
    const parameters = { pointerType: 'mouse' };
    return this.perform({ type: 'pointer', id: 'mouse', parameters, actions: [action] });
  }

  private async perform(source: object): Promise<void> {
    await this.driver.call('POST', `${this.path}/actions`, { actions: [source] });
  }
}
