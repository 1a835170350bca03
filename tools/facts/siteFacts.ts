import { accessibilityTest, office } from '../../src/content/accessibility';
import { addOns } from '../../src/content/addOns';
import { claims, portfolioIsSample } from '../../src/content/claims';
import { ledgerSlots, receiptLines } from '../../src/content/drawings';
import { contactFaq, pricingFaq } from '../../src/content/faq';
import { heroMenu } from '../../src/content/heroMenu';
import { legalPages } from '../../src/content/legal';
import { paymentTerms } from '../../src/content/paymentTerms';
import { plans } from '../../src/content/plans';
import { portfolio } from '../../src/content/portfolio';
import { vatPercent } from '../../src/content/price';
import { sampleMenus } from '../../src/content/sampleMenus';
import { services } from '../../src/content/services';
import { team } from '../../src/content/team';
import { workTerms } from '../../src/content/workTerms';
import { budgetOptions } from '../../src/features/forms/inquiryOptions';
import { sitePages } from '../../src/site.pages';
import { pageInks } from '../../src/tokens/pageInks';
import { palette } from '../../src/tokens/palette';
import { roles } from '../../src/tokens/roles';

/** Facts that the owner may change beside settings and messages. */
export const siteFacts = {
  accessibilityTest,
  office,
  addOns,
  claims,
  ledgerSlots,
  receiptLines,
  budgetOptions,
  contactFaq,
  pricingFaq,
  heroMenu,
  legalPages,
  paymentTerms,
  plans,
  portfolio,
  portfolioIsSample,
  sampleMenus,
  services,
  team,
  vatPercent,
  workTerms,
  palette,
  roles,
  pageInks,
  sitePages: sitePages.map(({ path }) => ({ path })),
};

export type Facts = typeof siteFacts;

/** File of a fact. */
export function fileOf(name: string): string {
  return files[name] ?? `src/content/${name}.ts`;
}

const files: Readonly<Record<string, string>> = {
  accessibilityTest: 'src/content/accessibility.ts',
  office: 'src/content/accessibility.ts',
  ledgerSlots: 'src/content/drawings.ts',
  receiptLines: 'src/content/drawings.ts',
  budgetOptions: 'src/features/forms/inquiryOptions.ts',
  contactFaq: 'src/content/faq.ts',
  portfolioIsSample: 'src/content/claims.ts',
  pricingFaq: 'src/content/faq.ts',
  legalPages: 'src/content/legal.ts',
  vatPercent: 'src/content/price.ts',
  palette: 'src/tokens/palette.ts',
  roles: 'src/tokens/roles.ts',
  pageInks: 'src/tokens/pageInks.ts',
  sitePages: 'src/site.pages.ts',
};
