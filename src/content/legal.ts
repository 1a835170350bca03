import type { MessageKey } from '../../locales/words';
import type { office } from './accessibility';

export type LegalPage = 'terms' | 'privacy' | 'accessibility';

/** Condition for a sentence of a legal page: a setting, or a fact about the office. */
export type LegalCondition =
  | Exclude<keyof typeof office, 'sample'>
  | 'inquiriesSent'
  | 'reviews'
  | 'inquiriesAndReviewsMailed'
  | 'onlyReviewsMailed'
  | 'reviewsElsewhere'
  | 'reviewsHere'
  | 'calendar'
  | 'chat'
  | 'calendarAndChat'
  | 'licensedDealer'
  | 'visitsCounted'
  | 'visitsAskedFor'
  | 'basisForCounting'
  | 'vatIncluded'
  | 'screenReadersTested';

/** A paragraph of a legal page, or a list item. */
export interface LegalLine {
  readonly words: MessageKey;
  /** Shown only if this holds. */
  readonly when?: LegalCondition;
  /** Shown only if this does not hold. */
  readonly unless?: LegalCondition;
}

/** One section of a legal page; left out if it would have no lines. */
export interface LegalSection {
  readonly id: string;
  readonly heading: MessageKey;
  readonly paragraphs: readonly LegalLine[];
  readonly items?: readonly LegalLine[] | undefined;
  readonly ending?: MessageKey;
  /** The contact whose email and phone are shown at the end. */
  readonly contact?: 'studio' | 'accessibility';
}

/** A legal page: its sections in order, and facts about the text. */
export interface LegalDocument {
  /** Date of the last change (ISO 8601). */
  readonly updated: string;
  /** True until the owner replaces the text; the page says so, and a strict build refuses it. */
  readonly sample: boolean;
  readonly sections: readonly LegalSection[];
}

