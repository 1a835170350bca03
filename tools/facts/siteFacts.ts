import { readdirSync, readFileSync } from 'node:fs';
import { lineOf } from '../../backend/environment';
import { accessibilityTest, office } from '../../src/content/accessibility';
import { addOns } from '../../src/content/addOns';
import { claims, claimsAreSample, portfolioIsSample, teamIsSample } from '../../src/content/claims';
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
import { dark } from '../../src/tokens/darkRoles';
import { pageInks } from '../../src/tokens/pageInks';
import { palette } from '../../src/tokens/palette';
import { light } from '../../src/tokens/roles';

/** Facts that the owner may change beside settings and messages. */
export const siteFacts = {
  accessibilityTest,
  office,
  addOns,
  claims,
  claimsAreSample,
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
  light,
  dark,
  pageInks,
  sitePages: sitePages.map(({ path }) => ({ path })),
};

export type Facts = typeof siteFacts;

/** One fact with its path, such as `plans[starter].price.amount`. */
export type Leaf = readonly [place: string, value: unknown];

export function leavesOf(value: unknown, place = ''): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [[place, value]];
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = Array.isArray(value) ? `[${inner?.id ?? key}]` : `.${key}`;
    return leavesOf(inner, place === '' ? key : `${place}${step}`);
  });
}

/** File and line of a fact, before its path. */
export function placeOfFact(place: string): string {
  const keys = place.split(/[.[\]]+/).filter(Boolean);
  const file = fileOf(keys[0] ?? '');
  const line = lineOf(readFileSync(file, 'utf8'), keys);
  return `${file}${line < 0 ? '' : `, line ${line + 1}`}: ${place}`;
}

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
