import type * as en from '../../../locales/en';
import type { MessageKey } from '../../../locales/words';
import type { FieldOf, inquiryFields, reviewFields } from '../../../machines/formRules';
import { type Plan, plans } from '../../content/plans';
import { type ServiceId, services } from '../../content/services';
import { soldIds } from '../../content/sold';

/** An option of a select. The label of a budget has the whole shekels `from` and `to`. */
export interface InquiryOption {
  readonly value: string;
  readonly label: MessageKey;
  /** What it is for, by id: offered while one of them is sold. */
  readonly of?: readonly string[];
  readonly from?: number;
  readonly to?: number;
}

/** Values are the English labels in lowercase with hyphens. Source: docs/specification.md, section 3. */
const specified: readonly InquiryOption[] = [
  service('qr-menu-systems', 'qrMenuSystems', 'qrMenu', ...plans.map(({ id }) => id)),
  service('web-development', 'webDevelopment', 'customDevelopment'),
  service('mobile-apps', 'mobileApps', 'customDevelopment'),
  service('e-commerce-store', 'ecommerceStore', 'onlineStore'),
  service('booking-system', 'bookingSystem', 'booking'),
  service('website-maintenance', 'websiteMaintenance', 'maintenance'),
  service('custom-development', 'customDevelopment', 'customDevelopment'),
];

/** Services of both forms, with new ones by their titles. Stickers are about the menu that they open. */
export const serviceOptions: readonly InquiryOption[] = [
  ...specified,
  ...services
    .filter(({ id }) => id !== 'nfc' && !specified.some(({ of }) => of?.includes(id)))
    .map(({ id, anchor, title }) => ({ value: anchor, label: title, of: [id] })),
  { value: 'other', label: 'contact.form.services.other' },
];

type ServiceName = keyof typeof en.contact.form.services;

/** @param of ids of the services and plans, of which one has to be sold. */
function service(
  value: string,
  name: ServiceName,
  ...of: (ServiceId | Plan['id'])[]
): InquiryOption {
  return { value, label: `contact.form.services.${name}`, of };
}

/** False for an option of what is not sold: labels of earlier inquiries still need it. */
export function isOffered({ of }: InquiryOption): boolean {
  return !of || of.some((id) => soldIds.includes(id));
}

/** Amounts in an option's label, formatted by `format`; none for other labels. */
export function amountsIn(
  option: InquiryOption,
  format: (amount: number) => string,
): Readonly<Record<string, string>> {
  if (option.from === undefined) return {};
  const formatted = (amount?: number) => (amount === undefined ? '' : format(amount));
  return { from: formatted(option.from), to: formatted(option.to) };
}

/** Source: docs/specification.md, sections 3 and 9. */
export const budgetOptions = [
  { value: '1k-5k', label: 'contact.form.budgets.range', from: 1000, to: 5000 },
  { value: '5k-10k', label: 'contact.form.budgets.range', from: 5000, to: 10_000 },
  { value: '10k-25k', label: 'contact.form.budgets.range', from: 10_000, to: 25_000 },
  { value: '25k-plus', label: 'contact.form.budgets.above', from: 25_000 },
  { value: 'discuss', label: 'contact.form.budgets.discuss' },
] as const satisfies readonly InquiryOption[];

/** Source: docs/specification.md, section 3. */
const timelineOptions = [
  { value: 'asap', label: 'contact.form.timelines.asap' },
  { value: '1-month', label: 'contact.form.timelines.oneMonth' },
  { value: '2-3-months', label: 'contact.form.timelines.twoToThreeMonths' },
  { value: 'flexible', label: 'contact.form.timelines.flexible' },
] as const satisfies readonly InquiryOption[];

type Choice = FieldOf<typeof inquiryFields, 'choice'> | FieldOf<typeof reviewFields, 'choice'>;

const choices: Readonly<Record<Choice, readonly InquiryOption[]>> = {
  service: serviceOptions,
  budget: budgetOptions,
  timeline: timelineOptions,
};

/**
 * Options of a choice field.
 * @throws Error for a field of another kind.
 */
export function choicesOf(field: string): readonly InquiryOption[] {
  const options = new Map(Object.entries(choices)).get(field);
  if (!options) throw new Error(`the field ${field} has no options`);
  return options;
}
