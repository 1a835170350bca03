import type { Language } from '../../locales/languages';
import type { MessageKey } from '../../locales/words';
import { minTables } from './addOns';
import { workTerms } from './workTerms';

/** Parameter of an answer: a number, an amount in whole shekels, or text (by language where it differs). */
export type FaqFact =
  | number
  | string
  | { readonly amount: number }
  | Readonly<Record<Language, string>>;

/** A question and its answer, with the answer's own parameters. */
export interface FaqItem {
  readonly id: string;
  readonly question: MessageKey;
  readonly answer: MessageKey;
  readonly facts?: Readonly<Record<string, FaqFact>>;
}

/** The questions on `/pricing`. */
export const pricingFaq: readonly FaqItem[] = [
  {
    id: 'plansAndServices',
    question: 'pricing.faq.plansAndServices.question',
    answer: 'pricing.faq.plansAndServices.answer',
  },
  {
    id: 'setupFee',
    question: 'pricing.faq.setupFee.question',
    answer: 'pricing.faq.setupFee.answer',
  },
  {
    id: 'cancel',
    question: 'pricing.faq.cancel.question',
    answer: 'pricing.faq.cancel.answer',
  },
  {
    id: 'changePlan',
    question: 'pricing.faq.changePlan.question',
    answer: 'pricing.faq.changePlan.answer',
  },
  {
    id: 'outgrow',
    question: 'pricing.faq.outgrow.question',
    answer: 'pricing.faq.outgrow.answer',
  },
  {
    id: 'printing',
    question: 'pricing.faq.printing.question',
    answer: 'pricing.faq.printing.answer',
  },
  {
    id: 'quantities',
    question: 'pricing.faq.quantities.question',
    answer: 'pricing.faq.quantities.answer',
    facts: { tables: minTables, days: workTerms.deliveryDays },
  },
  {
    id: 'launch',
    question: 'pricing.faq.launch.question',
    answer: 'pricing.faq.launch.answer',
    facts: {
      days: workTerms.menuDays,
      from: workTerms.systemWeeks.from,
      to: workTerms.systemWeeks.to,
    },
  },
  {
    id: 'connections',
    question: 'pricing.faq.connections.question',
    answer: 'pricing.faq.connections.answer',
    facts: {
      posSystems: workTerms.posSystems,
      cardProcessors: workTerms.cardProcessors,
      deliveryServices: workTerms.deliveryServices,
    },
  },
  {
    id: 'hosting',
    question: 'pricing.faq.hosting.question',
    answer: 'pricing.faq.hosting.answer',
    facts: { days: workTerms.dataDays },
  },
  {
    id: 'support',
    question: 'pricing.faq.support.question',
    answer: 'pricing.faq.support.answer',
    facts: {
      days: workTerms.supportDays,
      from: workTerms.supportHours.from,
      to: workTerms.supportHours.to,
    },
  },
  {
    id: 'maintenanceHour',
    question: 'pricing.faq.maintenanceHour.question',
    answer: 'pricing.faq.maintenanceHour.answer',
    facts: { price: { amount: workTerms.maintenanceHour } },
  },
  {
    id: 'custom',
    question: 'pricing.faq.custom.question',
    answer: 'pricing.faq.custom.answer',
  },
];

/** The four questions on `/contact`. Source: docs/specification.md, section 2. */
export const contactFaq: readonly FaqItem[] = [
  {
    id: 'start',
    question: 'contact.faq.start.question',
    answer: 'contact.faq.start.answer',
  },
  {
    id: 'where',
    question: 'contact.faq.where.question',
    answer: 'contact.faq.where.answer',
  },
  {
    id: 'firstMeeting',
    question: 'contact.faq.firstMeeting.question',
    answer: 'contact.faq.firstMeeting.answer',
  },
  {
    id: 'afterLaunch',
    question: 'contact.faq.afterLaunch.question',
    answer: 'contact.faq.afterLaunch.answer',
  },
];
