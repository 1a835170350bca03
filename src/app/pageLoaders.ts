import type { ReactNode } from 'react';
import type { PageName } from '../site.pages';

/** Loads the component of each page, a separate bundle. `npm run record` lists them. */
export const pageLoaders: Readonly<Record<PageName, () => Promise<() => ReactNode>>> = {
  home: async () => (await import('../pages/HomePage')).HomePage,
  services: async () => (await import('../pages/ServicesPage')).ServicesPage,
  portfolio: async () => (await import('../pages/PortfolioPage')).PortfolioPage,
  reviews: async () => (await import('../pages/ReviewsPage')).ReviewsPage,
  pricing: async () => (await import('../pages/PricingPage')).PricingPage,
  contact: async () => (await import('../pages/ContactPage')).ContactPage,
  terms: async () => (await import('../pages/TermsPage')).TermsPage,
  privacy: async () => (await import('../pages/PrivacyPage')).PrivacyPage,
  accessibility: async () => (await import('../pages/AccessibilityPage')).AccessibilityPage,
};
