import { accessibilityTest, office } from '../content/accessibility';
import type { LegalCondition } from '../content/legal';
import type { Settings } from '../settings/settingsSchema';

/** What holds of the site with these settings, and so stands on its legal pages. */
export function legalConditions(settings: Settings): ReadonlySet<LegalCondition> {
  const { contactEndpoint, reviewsApi, analyticsId, analyticsConsent, vatNote } = settings;
  return new Set([
    contactEndpoint === '' ? 'enquiriesSimulated' : 'enquiriesSent',
    reviewsApi === '' ? 'reviewsHere' : 'reviewsElsewhere',
    analyticsId === '' ? 'visitsNotCounted' : 'visitsCounted',
    ...(analyticsId !== '' && analyticsConsent === 'ask' ? (['visitsAskedFor'] as const) : []),
    vatNote === 'included' ? 'vatIncluded' : 'vatExcluded',
    accessibilityTest.screenReaders.length > 0 ? 'screenReadersTested' : 'screenReadersNotTested',
    office.hasStepFreeEntrance ? 'stepFreeEntrance' : 'steps',
    office.hasAccessibleToilet ? 'accessibleToilet' : 'noAccessibleToilet',
    office.hasAccessibleParking ? 'accessibleParking' : 'noAccessibleParking',
    office.hasHearingLoop ? 'hearingLoop' : 'noHearingLoop',
  ]);
}
