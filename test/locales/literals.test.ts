import * as en from '../../locales/en';
import type { MessageKey } from '../../locales/words';
import { claims } from '../../src/content/claims';
import { plans } from '../../src/content/plans';
import { unitLabels } from '../../src/content/price';
import { createTranslator } from '../../src/i18n/translator';

const t = createTranslator(
  'en',
  { en },
  { ...claims, studio: 'Tafrit Studio', year: 2025, rating: 4 },
);

const literals: readonly (readonly [section: string, key: MessageKey, literal: string])[] = [
  ['[S1]', 'layout.badge.label', 'Schedule time with me'],
  ['[S2]', 'layout.getStarted', 'Get Started'],
  ['[S2]', 'layout.footer.copyright', '© 2025 Tafrit Studio'],
  ['[S2]', 'layout.footer.facebook', 'Facebook'],
  ['[S2]', 'layout.footer.linkedin', 'LinkedIn'],
  ['[S2]', 'layout.footer.instagram', 'Instagram'],
  ['[S2]', 'home.hero.start', 'Start Your Project'],
  ['[S2]', 'home.hero.work', 'View Our Work'],
  ['[S2]', 'services.included', "What's Included"],
  ['[S2]', 'services.process.steps.discovery.title', 'Discovery'],
  ['[S2]', 'services.process.steps.design.title', 'Design'],
  ['[S2]', 'services.process.steps.development.title', 'Development'],
  ['[S2]', 'services.process.steps.launch.title', 'Launch'],
  ['[S2]', 'portfolio.preview', 'Preview Website'],
  ['[S2]', 'reviews.form.open', 'Share Your Experience'],
  ['[S2]', 'errors.notFound.title', 'Page Not Found'],
  ['[S2]', 'errors.notFound.text', "The page you're looking for doesn't exist or has been moved."],
  ['[S2]', 'errors.notFound.home', 'Go Home'],
  ['[S2]', 'errors.notFound.contact', 'Contact Us'],
  ['[S3]', 'pricing.plans.starter.name', 'Starter'],
  ['[S3]', 'pricing.plans.professional.name', 'Professional'],
  ['[S3]', 'pricing.plans.enterprise.name', 'Enterprise'],
  ['[S3]', 'pricing.plans.enterprise.badge', 'Best Value'],
  ['[S3]', 'reviews.list.rating', '4 out of 5 stars'],
  ['[S4]', 'contact.form.submit', 'Send Message'],
  ['[S4]', 'contact.form.submitting', 'Sending...'],
  ['[S4]', 'reviews.form.cancel', 'Cancel'],
  ['[S4]', 'reviews.form.submit', 'Submit Review'],
  ['[S4]', 'reviews.form.submitting', 'Submitting...'],
  [
    '[S4]',
    'reviews.thanks',
    'Your review has been submitted successfully. We appreciate your feedback!',
  ],
  ['[S5]', 'reviews.form.incomplete', 'Please fill in all required fields'],
  ['[S5]', 'contact.form.errors.terms', 'Please accept the terms and conditions'],
  ['[S8]', 'reviews.toasts.listFailed', 'Failed to load reviews'],
  ['[S8]', 'reviews.toasts.submitFailed', 'Failed to submit review. Please try again.'],
  [
    '[S8]',
    'reviews.toasts.submitted',
    'Review submitted successfully! It will be published after approval.',
  ],
  [
    '[S8]',
    'contact.form.sent',
    "Message sent successfully! We'll get back to you within 24 hours.",
  ],
];

test.each(literals)('%s %s reads %j', (_, key, literal) => {
  expect(t(key)).toBe(literal);
});

test.each([
  ['starter', [/^Up to \d+ menu items$/, /^Any \d+ languages,/]],
  ['professional', [/^Unlimited menu items$/, /^Any \d+ languages,/]],
])('[S9] the plan %s lists its limits', (id, limits) => {
  const features = plans.find((plan) => plan.id === id)?.features ?? [];
  const lines = features.map(({ key, params }) => t(key, params));
  const matching = limits.map((limit): unknown => expect.stringMatching(limit));
  expect(lines).toEqual(expect.arrayContaining(matching));
});

test('[S9] Prices have the specified unit labels', () => {
  expect(Object.values(unitLabels).map((key) => t(key))).toEqual([
    ...['per month', 'an hour, or a monthly price', 'per pack of 10'],
    ...['per language', 'per 30 dishes', 'per table', 'once'],
  ]);
});
