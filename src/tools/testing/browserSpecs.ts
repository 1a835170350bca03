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
const start: SpecArea = { files: ['src/boot', 'src/client', 'src/start', 'src/server'] };
const workbench: SpecArea = { files: ['src/workbench/', 'src/dev/'] };

/** Every file of `test/browser` that holds tests. */
export const browserSpecs: Readonly<Record<string, SpecArea>> = {
  'analytics.spec.ts': {
    files: [
      'src/app/connectAnalytics',
      'src/services/analytics',
      'src/services/early',
      'src/counting',
    ],
  },
  'anonymous.spec.ts': { files: ['src/services/requests'] },
  'banner.spec.ts': { parts: ['src/sections/Banner'] },
  'bill.spec.ts': { parts: ['src/sections/AddOnList', 'src/sections/billText'] },
  'booking.spec.ts': { parts: ['src/sections/Booking', 'src/services/bookingWidget'] },
  'building.spec.ts': { files: ['src/tools/local/'] },
  'consent.spec.ts': {
    files: ['src/sections/Consent', 'src/sections/consent', 'src/services/consent', 'src/counting'],
  },
  'contactForm.spec.ts': contactForm,
  'contactFormStart.spec.ts': contactForm,
  'errors.spec.ts': { files: ['src/app/UnexpectedError', 'src/app/connectRecovery'] },
  'hashTargets.spec.ts': { files: ['src/app/router', 'src/sections/ServiceCards'] },
  'inspector.spec.ts': workbench,
  'language.spec.ts': {
    files: ['src/app/connectLanguage', 'src/app/holdScrollPosition', 'src/services/host'],
  },
  'languageMenu.spec.ts': {
    parts: [
      'src/sections/LanguageMenu',
      'src/sections/LanguageSelector',
      'src/components/ChoiceMenu',
    ],
  },
  'layout.spec.ts': perPage,
  'layoutShift.spec.ts': { files: ['src/sections/Testimonials', 'src/sections/ReviewSkeletons'] },
  'menu.spec.ts': menus,
  'menuHover.spec.ts': menus,
  'menuKeys.spec.ts': menus,
  'menuTypeahead.spec.ts': menus,
  'models.spec.ts': { files: ['machines/', 'src/models/'] },
  'navigation.spec.ts': { files: ['src/app/connectNavigation', 'src/app/pageTransition'] },
  'notFound.spec.ts': { parts: ['src/sections/NotFound'] },
  'ownMenu.spec.ts': { parts: ['src/sections/OwnMenu'] },
  'pages.spec.ts': perPage,
  'panel.spec.ts': { parts: ['src/sections/Panel', 'src/app/connectPanel'] },
  'pathFile.spec.ts': { files: ['src/models/pathFile'] },
  'presses.spec.ts': { files: ['src/boot', 'src/app/connect', 'src/sections/FloatingHelpers'] },
  'qrCode.spec.ts': { parts: ['src/sections/objects/QrCode', 'src/tools/export/qrCodes'] },
  'reviewForm.spec.ts': reviewForm,
  'reviewList.spec.ts': { parts: ['src/sections/Testimonials', 'src/services/reviewsApi'] },
  'start.spec.ts': start,
  'states.spec.ts': { files: ['src/sections/StateNote'] },
  'toastKeys.spec.ts': toasts,
  'toastSwipe.spec.ts': toasts,
  'toasts.spec.ts': toasts,
  'withoutScripts.spec.ts': { files: ['src/sections/NoScript', 'src/components/ScriptedOnly'] },
  'workbench.spec.ts': workbench,
};
