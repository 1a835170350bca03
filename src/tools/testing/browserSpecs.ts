/** What a file of browser tests asks about. */
export interface SpecArea {
  /**
   * Modules, by the beginning of their path: the spec is affected where one of them, or a file that one
   * of them imports, has changed.
   */
  readonly asksAbout?: readonly string[];
  /** Whether it asks the same of every page, each test with the page's address in its name. */
  readonly isPerPage?: true;
}

const perPage: SpecArea = { isPerPage: true };
const contactForm: SpecArea = { asksAbout: ['src/sections/ContactForm'] };
const reviewForm: SpecArea = {
  asksAbout: ['src/sections/ShareExperience', 'src/sections/ReviewForm'],
};
const toasts: SpecArea = { asksAbout: ['src/sections/Toasts'] };
const menus: SpecArea = { asksAbout: ['src/components/Menu', 'src/workbench/menu/'] };
const start: SpecArea = { asksAbout: ['src/boot', 'src/client', 'src/server'] };
const workbench: SpecArea = { asksAbout: ['src/workbench/', 'src/dev/'] };

/** Every file of `test/browser` that holds tests. */
export const browserSpecs: Readonly<Record<string, SpecArea>> = {
  'accessibility.spec.ts': perPage,
  'adaptation.spec.ts': perPage,
  'analytics.spec.ts': { asksAbout: ['src/app/connectAnalytics', 'src/services/analytics'] },
  'anonymous.spec.ts': perPage,
  'banner.spec.ts': { asksAbout: ['src/sections/Banner'] },
  'booking.spec.ts': { asksAbout: ['src/sections/Booking'] },
  'bookingDialog.spec.ts': { asksAbout: ['src/sections/Booking'] },
  'bookingService.spec.ts': { asksAbout: ['src/sections/Booking', 'src/services/bookingWidget'] },
  'consent.spec.ts': { asksAbout: ['src/sections/Consent', 'src/services/consentMemory'] },
  'contactForm.spec.ts': contactForm,
  'contactFormProblems.spec.ts': contactForm,
  'contactFormSending.spec.ts': contactForm,
  'contactFormStart.spec.ts': contactForm,
  'contentSecurity.spec.ts': perPage,
  'errors.spec.ts': { asksAbout: ['src/app/UnexpectedError', 'src/app/connectRecovery'] },
  'hashTargets.spec.ts': { asksAbout: ['src/app/preserveScrollPosition', 'src/app/router'] },
  'head.spec.ts': { asksAbout: ['src/app/writeHead', 'src/seo/'] },
  'headings.spec.ts': perPage,
  'inspector.spec.ts': workbench,
  'language.spec.ts': { asksAbout: ['src/app/connectLanguage', 'src/i18n/', 'src/services/host'] },
  'languageMenu.spec.ts': {
    asksAbout: ['src/sections/LanguageMenu', 'src/sections/LanguageSelector'],
  },
  'largeLetters.spec.ts': perPage,
  'layout.spec.ts': { asksAbout: ['src/app/Layout'] },
  'layoutShift.spec.ts': perPage,
  'menu.spec.ts': menus,
  'menuHover.spec.ts': menus,
  'menuKeys.spec.ts': menus,
  'menuTypeahead.spec.ts': menus,
  'models.spec.ts': { asksAbout: ['machines/', 'src/models/'] },
  'navigation.spec.ts': { asksAbout: ['src/app/connectNavigation', 'src/app/pageTransition'] },
  'notFound.spec.ts': { asksAbout: ['src/sections/NotFound'] },
  'panel.spec.ts': { asksAbout: ['src/sections/Panel'] },
  'panelHistory.spec.ts': { asksAbout: ['src/app/connectPanel'] },
  'pathFile.spec.ts': { asksAbout: ['src/models/pathFile'] },
  'qrCode.spec.ts': { asksAbout: ['src/sections/objects/QrCode', 'src/tools/export/qrCodes'] },
  'reviewForm.spec.ts': reviewForm,
  'reviewFormProblems.spec.ts': reviewForm,
  'reviewFormSending.spec.ts': reviewForm,
  'reviewList.spec.ts': { asksAbout: ['src/sections/Testimonials', 'src/services/reviewsApi'] },
  'start.spec.ts': start,
  'toastKeys.spec.ts': toasts,
  'toastSwipe.spec.ts': toasts,
  'toastTime.spec.ts': toasts,
  'toasts.spec.ts': toasts,
  'withoutScripts.spec.ts': perPage,
  'workbench.spec.ts': workbench,
};
