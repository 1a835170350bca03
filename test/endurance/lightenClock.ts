import type { Frame, Page } from '@playwright/test';

type Move = 'runFor' | 'fastForward' | 'setSystemTime';

/** What `page.clock` moves in a page. */
interface Controller extends Record<Move, (milliseconds: number) => void | Promise<void>> {
  now(): number;
  /** Whether the document was given the hour, which begins with that of the first. */
  isSet?: boolean;
}

/**
 * Has `page.clock` move the time in the page alone. Playwright keeps each move as a script that every later
 * document, and every frame of it, runs before all else: after thousands of them that is what a visit waits for.
 * Time must stand still already.
 */
export async function lightenClock(page: Page): Promise<void> {
  let hour = await page.evaluate(() => Date.now());
  const move = (frame: Frame, how: Move, by: number) => frame.evaluate(moveTime, { how, by, hour });
  const moveAll = async (how: Move, by: number) => {
    const main = page.mainFrame();
    const others = page.frames().filter((frame) => frame !== main);
    // A frame that goes meanwhile has no time.
    const moving = others.map((frame) => move(frame, how, by).catch(() => {}));
    [hour] = await Promise.all([move(main, how, by), ...moving]);
  };
  const clock = {
    runFor: (by: number) => moveAll('runFor', by),
    fastForward: (by: number) => moveAll('fastForward', by),
    setSystemTime: (time: number) => moveAll('setSystemTime', time),
  };
  Object.defineProperty(page, 'clock', { value: clock });
}

interface Order {
  readonly how: Move;
  readonly by: number;
  readonly hour: number;
}

/** In the page; gives the hour. */
async function moveTime({ how, by, hour }: Order): Promise<number> {
  const { controller } = (globalThis as unknown as { __pwClock: { controller: Controller } })
    .__pwClock;
  if (!controller.isSet) await controller.setSystemTime(hour);
  controller.isSet = true;
  await controller[how](by);
  return controller.now();
}
