import type { Page } from '@playwright/test';
import type { Driver, Scene } from '../../models/driver';
import type { VariantName } from '../support/variants';
import type { Locale } from '../support/words';

/** Start of a path: a browser page with nothing opened. */
export interface Place {
  readonly page: Page;
  readonly locale: Locale;
  /** Base address of a site in the locale's language, without a trailing slash. */
  origin(variant?: VariantName): string;
}

/** Driver for the exported site in Chromium; only `pass` advances the clock. */
export interface BrowserDriver extends Driver {
  /** Steps that are repeated in Hebrew, because they depend on direction or messages. */
  readonly inHebrew?: readonly string[];
  /** Console messages that failures in a path may cause. */
  readonly console?: RegExp;
  open(scenario: string, place: Place): Promise<Scene>;
}
