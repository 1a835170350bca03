import type { Language } from '../../locales/languages';

type Both = Readonly<Record<Language, string>>;

/** Facts in the accessibility statement about how the site was tested. */
export const accessibilityTest: {
  /** True for the sample record; a strict build refuses it. */
  readonly sample: boolean;
  /** Date of the test (ISO 8601). */
  readonly date: string;
  readonly testedBy: Both;
  /** Browsers and tools. */
  readonly testedWith: Both;
  /** Names of the screen readers; empty if none was used. */
  readonly screenReaders: readonly string[];
} = {
  sample: true,
  date: '2026-11-22',
  testedBy: { en: 'the people who built it', he: 'מי שבנו את האתר' },
  testedWith: {
    en: 'Chromium 156, the axe rules and a keyboard',
    he: 'דפדפן Chromium 156, כללי axe ומקלדת',
  },
  screenReaders: [],
};

/** Accessibility of the studio's office. */
export const office: {
  /** True for the sample place; a strict build refuses it. */
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
