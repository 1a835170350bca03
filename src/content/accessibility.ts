import type { Language } from '../../locales/languages';

type Both = Readonly<Record<Language, string>>;

/** What the accessibility statement says of how the site was tested. */
export const accessibilityTest: {
  /** True while this is the record of the site's makers and not the owner's own; a strict build refuses it. */
  readonly sample: boolean;
  /** The day of the test (ISO 8601). */
  readonly date: string;
  readonly testedBy: Both;
  /** Browsers and tools. */
  readonly testedWith: Both;
  /** Screen readers, by name; none says that there was none. */
  readonly screenReaders: readonly string[];
} = {
  sample: true,
  date: '2026-11-22',
  testedBy: { en: 'those who built it', he: 'מי שבנו אותו' },
  testedWith: {
    en: 'Chromium 156, the axe rules and a keyboard',
    he: 'דפדפן Chromium 156, כללי axe ומקלדת',
  },
  screenReaders: [],
};

/** What a visitor meets at the studio's own place. */
export const office: {
  /** True while this describes no real place; a strict build refuses it. */
  readonly sample: boolean;
  readonly hasStepFreeEntrance: boolean;
  readonly hasAccessibleToilet: boolean;
  readonly hasAccessibleParking: boolean;
  readonly hasHearingLoop: boolean;
} = {
  sample: true,
  hasStepFreeEntrance: true,
  hasAccessibleToilet: true,
  hasAccessibleParking: true,
  hasHearingLoop: false,
};
