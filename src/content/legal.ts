import type { MessageKey } from '../../locales/words';
import type { office } from './accessibility';

export type LegalPage = 'terms' | 'privacy' | 'accessibility';

/** Condition for a sentence of a legal page: a setting, or a fact about the office. */
export type LegalCondition =
  | Exclude<keyof typeof office, 'sample'>
  | 'inquiriesSent'
  | 'reviews'
  | 'mailed'
  | 'reviewsElsewhere'
  | 'reviewsHere'
  | 'calendar'
  | 'chat'
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

/** Periods that other companies promise: the host for its log, and the analytics service as its property is set. */
export const othersPeriods = { logDays: 30, analyticsMonths: 2, cookieYears: 2 } as const;

/** The text is in `locales/`; `docs/legal-review.md` lists what a lawyer should confirm. */
export const legalPages: Readonly<Record<LegalPage, LegalDocument>> = {
  terms: {
    updated: '2026-11-27',
    sample: true,
    sections: [
      part('terms.parties', ['terms.parties.text']),
      part('terms.use', ['terms.use.text']),
      part('terms.orders', ['terms.orders.text']),
      part('terms.prices', [
        { words: 'pricing.vatExcluded', unless: 'vatIncluded' },
        { words: 'pricing.vatIncluded', when: 'vatIncluded' },
        'terms.prices.text',
        'pricing.faq.payment.answer',
      ]),
      part('terms.content', ['terms.content.text']),
      part('terms.reviews', [{ words: 'terms.reviews.text', when: 'reviews' }]),
      part('terms.liability', ['terms.liability.text']),
    ],
  },
  privacy: {
    updated: '2026-11-27',
    sample: true,
    sections: [
      {
        ...part('privacy.controller', ['privacy.controller.text']),
        contact: 'studio',
      },
      part('privacy.contact', [
        'privacy.contact.text',
        { words: 'privacy.contact.use', when: 'inquiriesSent' },
        { words: 'privacy.contact.simulated', unless: 'inquiriesSent' },
      ]),
      part('privacy.reviews', [{ words: 'privacy.reviews.text', when: 'reviews' }]),
      {
        ...part('privacy.recipients', ['privacy.recipients.text']),
        items: [
          { words: 'privacy.recipients.host' },
          { words: 'privacy.recipients.inquiries', when: 'inquiriesSent' },
          { words: 'privacy.recipients.reviewsElsewhere', when: 'reviewsElsewhere' },
          { words: 'privacy.recipients.reviewsHere', when: 'reviewsHere' },
          { words: 'privacy.recipients.mail', when: 'mailed' },
          { words: 'privacy.recipients.calendar', when: 'calendar' },
          { words: 'privacy.recipients.chat', when: 'chat' },
          { words: 'privacy.recipients.analytics', when: 'visitsCounted' },
        ],
        ending: 'privacy.recipients.nobodyElse',
      },
      part('privacy.analytics', [
        { words: 'privacy.analytics.none', unless: 'visitsCounted' },
        { words: 'privacy.analytics.text', when: 'visitsCounted' },
        { words: 'privacy.analytics.asked', when: 'visitsAskedFor' },
        { words: 'privacy.analytics.basis', when: 'basisForCounting' },
      ]),
      part('privacy.abroad', ['privacy.abroad.text']),
      part('privacy.security', ['privacy.security.text']),
      part('privacy.storage', [
        { words: 'privacy.storage.inquiries', when: 'inquiriesSent' },
        { words: 'privacy.storage.reviews', when: 'reviews' },
        'privacy.storage.text',
      ]),
      part('privacy.rights', [
        'privacy.rights.text',
        'privacy.rights.authority',
        'privacy.rights.gdpr',
      ]),
    ],
  },
  accessibility: {
    updated: '2026-11-27',
    sample: true,
    sections: [
      part('accessibility.standard', ['accessibility.standard.text']),
      part('accessibility.done', ['accessibility.done.text']),
      part('accessibility.tested', [
        'accessibility.tested.text',
        { words: 'accessibility.tested.screenReaders', when: 'screenReadersTested' },
      ]),
      part('accessibility.gaps', [
        { words: 'accessibility.gaps.screenReaders', unless: 'screenReadersTested' },
        { words: 'accessibility.gaps.calendar', when: 'calendar' },
        { words: 'accessibility.gaps.chat', when: 'chat' },
      ]),
      part('accessibility.built', ['accessibility.built.text']),
      {
        ...part('accessibility.place', ['accessibility.place.text']),
        items: [
          { words: 'accessibility.place.stepFree', when: 'hasStepFreeEntrance' },
          { words: 'accessibility.place.steps', unless: 'hasStepFreeEntrance' },
          { words: 'accessibility.place.toilet', when: 'hasAccessibleToilet' },
          { words: 'accessibility.place.noToilet', unless: 'hasAccessibleToilet' },
          { words: 'accessibility.place.parking', when: 'hasAccessibleParking' },
          { words: 'accessibility.place.noParking', unless: 'hasAccessibleParking' },
          { words: 'accessibility.place.loop', when: 'hasHearingLoop' },
          { words: 'accessibility.place.noLoop', unless: 'hasHearingLoop' },
        ],
        ending: 'accessibility.place.ask',
      },
      {
        ...part('accessibility.coordinator', ['accessibility.coordinator.text']),
        contact: 'accessibility',
      },
    ],
  },
};

type PlaceOf<Key> = Key extends `${infer Place extends `${LegalPage}.${string}`}.heading`
  ? Place
  : never;

/** A section by its message prefix: `privacy.rights` has its heading there, and its id is derived from it. */
function part(
  place: PlaceOf<MessageKey>,
  lines: readonly (LegalLine | MessageKey)[],
): LegalSection {
  return {
    id: place.slice(place.indexOf('.') + 1),
    heading: `${place}.heading`,
    paragraphs: lines.map((line) => (typeof line === 'string' ? { words: line } : line)),
  };
}
