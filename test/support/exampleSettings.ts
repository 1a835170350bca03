import type { WrittenSettings } from '../../src/settings/settingsSchema';
import { siteConfig } from '../../src/site.config';

/** Settings of tests: those of the samples. */
export const exampleSettings: WrittenSettings = { ...siteConfig, analyticsConsent: 'none' };