/** The text is in `locales/`; `docs/legal-review.md` lists what a lawyer should confirm. */
export const legalPages: Readonly<Record<LegalPage, LegalDocument>> = {
  terms: {
    updated: '2026-11-26',
    sample: true,
    sections: [
      part('terms.parties', ['legal.terms.parties.text']),
      part('terms.use', ['legal.terms.use.text']),
      part('terms.orders', ['legal.terms.orders.text']),
      part('terms.prices', [
        { words: 'pricing.vatExcluded', unless: 'vatIncluded' },
        { words: 'pricing.vatIncluded', when: 'vatIncluded' },
        'legal.terms.prices.text',
        'pricing.faq.payment.answer',
      ]),
      part('terms.content', ['legal.terms.content.text']),
      part('terms.reviews', [{ words: 'legal.terms.reviews.text', when: 'reviews' }]),
      part('terms.liability', ['legal.terms.liability.text']),
    ],
  },
  privacy: {
    updated: '2026-11-26',
    sample: true,
    sections: [
      {
        ...part('privacy.controller', [
          { words: 'legal.privacy.controller.text', unless: 'licensedDealer' },
          { words: 'legal.privacy.controller.dealer', when: 'licensedDealer' },
        ]),
        contact: 'studio',
      },
      part('privacy.contact', [
        'legal.privacy.contact.text',
        { words: 'legal.privacy.contact.use', when: 'inquiriesSent' },
        { words: 'legal.privacy.contact.simulated', unless: 'inquiriesSent' },
      ]),
      part('privacy.reviews', [{ words: 'legal.privacy.reviews.text', when: 'reviews' }]),
      {
        ...part('privacy.recipients', ['legal.privacy.recipients.text']),
        items: [
          { words: 'legal.privacy.recipients.host' },
          { words: 'legal.privacy.recipients.inquiries', when: 'inquiriesSent' },
          { words: 'legal.privacy.recipients.reviewsElsewhere', when: 'reviewsElsewhere' },
          { words: 'legal.privacy.recipients.reviewsHere', when: 'reviewsHere' },
          { words: 'legal.privacy.recipients.mail', when: 'inquiriesAndReviewsMailed' },
          {
            words: 'legal.privacy.recipients.mailOfInquiries',
            when: 'inquiriesSent',
            unless: 'reviews',
          },
          { words: 'legal.privacy.recipients.mailOfReviews', when: 'onlyReviewsMailed' },
          { words: 'legal.privacy.recipients.calendar', when: 'calendar' },
          { words: 'legal.privacy.recipients.chat', when: 'chat' },
          { words: 'legal.privacy.recipients.analytics', when: 'visitsCounted' },
        ],
        ending: 'legal.privacy.recipients.nobodyElse',
      },
      part('privacy.analytics', [
        { words: 'legal.privacy.analytics.none', unless: 'visitsCounted' },
        { words: 'legal.privacy.analytics.text', when: 'visitsCounted' },
        { words: 'legal.privacy.analytics.asked', when: 'visitsAskedFor' },
        { words: 'legal.privacy.analytics.basis', when: 'basisForCounting' },
      ]),
      part('privacy.abroad', ['legal.privacy.abroad.text']),
      part('privacy.security', [
        { words: 'legal.privacy.security.text', when: 'reviews' },
        { words: 'legal.privacy.security.withoutReviews', unless: 'reviews' },
      ]),
      part('privacy.storage', [
        { words: 'legal.privacy.storage.inquiries', when: 'inquiriesSent' },
        { words: 'legal.privacy.storage.reviews', when: 'reviews' },
        { words: 'legal.privacy.storage.text', when: 'chat' },
        { words: 'legal.privacy.storage.withoutChat', unless: 'chat' },
      ]),
      part('privacy.rights', [
        'legal.privacy.rights.text',
        'legal.privacy.rights.authority',
        'legal.privacy.rights.gdpr',
      ]),
    ],
  },
  accessibility: {
    updated: '2026-11-26',
    sample: true,
    sections: [
      part('accessibility.standard', ['legal.accessibility.standard.text']),
      part('accessibility.done', ['legal.accessibility.done.text']),
      part('accessibility.tested', [
        'legal.accessibility.tested.text',
        { words: 'legal.accessibility.tested.screenReaders', when: 'screenReadersTested' },
      ]),
      part('accessibility.gaps', [
        { words: 'legal.accessibility.gaps.screenReaders', unless: 'screenReadersTested' },
        { words: 'legal.accessibility.gaps.text', when: 'calendarAndChat' },
        { words: 'legal.accessibility.gaps.calendar', when: 'calendar', unless: 'chat' },
        { words: 'legal.accessibility.gaps.chat', when: 'chat', unless: 'calendar' },
      ]),
      part('accessibility.built', ['legal.accessibility.built.text']),
      {
        ...part('accessibility.place', ['legal.accessibility.place.text']),
        items: [
          { words: 'legal.accessibility.place.stepFree', when: 'hasStepFreeEntrance' },
          { words: 'legal.accessibility.place.steps', unless: 'hasStepFreeEntrance' },
          { words: 'legal.accessibility.place.toilet', when: 'hasAccessibleToilet' },
          { words: 'legal.accessibility.place.noToilet', unless: 'hasAccessibleToilet' },
          { words: 'legal.accessibility.place.parking', when: 'hasAccessibleParking' },
          { words: 'legal.accessibility.place.noParking', unless: 'hasAccessibleParking' },
          { words: 'legal.accessibility.place.loop', when: 'hasHearingLoop' },
          { words: 'legal.accessibility.place.noLoop', unless: 'hasHearingLoop' },
        ],
        ending: 'legal.accessibility.place.ask',
      },
      {
        ...part('accessibility.coordinator', ['legal.accessibility.coordinator.text']),
        contact: 'accessibility',
      },
    ],
  },
};

type PlaceOf<Key> = Key extends `legal.${infer Place}.heading` ? Place : never;

/** A section by its message prefix: `privacy.rights` has its heading there, and its id is derived from it. */
function part(
  place: PlaceOf<MessageKey>,
  lines: readonly (LegalLine | MessageKey)[],
): LegalSection {
  return {
    id: place.slice(place.indexOf('.') + 1),
    heading: `legal.${place}.heading`,
    paragraphs: lines.map((line) => (typeof line === 'string' ? { words: line } : line)),
  };
}
