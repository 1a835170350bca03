import { emailError, missing, rejection, type SeenForm, seenForm } from './formModel';
import { emptyReview, type ReviewValues } from './formRules';
import { defineModel } from './model';
import { reviewFormMachine } from './reviewForm.machine';

const complete: ReviewValues = {
  name: ' Dana Levi ',
  company: 'Café Levant',
  service: 'qr-menu-systems',
  rating: 5,
  review: 'They came, they saw the menu, it worked.',
  email: 'dana@example.com',
};
const slipped: ReviewValues = { ...complete, email: 'dana@' };

const everyError = missing('name', 'company', 'service', 'rating', 'review');

const rejected = { to: 'empty, rejected', emits: rejection(everyError) } as const;
const emailRejected = { to: 'email cut short, rejected', emits: rejection(emailError) } as const;
const sent = { to: 'thanked', emits: [{ type: 'form.sent' }] } as const;
const limited = { to: 'limited', emits: [{ type: 'form.limited' }] } as const;
const failed = { to: 'failed', emits: [{ type: 'form.failed' }] } as const;

/** Source: specification, sections 4, 5, 7, 8. */
export const reviewFormModel = defineModel({
  machine: reviewFormMachine,
  ports: { postReview: 'promise' },
  scenarios: { 'on the reviews page': { starts: 'hidden' } },
  steps: {
    'open the form': { events: [{ type: 'form.opened' }] },
    cancel: { events: [{ type: 'form.cancelled' }] },
    'fill in everything': { events: filledIn(complete) },
    'fill in with the email cut short': { events: filledIn(slipped) },
    submit: { events: [{ type: 'form.submitted' }] },
    'the reviews API takes it': { done: 'postReview', output: 'sent' },
    'the reviews API takes no more': { done: 'postReview', output: 'limited' },
    'the reviews API fails': { fail: 'postReview' },
    'five seconds go by': { wait: 5000 },
    'ten seconds go by': { wait: 10_000 },
  },
  project: (snapshot): Seen => ({
    status: snapshot.matches('shown')
      ? 'shown'
      : snapshot.matches('thanked')
        ? 'thanked'
        : 'hidden',
    values: snapshot.context.values,
    errors: snapshot.context.errors,
    isSending: snapshot.hasTag('busy'),
    hasFailed: snapshot.matches({ shown: { editable: 'failed' } }),
    isLimited: snapshot.matches({ shown: { editable: 'limited' } }),
  }),
  states: {
    hidden: { seen: seen(emptyReview, { status: 'hidden' }), on: { 'open the form': 'empty' } },
    empty: {
      seen: seen(emptyReview),
      on: {
        cancel: 'hidden',
        'fill in everything': 'complete',
        'fill in with the email cut short': 'email cut short',
        submit: rejected,
      },
    },
    'empty, rejected': {
      seen: seen(emptyReview, { errors: everyError }),
      on: {
        cancel: 'hidden',
        'fill in everything': 'complete',
        'fill in with the email cut short': 'email cut short',
        submit: rejected,
      },
    },
    'email cut short': {
      seen: seen(slipped),
      on: {
        cancel: 'hidden, a slip kept',
        'fill in everything': 'complete',
        submit: emailRejected,
      },
    },
    'email cut short, rejected': {
      seen: seen(slipped, { errors: emailError }),
      on: {
        cancel: 'hidden, a slip kept',
        'fill in everything': 'complete',
        submit: emailRejected,
      },
    },
    'hidden, a slip kept': {
      seen: seen(slipped, { status: 'hidden' }),
      on: { 'open the form': 'email cut short' },
    },
    complete: {
      seen: seen(complete),
      is: { shown: { editable: 'editing' } },
      on: {
        cancel: 'hidden, a draft kept',
        'fill in with the email cut short': 'email cut short',
        submit: 'submitting',
      },
    },
    'hidden, a draft kept': {
      seen: seen(complete, { status: 'hidden' }),
      on: { 'open the form': 'complete' },
    },
    submitting: {
      seen: seen(complete, { isSending: true }),
      pendingRequests: { postReview: { ...complete, name: 'Dana Levi' } },
      on: {
        'the reviews API takes it': sent,
        'the reviews API takes no more': limited,
        'the reviews API fails': failed,
        'five seconds go by': 'submitting for five seconds',
        'ten seconds go by': failed,
      },
    },
    'submitting for five seconds': {
      seen: seen(complete, { isSending: true }),
      pendingRequests: { postReview: { ...complete, name: 'Dana Levi' } },
      on: {
        'the reviews API takes it': sent,
        cancel: 'submitting for five seconds',
        submit: 'submitting for five seconds, pressed again',
        'five seconds go by': failed,
      },
    },
    'submitting for five seconds, pressed again': {
      seen: seen(complete, { isSending: true }),
      pendingRequests: { postReview: { ...complete, name: 'Dana Levi' } },
      isExplorationBoundary: true,
      on: { 'five seconds go by': failed },
    },
    failed: {
      seen: seen(complete, { hasFailed: true }),
      on: {
        cancel: 'hidden, a draft kept',
        'fill in everything': 'complete',
        'fill in with the email cut short': 'email cut short',
        submit: 'submitting',
      },
    },
    limited: {
      seen: seen(complete, { isLimited: true }),
      on: {
        cancel: 'hidden, a draft kept',
        'fill in everything': 'complete',
        'fill in with the email cut short': 'email cut short',
        submit: 'submitting',
      },
    },
    thanked: { seen: seen(emptyReview, { status: 'thanked' }), on: { 'open the form': 'empty' } },
  },
});

interface Seen extends SeenForm<ReviewValues> {
  readonly status: 'hidden' | 'shown' | 'thanked';
  readonly isLimited: boolean;
}

function seen(values: ReviewValues, rest: Partial<Omit<Seen, 'values'>> = {}): Seen {
  return { status: 'shown', isLimited: false, ...seenForm(values), ...rest };
}

/** As a person fills it in, field by field. */
function filledIn({ name, company, service, rating, review, email }: ReviewValues) {
  return [
    { type: 'field.changed', field: 'name', value: name },
    { type: 'field.changed', field: 'company', value: company },
    { type: 'field.changed', field: 'service', value: service },
    { type: 'field.changed', field: 'rating', value: rating },
    { type: 'field.changed', field: 'review', value: review },
    { type: 'field.changed', field: 'email', value: email },
  ] as const;
}
