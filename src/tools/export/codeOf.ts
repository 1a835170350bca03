import type { Language } from '../../../locales/languages';
import type { PageData } from '../../app/pageData';
import type { PagePath } from '../../content/navigation';
import type { ClientBundles } from './bundle';

/** The source file of each piece of code that is fetched for itself. */
const pieces: Readonly<Record<PagePath | Language | 'portfolio', string>> = {
  '/': 'src/pages/HomePage.tsx',
  '/services': 'src/pages/ServicesPage.tsx',
  '/portfolio': 'src/pages/PortfolioPage.tsx',
  '/reviews': 'src/pages/ReviewsPage.tsx',
  '/pricing': 'src/pages/PricingPage.tsx',
  '/contact': 'src/pages/ContactPage.tsx',
  '/terms': 'src/pages/TermsPage.tsx',
  '/privacy': 'src/pages/PrivacyPage.tsx',
  '/accessibility': 'src/pages/AccessibilityPage.tsx',
  portfolio: 'src/content/portfolio.ts',
  en: 'locales/en.ts',
  he: 'locales/he.ts',
};

const withPortfolio: readonly string[] = ['/', '/portfolio'];

/** The addresses of every piece's files. */
export function codeAddresses(client: ClientBundles): PageData['code'] {
  return Object.fromEntries(
    Object.entries(pieces).map(([name, source]) => [name, client.filesOf(source).map(addressOf)]),
  );
}

function addressOf(file: string): string {
  return `/assets/${file}`;
}

/** What one page's start needs, in the order of need: main code, words, the page's own. */
export function codeOf(client: ClientBundles, address: string, language: Language): string[] {
  const code = codeAddresses(client);
  const names = [language, address, ...(withPortfolio.includes(address) ? ['portfolio'] : [])];
  return [...new Set([addressOf(client.client), ...names.flatMap((name) => code[name] ?? [])])];
}
