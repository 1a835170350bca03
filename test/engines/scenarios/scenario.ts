import type { Language } from '../../../locales/languages';
import type { EngineName, View } from '../drivers/engine';
import type { Page } from '../support/page';

/** What a scenario gets: a page, and the base address of each regional site without a trailing slash. */
export interface Visit {
  readonly page: Page;
  readonly sites: Readonly<Record<Language, string>>;
}

/** The same in every engine. */
export interface Scenario {
  /** A sentence that begins with the specification's section. */
  readonly name: string;
  /** Where it is not a desk with scripts by day. */
  readonly view?: Partial<View>;
  /** Engines that cannot be driven for it, with the reason. */
  readonly undriven?: Partial<Readonly<Record<EngineName, string>>>;
  readonly run: (visit: Visit) => Promise<void>;
}

export const desk = { width: 1280, height: 800 } as const;
export const phone = { width: 390, height: 844 } as const;
