import type { Language } from '../../../locales/languages';
import type { Review } from '../../../machines/reviewList.machine';
import { formatDate } from '../../i18n/format';

/** Lines of a card's signature, by slot. The cards of React and those of the early script are filled by this table. */
export const signatureSlots = ['name', 'company', 'service', 'date'] as const;

/** Other parts of a card that depend on its review, as `data-slot`. */
export type CardSlot = (typeof signatureSlots)[number] | 'stars' | 'quote' | 'more';

/** Texts of the signature; a line without text is left out. */
export function signatureOf(
  { name, company, service, date }: Review,
  serviceNames: ReadonlyMap<string, string>,
  language: Language,
): Readonly<Record<(typeof signatureSlots)[number], string>> {
  return {
    name,
    company,
    service: serviceNames.get(service) ?? service,
    date: date && formatDate(date, language),
  };
}

/** Stars of a card; the exported template has a card for each number. */
export function starsOf({ rating }: Review): number {
  return Math.round(rating);
}
