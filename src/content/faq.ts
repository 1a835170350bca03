import type { MessageKey } from '../../locales/words';
import { type Service, type ServiceId, services } from './services';

/** A question and its answer. */
export interface FaqItem {
  readonly id: string;
  /** Id of the answer on its page, without `#`. */
  readonly anchor: string;
  readonly question: MessageKey;
  readonly answer: MessageKey;
  /** The service that the answer leads to. */
  readonly service: Service | undefined;
}

type QuestionOf<Page extends string> =
  Extract<MessageKey, `${Page}.faq.${string}.question`> extends `${Page}.faq.${infer Id}.question`
    ? Id
    : never;

/** Services that answers lead to. */
const soldBy: Readonly<Partial<Record<QuestionOf<'pricing' | 'contact'>, ServiceId>>> = {
  ordering: 'customDevelopment',
  custom: 'customDevelopment',
  printing: 'nfc',
  connections: 'onlineStore',
  reminders: 'booking',
  maintenanceHour: 'maintenance',
  afterLaunch: 'maintenance',
};

/** The questions on `/pricing`. One about what is not sold has no words. */
export const pricingFaq: readonly FaqItem[] = (
  [
    'barcode',
    'setupFee',
    'cancel',
    'payment',
    'abroad',
    'commission',
    'translation',
    'connections',
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
  service: services.find((one) => one.id === soldBy[id]),
}));

/** The four questions on `/contact`. Source: docs/specification.md, section 2. */
export const contactFaq: readonly FaqItem[] = (
  ['start', 'where', 'firstMeeting', 'afterLaunch'] as const
).map((id) => ({
  id,
  anchor: anchorOf(id),
  question: `contact.faq.${id}.question`,
  answer: `contact.faq.${id}.answer`,
  service: services.find((one) => one.id === soldBy[id]),
}));

/** `setupFee` is `answer-setup-fee`. */
function anchorOf(id: string): string {
  return `answer-${id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}
