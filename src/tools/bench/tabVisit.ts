import { setTimeout } from 'node:timers/promises';
import type { BareTab } from './bareTab';
import { countAlive, untilAliveIs } from './phone';

/** What a bare tab is made to be, four times slower than this machine: a telephone, or a desk's touch screen. */
const screens = {
  phone: { width: 390, height: 844, deviceScaleFactor: 2, mobile: true },
  desk: { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false },
} as const;

/** How long a page is left alone, in ms, until what is fetched ahead is there. */
const restTime = 2_500;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export async function makeSlow(tab: BareTab, screen: keyof typeof screens): Promise<void> {
  await tab.send('Page.enable');
  await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await tab.send('Emulation.setDeviceMetricsOverride', screens[screen]);
}

/** Opens an address and leaves the page alone for a while. */
export async function openInTab(tab: BareTab, address: string): Promise<void> {
  const loaded = tab.next('Page.loadEventFired');
  await tab.send('Page.navigate', { url: address });
  await loaded;
  await setTimeout(restTime);
}

export async function movePointerTo(tab: BareTab, { x, y }: Point): Promise<void> {
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
}

export async function clickAt(tab: BareTab, point: Point): Promise<void> {
  const button = { ...point, button: 'left', clickCount: 1 } as const;
  await movePointerTo(tab, point);
  await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}

export async function tapAt(tab: BareTab, point: Point): Promise<void> {
  await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Moves the pointer, as a person's first sign. */
export async function giveSign(tab: BareTab): Promise<void> {
  for (const x of [201, 202]) await movePointerTo(tab, { x, y: 302 });
}

/** Waits until all of the page is alive. */
export function untilTabAlive(tab: BareTab): Promise<void> {
  return untilAliveIs(async () => Number(await tab.evaluate(`(${countAlive})()`)));
}
