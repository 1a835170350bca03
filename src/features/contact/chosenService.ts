import type { Plan } from '../../content/plans';
import type { ServiceId } from '../../content/services';
import type { ChosenItem } from '../bill/choice';
import type { serviceOptions } from '../forms/inquiryOptions';

type Option = (typeof serviceOptions)[number]['value'];

const options: Readonly<Record<Plan['id'] | ServiceId, Option>> = {
  starter: 'qr-menu-systems',
  professional: 'qr-menu-systems',
  enterprise: 'qr-menu-systems',
  qrMenu: 'qr-menu-systems',
  nfc: 'other',
  onlineStore: 'e-commerce-store',
  booking: 'booking-system',
  customDevelopment: 'custom-development',
  maintenance: 'website-maintenance',
};

/** The service of the form that a choice belongs to. */
export function chosenService(items: readonly ChosenItem[]): Option {
  const of = new Map(Object.entries(options));
  return items.map(({ id }) => of.get(id)).find((option) => option !== undefined) ?? 'other';
}
