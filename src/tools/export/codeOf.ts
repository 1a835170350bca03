import type { Language } from '../../../locales/languages';
import type { PagePath } from '../../content/navigation';
import type { ClientBundles } from './bundle';

const pageSources: Readonly<Record<PagePath, readonly string[]>> = {
  '/': ['src/pages/HomePage.tsx', 'src/content/portfolio.ts'],
  '/services': ['src/pages/ServicesPage.tsx'],
  '/portfolio': ['src/pages/PortfolioPage.tsx', 'src/content/portfolio.ts'],
  '/reviews': ['src/pages/ReviewsPage.tsx'],
  '/pricing': ['src/pages/PricingPage.tsx'],
  '/contact': ['src/pages/ContactPage.tsx'],
  '/terms': ['src/pages/TermsPage.tsx'],
  '/privacy': ['src/pages/PrivacyPage.tsx'],
  '/accessibility': ['src/pages/AccessibilityPage.tsx'],
};

/** What one page's start needs, in the order of need: main code, words, the page's own. */
export function codeOf(client: ClientBundles, address: string, language: Language): string[] {
  const own = Object.entries(pageSources).find(([path]) => path === address)?.[1] ?? [];
  const sources = [`locales/${language}.ts`, ...own];
  return [...new Set([client.client, ...sources.flatMap((source) => client.filesOf(source))])];
}
