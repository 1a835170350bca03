import { byLanguage, languages } from '../../locales/languages';
import type { WrittenSettings } from '../../src/settings/settingsSchema';
import { siteConfig } from '../../src/site.config';
import { inLanguages, type TestedLanguage } from './inLanguages';

/** Settings of tests: those of the samples. Further languages have the English ones. */
export const exampleSettings: WrittenSettings = {
  ...siteConfig,
  languages: 'all',
  studioName: specified(siteConfig.studioName),
  studioAddress: specified(siteConfig.studioAddress),
  studioCity: specified(siteConfig.studioCity),
  studioLegalName: specified(siteConfig.studioLegalName),
  accessibilityContactName: specified(siteConfig.accessibilityContactName),
  origin: byLanguage((language) => `https://www.example${languages[language].host || '.com'}`),
  analyticsConsent: 'none',
};

function specified({ en, he }: Readonly<Record<TestedLanguage, string>>) {
  return inLanguages({ en, he });
}
