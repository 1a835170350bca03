/** What a file of browser tests asks about. */
export interface SpecArea {
  /** Files, by the beginning of their path. */
  readonly files?: readonly string[];
  /** The same, and with them every file that they import. */
  readonly parts?: readonly string[];
  /** Whether it asks the same of every page, each test with the page's address in its name. */
  readonly isPerPage?: true;
}

const perPage: SpecArea = { isPerPage: true };
const contactForm: SpecArea = { parts: ['src/sections/ContactForm'] };
const reviewForm: SpecArea = {
  parts: ['src/sections/ShareExperience', 'src/sections/ReviewForm'],
};
const toasts: SpecArea = { parts: ['src/sections/Toasts'] };
const menus: SpecArea = { parts: ['src/components/Menu', 'src/workbench/menu/'] };
const start: SpecArea = { files: ['src/boot', 'src/client', 'src/server'] };
const workbench: SpecArea = { files: ['src/workbench/', 'src/dev/'] };

/** Every file of `test/browser` that holds tests. */
export const browserSpecs: Readonly<Record<string, SpecArea>> = {
  'accessibility.spec.ts': perPage,
  'adaptation.spec.ts': perPage,
  'analytics.spec.ts': { files: ['src/app/connectAnalytics', 'src/services/analytics'] },
  'anonymous.spec.ts': perPage,
  'banner.spec.ts': { parts: ['src/sections/Banner'] },
  'booking.spec.ts': { parts: ['src/sections/Booking'] },
  'bookingDialog.spec.ts': { parts: ['src/sections/Booking'] },
  'bookingService.spec.ts': { parts: ['src/sections/Booking', 'src/services/bookingWidget'] },
  'consent.spec.ts': { files: ['src/sections/Consent', 'src/services/consentMemory'] },
  'building.spec.ts': { files: ['src/tools/local/'] },
  'contactForm.spec.ts': contactForm,
  'contactFormProblems.spec.ts': contactForm,
  'contactFormSending.spec.ts': contactForm,
  'contactFormStart.spec.ts': contactForm,
  'contentSecurity.spec.ts': perPage,
  'errors.spec.ts': { files: ['src/app/UnexpectedError', 'src/app/connectRecovery'] },
  'hashTargets.spec.ts': { files: ['src/app/preserveScrollPosition', 'src/app/router'] },
  'head.spec.ts': { files: ['src/app/writeHead', 'src/seo/'] },
  'headings.spec.ts': perPage,
  'inspector.spec.ts': workbench,
  'language.spec.ts': { files: ['src/app/connectLanguage', 'src/i18n/', 'src/services/host'] },
  'languageMenu.spec.ts': {
    parts: ['src/sections/LanguageMenu', 'src/sections/LanguageSelector'],
  },
  'largeLetters.spec.ts': perPage,
  'layout.spec.ts': { files: ['src/app/Layout'] },
  'layoutShift.spec.ts': perPage,
  'menu.spec.ts': menus,
  'menuHover.spec.ts': menus,
  'menuKeys.spec.ts': menus,
  'menuTypeahead.spec.ts': menus,
  'models.spec.ts': { files: ['machines/', 'src/models/'] },
  'navigation.spec.ts': { files: ['src/app/connectNavigation', 'src/app/pageTransition'] },
  'notFound.spec.ts': { parts: ['src/sections/NotFound'] },
  'panel.spec.ts': { parts: ['src/sections/Panel'] },
  'panelHistory.spec.ts': { files: ['src/app/connectPanel'] },
  'pathFile.spec.ts': { files: ['src/models/pathFile'] },
  'presses.spec.ts': { files: ['src/boot', 'src/app/connect', 'src/sections/FloatingHelpers'] },
  'qrCode.spec.ts': { parts: ['src/sections/objects/QrCode', 'src/tools/export/qrCodes'] },
  'reviewForm.spec.ts': reviewForm,
  'reviewFormProblems.spec.ts': reviewForm,
  'reviewFormSending.spec.ts': reviewForm,
  'reviewList.spec.ts': { parts: ['src/sections/Testimonials', 'src/services/reviewsApi'] },
  'start.spec.ts': start,
  'toastKeys.spec.ts': toasts,
  'toastSwipe.spec.ts': toasts,
  'toastTime.spec.ts': toasts,
  'toasts.spec.ts': toasts,
  'withoutScripts.spec.ts': perPage,
  'workbench.spec.ts': workbench,
};
