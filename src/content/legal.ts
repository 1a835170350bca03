import type { MessageKey } from '../../locales/words';

/** One part of a legal page. */
export interface LegalSection {
  readonly id: string;
  readonly heading: MessageKey;
  readonly text: MessageKey;
}

export type LegalPage = 'terms' | 'privacy' | 'accessibility';

/** The day on which the sample texts were written (ISO 8601); the owner sets it with the texts. */
export const legalUpdated = '2025-01-01';

/** The parts of each legal page, in order. */
export const legalPages: Readonly<Record<LegalPage, readonly LegalSection[]>> = {
  terms: [
    { id: 'use', heading: 'legal.terms.use.heading', text: 'legal.terms.use.text' },
    { id: 'orders', heading: 'legal.terms.orders.heading', text: 'legal.terms.orders.text' },
    { id: 'prices', heading: 'legal.terms.prices.heading', text: 'legal.terms.prices.text' },
    { id: 'content', heading: 'legal.terms.content.heading', text: 'legal.terms.content.text' },
    { id: 'reviews', heading: 'legal.terms.reviews.heading', text: 'legal.terms.reviews.text' },
    {
      id: 'liability',
      heading: 'legal.terms.liability.heading',
      text: 'legal.terms.liability.text',
    },
  ],
  privacy: [
    { id: 'contact', heading: 'legal.privacy.contact.heading', text: 'legal.privacy.contact.text' },
    { id: 'reviews', heading: 'legal.privacy.reviews.heading', text: 'legal.privacy.reviews.text' },
    {
      id: 'services',
      heading: 'legal.privacy.services.heading',
      text: 'legal.privacy.services.text',
    },
    {
      id: 'analytics',
      heading: 'legal.privacy.analytics.heading',
      text: 'legal.privacy.analytics.text',
    },
    { id: 'storage', heading: 'legal.privacy.storage.heading', text: 'legal.privacy.storage.text' },
    { id: 'rights', heading: 'legal.privacy.rights.heading', text: 'legal.privacy.rights.text' },
  ],
  accessibility: [
    {
      id: 'standard',
      heading: 'legal.accessibility.standard.heading',
      text: 'legal.accessibility.standard.text',
    },
    {
      id: 'done',
      heading: 'legal.accessibility.done.heading',
      text: 'legal.accessibility.done.text',
    },
    {
      id: 'gaps',
      heading: 'legal.accessibility.gaps.heading',
      text: 'legal.accessibility.gaps.text',
    },
    {
      id: 'place',
      heading: 'legal.accessibility.place.heading',
      text: 'legal.accessibility.place.text',
    },
    {
      id: 'coordinator',
      heading: 'legal.accessibility.coordinator.heading',
      text: 'legal.accessibility.coordinator.text',
    },
  ],
};
