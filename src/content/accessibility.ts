/** Facts in the accessibility statement about how the site was tested. */
export const accessibilityTest = {
  /** True for the sample record; a strict build refuses it. */
  sample: true,
  /** Date of the test (ISO 8601). */
  date: '2026-11-22',
  testedBy: { en: 'the people who built it', he: 'מי שבנו את האתר' },
  testedWith: {
    en: 'Chromium 156, the axe rules and a keyboard',
    he: 'דפדפן Chromium 156, כללי axe ומקלדת',
  },
  /** Names of the screen readers; empty if none was used. */
  screenReaders: [] as string[],
};

/** Accessibility of the studio's office. */
export const office = {
  /** True for the sample place; a strict build refuses it. */
  sample: true,
  hasStepFreeEntrance: true,
  hasAccessibleToilet: true,
  hasAccessibleParking: true,
  hasHearingLoop: false,
};
