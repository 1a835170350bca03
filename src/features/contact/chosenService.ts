import { plans } from '../../content/plans';
import type { ServiceId } from '../../content/services';
import type { ChosenItem } from '../bill/choice';
import type { serviceOptions } from '../forms/inquiryOptions';

type Option = (typeof serviceOptions)[number]['value'];

/** The service of the form that a choice belongs to. */
export function chosenService(items: readonly ChosenItem[]): Option {
  const named = new Map<string, Option>([
    ...plans.map(({ id }) => [id, 'qr-menu-systems'] as const),
    ...Object.entries(optionOf),
  ]);
  const [option = 'other'] = items.flatMap(({ id }) => named.get(id) ?? []);
  return option;
}

const optionOf: Readonly<Record<ServiceId, Option>> = {
  qrMenu: 'qr-menu-systems',
  nfc: 'other',
  onlineStore: 'e-commerce-store',
  booking: 'booking-system',
  customDevelopment: 'custom-development',
  maintenance: 'website-maintenance',
};
