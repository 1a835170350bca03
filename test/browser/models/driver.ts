import type { Page } from '@playwright/test';
import type { Driver, Scene } from '../../models/driver';
import type { VariantName } from '../support/variants';
import type { Locale } from '../support/words';

/** Where a walk begins: a browser page on which nothing has been opened yet. */
export interface Place {
  readonly page: Page;
  readonly locale: Locale;
  /** The base address of a site in the locale's language, without a trailing slash. */
  origin(variant?: VariantName): string;
}

/** A driver for the exported site in Chromium; time stands still, but for `pass`. */
export interface BrowserDriver extends Driver {
  /** The steps that are taken in Hebrew once more: those that the direction of the page, or its words, change. */
  readonly inHebrew?: readonly string[];
  /** What the console may hold of failures that a walk brings about. */
  readonly console?: RegExp;
  open(scenario: string, place: Place): Promise<Scene>;
}
