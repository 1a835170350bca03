import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';

/** What a phone reads off a part of the screen; `undefined` where it finds no code. */
export async function scan(part: Locator): Promise<string | undefined> {
  await part.scrollIntoViewIfNeeded();
  const { data, width, height } = PNG.sync.read(await part.screenshot());
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}
