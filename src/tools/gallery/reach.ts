import type { Page } from '@playwright/test';
import { en } from '../../../locales/en';
import { he } from '../../../locales/he';
import type { Language } from '../../../locales/languages';
import { defaultParams } from '../../app/defaultParams';
import { createTranslator, type Translate } from '../../i18n/translator';
import { siteConfig } from '../../site.config';

/** A state that a part of the site can be in, and the way there. */
export interface State {
  /** Which way of building the site has it. */
  readonly variant?: 'banner' | 'consent' | 'contactEndpoint';
  /** The windows that it can be seen in, in px; all of the gallery's where it says nothing. */
  readonly widths?: readonly number[];
  /** @param site address without a trailing slash. */
  readonly reach: (page: Page, site: string, language: Language) => Promise<void>;
}

export function wordsOf(language: Language): Translate {
  return createTranslator(
    language,
    { en, he },
    defaultParams(siteConfig, new Date().getFullYear())(language),
  );
}

/** Opens a page and moves as a person does, so that the site starts. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#main') ?? {}).some((key) => key.startsWith('__react')),
  );
}
