import { accessibilityTest, office } from '../../content/accessibility';
import { addOns } from '../../content/addOns';
import { claims } from '../../content/claims';
import { ledgerSlots, receiptLines } from '../../content/drawings';
import { contactFaq, pricingFaq } from '../../content/faq';
import { heroMenu } from '../../content/heroMenu';
import { budgetOptions } from '../../content/inquiryOptions';
import { legalPages } from '../../content/legal';
import { plans } from '../../content/plans';
import { portfolio } from '../../content/portfolio';
import { vatPercent } from '../../content/price';
import { services } from '../../content/services';
import { team } from '../../content/team';
import { workTerms } from '../../content/workTerms';
import { sitePages } from '../../site.pages';
import { palette } from '../../tokens/palette';
import { roles } from '../../tokens/roles';

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
  plans,
  portfolio,
  services,
  team,
  vatPercent,
  workTerms,
  palette,
  roles,
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
  budgetOptions: 'src/content/inquiryOptions.ts',
  contactFaq: 'src/content/faq.ts',
  pricingFaq: 'src/content/faq.ts',
  legalPages: 'src/content/legal.ts',
  vatPercent: 'src/content/price.ts',
  palette: 'src/tokens/palette.ts',
  roles: 'src/tokens/roles.ts',
  sitePages: 'src/site.pages.ts',
};
