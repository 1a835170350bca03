import { dictionaries } from '../../locales/dictionaries';
import type { Language } from '../../locales/languages';
import { accessibilityTest, office } from '../../src/content/accessibility';
import {
  type LegalCondition,
  type LegalLine,
  type LegalPage,
  legalPages,
} from '../../src/content/legal';
import { flatWords } from '../locales/flatWords';

/** Conditions that depend on settings. */
type Configured = Record<
  Exclude<LegalCondition, keyof typeof office | 'screenReadersTested'>,
  boolean
>;

/** What a legal page says under these conditions, and what it does not: the longest part of each line without parameters. */
export function legalLines(page: LegalPage, language: Language, configured: Configured) {
  const screenReadersTested = accessibilityTest.screenReaders.length > 0;
  const conditions = { ...office, ...configured, screenReadersTested };
  const holds = ({ when, unless }: LegalLine) =>
    (!when || conditions[when]) && !(unless && conditions[unless]);
  const lines = legalPages[page].sections.flatMap((one) => [
    ...one.paragraphs,
    ...(one.items ?? []),
  ]);
  const words = flatWords(dictionaries[language]);
  const partOf = ({ words: key }: LegalLine) => {
    const [longest = ''] = (words[key] ?? '')
      .replace(/[\u2066-\u2069]/g, '')
      .split(/{{.*?}}/)
      .toSorted((one, other) => other.length - one.length);
    return longest.trim();
  };
  const shown = lines.filter(holds).map(partOf);
  const hidden = lines.filter((line) => !holds(line)).map(partOf);
  // Two wordings of one sentence may share their longest part.
  return { shown, hidden: hidden.filter((part) => !shown.includes(part)) };
}
