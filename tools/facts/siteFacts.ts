import { readdirSync, readFileSync } from 'node:fs';
import { accessibilityTest, office } from '../../src/content/accessibility';
import { addOns } from '../../src/content/addOns';
import { claims, portfolioIsSample, teamIsSample } from '../../src/content/claims';
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
  teamIsSample,
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
  const files = ['src/content', 'src/tokens', 'src/features/forms', 'src'].flatMap((folder) =>
    readdirSync(folder).map((file) => `${folder}/${file}`),
  );
  const stated = new RegExp(`^export const ${name}\\b`, 'm');
  const isStated = (file: string) =>
    file.endsWith('.ts') && stated.test(readFileSync(file, 'utf8'));
  return files.find(isStated) ?? 'src/content';
}
