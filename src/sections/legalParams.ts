import type { Language } from '../../locales/languages';
import { accessibilityTest } from '../content/accessibility';
import { formatDate, formatNumber } from '../i18n/format';
import type { Settings } from '../settings/settingsSchema';

/** What the legal pages' texts name beside what every text may. */
export function legalParams(settings: Settings, language: Language) {
  const { studioLegalName, studioCompanyNumber, studioAddress, accessibilityContact } = settings;
  return {
    legalName: studioLegalName,
    companyNumber: studioCompanyNumber,
    address: studioAddress[language],
    enquiryDays: formatNumber(Number(settings.enquiryDays), language),
    enquiryHost: hostOf(settings.contactEndpoint),
    reviewsHost: hostOf(settings.reviewsApi),
    calendarHost: hostOf(settings.bookingUrl),
    analyticsHost: hostOf(settings.analyticsHost),
    coordinator: accessibilityContact.name,
    testDate: formatDate(accessibilityTest.date, language),
    testedBy: accessibilityTest.testedBy[language],
    testedWith: accessibilityTest.testedWith[language],
    screenReaders: accessibilityTest.screenReaders.join(', '),
  };
}

function hostOf(address: string): string {
  return address === '' ? '' : new URL(address).host;
}
