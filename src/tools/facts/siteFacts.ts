import { accessibilityTest, office } from '../../content/accessibility';
import { addOns } from '../../content/addOns';
import { claims } from '../../content/claims';
import { docketLines, ledgerSlots, receiptLines, serviceTagItems } from '../../content/drawings';
import { budgetOptions, serviceOptions, timelineOptions } from '../../content/enquiryOptions';
import { contactFaq, pricingFaq } from '../../content/faq';
import { features } from '../../content/features';
import { heroMenu } from '../../content/heroMenu';
import { legalPages } from '../../content/legal';
import { plans } from '../../content/plans';
import { portfolio } from '../../content/portfolio';
import { vatPercent } from '../../content/price';
import { processSteps } from '../../content/process';
import { services } from '../../content/services';
import { team } from '../../content/team';
import { workTerms } from '../../content/workTerms';
import { palette } from '../../tokens/palette';
import { roles } from '../../tokens/roles';

/** All that the owner may change beside settings and words, by its name in its file. */
export const siteFacts = {
  accessibilityTest,
  office,
  addOns,
  claims,
  docketLines,
  ledgerSlots,
  receiptLines,
  serviceTagItems,
  budgetOptions,
  serviceOptions,
  timelineOptions,
  contactFaq,
  pricingFaq,
  features,
  heroMenu,
  legalPages,
  plans,
  portfolio,
  processSteps,
  services,
  team,
  vatPercent,
  workTerms,
  palette,
  roles,
};

export type FactName = keyof typeof siteFacts;

/** The same facts, as somebody may have written them. */
export type Facts = Readonly<Record<FactName, unknown>>;
