import type { MessageKey } from '../../locales/words';

/** A question and its answer. */
export interface FaqItem {
  readonly id: string;
  readonly question: MessageKey;
  readonly answer: MessageKey;
}

/** The questions on `/pricing`. */
export const pricingFaq: readonly FaqItem[] = [
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
    id: 'custom',
    question: 'pricing.faq.custom.question',
    answer: 'pricing.faq.custom.answer',
  },
];

/** The four questions on `/contact`. Source: specification, section 2. */
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
