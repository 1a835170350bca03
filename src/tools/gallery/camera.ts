import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Browser, Page } from '@playwright/test';
import type { Language } from '../../../locales/languages';
import type { Picture } from './galleryPage';

export type Scheme = 'light' | 'dark';

/** The windows of every picture, in px. */
export const widths: readonly number[] = [390, 768, 1280, 1920];

/** What stands before the camera. */
export interface View {
  /** Of the picture, without language, width and scheme. */
  readonly subject: string;
  readonly language: Language;
  readonly scheme: Scheme;
  /** Of the window, in px. */
  readonly width: number;
  /** In px; a telephone's or a desk's where it says nothing. */
  readonly height?: number;
  /** The page from top to foot instead of what the window shows. */
  readonly isWhole?: boolean;
  /** Leads there. */
  readonly reach: (page: Page) => Promise<void>;
}

interface CameraOptions {
  readonly folder: string;
  /** Takes only what has this in its name. */
  readonly wanted: string;
  /** Keeps a picture that is in the folder already. */
  readonly continues: boolean;
}

/** Takes pictures into a folder; a view that cannot be reached is told. */
export function createCamera(browser: Browser, { folder, wanted, continues }: CameraOptions) {
  const pictures: Picture[] = [];
  return {
    /** Those that were taken or kept, in the order of their names. */
    pictures: () => pictures.toSorted((one, other) => one.name.localeCompare(other.name)),
    async take({ subject, language, scheme, width, height, isWhole = false, reach }: View) {
      const name = `${subject}-${language}-${width}-${scheme}`;
      if (!name.includes(wanted)) return;
      const file = `${name}.jpg`;
      if (continues && existsSync(path.join(folder, file))) {
        pictures.push({ file, name, language, scheme, width });
        return;
      }
      const context = await browser.newContext({
        viewport: { width, height: height ?? (width < 600 ? 844 : 900) },
        colorScheme: scheme,
      });
      try {
        const page = await context.newPage();
        await reach(page);
        await page.evaluate(settled);
        await page.screenshot({
          path: path.join(folder, file),
          fullPage: isWhole,
          type: 'jpeg',
          quality: 80,
        });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (overflow > 0) console.error(`${name}: ${overflow} px too wide`);
        pictures.push({ file, name, language, scheme, width });
      } catch (error) {
        console.error(`${name}: ${error instanceof Error ? error.message : error}`);
        process.exitCode = 1;
      } finally {
        await context.close();
      }
    },
  };
}

/** In the page: its fonts have come, and what moves by the clock has arrived. */
export async function settled() {
  await document.fonts.ready;
  const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  await Promise.allSettled(
    moving
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  );
}
