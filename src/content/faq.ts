import type { MessageKey } from '../../locales/words';

/** A question and its answer. */
export interface FaqItem {
  readonly id: string;
  /** Id of the answer on its page, without `#`. */
  readonly anchor: string;
  readonly question: MessageKey;
  readonly answer: MessageKey;
}

type QuestionOf<Page extends string> =
  Extract<MessageKey, `${Page}.faq.${string}.question`> extends `${Page}.faq.${infer Id}.question`
    ? Id
    : never;

/** The questions on `/pricing`. */
export const pricingFaq: readonly FaqItem[] = (
  [
    'setupFee',
    'cancel',
    'commission',
    'translation',
    'connections',
    'launch',
    'changePlan',
    'outgrow',
    'ordering',
    'printing',
    'quantities',
    'reminders',
    'hosting',
    'support',
    'maintenanceHour',
    'custom',
  ] as const satisfies readonly QuestionOf<'pricing'>[]
).map((id) => ({
  id,
  anchor: anchorOf(id),
  question: `pricing.faq.${id}.question`,
  answer: `pricing.faq.${id}.answer`,
}));

/** The four questions on `/contact`. Source: docs/specification.md, section 2. */
export const contactFaq: readonly FaqItem[] = (
  ['start', 'where', 'firstMeeting', 'afterLaunch'] as const
).map((id) => ({
  id,
  anchor: anchorOf(id),
  question: `contact.faq.${id}.question`,
  answer: `contact.faq.${id}.answer`,
}));

/** `setupFee` is `answer-setup-fee`. */
function anchorOf(id: string): string {
  return `answer-${id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}
