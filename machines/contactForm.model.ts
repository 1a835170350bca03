import { contactFormMachine } from './contactForm.machine';
import { emailError, missing, rejection, type SeenForm, seenForm } from './formModel';
import { type EnquiryValues, emptyEnquiry } from './formRules';
import { defineModel } from './model';

const complete: EnquiryValues = {
  ...emptyEnquiry,
  name: ' Dana Levi ',
  email: 'dana@example.com',
  service: 'qr-menu-systems',
  message: 'Twelve tables, two languages.',
  terms: true,
};
const slipped: EnquiryValues = { ...complete, email: 'dana@' };

const everyError = missing('name', 'email', 'service', 'message', 'terms');

const rejected = { to: 'empty, rejected', emits: rejection(everyError) } as const;
const emailRejected = { to: 'email cut short, rejected', emits: rejection(emailError) } as const;
const sent = { to: 'sent', emits: [{ type: 'form.sent' }] } as const;
const repeated = { to: 'sent', emits: [{ type: 'form.repeated' }] } as const;
const limited = { to: 'limited', emits: [{ type: 'form.limited' }] } as const;
const failed = { to: 'failed', emits: [{ type: 'form.failed' }] } as const;

/** Source: specification, sections 4, 5, 7. */
export const contactFormModel = defineModel({
  machine: contactFormMachine,
  ports: { sendEnquiry: 'promise' },
  scenarios: {
    'sending is simulated': { input: { sends: false }, starts: 'empty' },
    'sent to an endpoint': { input: { sends: true }, starts: 'empty' },
  },
  steps: {
    'fill in everything': { events: filledIn(complete) },
    'fill in with the email cut short': { events: filledIn(slipped) },
    submit: { events: [{ type: 'form.submitted' }] },
    'a second goes by': { wait: 1000 },
    'two seconds go by': { wait: 2000 },
    'the endpoint takes it': { done: 'sendEnquiry', output: 'sent' },
    'the endpoint has it already': { done: 'sendEnquiry', output: 'repeated' },
    'the endpoint takes no more': { done: 'sendEnquiry', output: 'limited' },
    'the endpoint fails': { fail: 'sendEnquiry' },
    'ten seconds go by': { wait: 10_000 },
  },
  project: (snapshot): Seen => ({
    values: snapshot.context.values,
    errors: snapshot.context.errors,
    isSending: snapshot.hasTag('busy'),
    hasFailed: snapshot.matches({ editable: 'failed' }),
    isLimited: snapshot.matches({ editable: 'limited' }),
  }),
  states: {
    empty: {
      seen: seen(emptyEnquiry),
      on: {
        'fill in everything': 'complete',
        'fill in with the email cut short': 'email cut short',
        submit: rejected,
      },
    },
    'empty, rejected': {
      seen: seen(emptyEnquiry, { errors: everyError }),
      on: {
        'fill in everything': 'complete',
        'fill in with the email cut short': 'email cut short, rejected',
        submit: rejected,
      },
    },
    'email cut short': {
      seen: seen(slipped),
      on: { 'fill in everything': 'complete', submit: emailRejected },
    },
    'email cut short, rejected': {
      seen: seen(slipped, { errors: emailError }),
      on: { 'fill in everything': 'complete', submit: emailRejected },
    },
    complete: {
      seen: seen(complete),
      is: { editable: 'editing' },
      on: {
        'fill in with the email cut short': 'email cut short',
        submit: { by: { 'sending is simulated': 'simulating', 'sent to an endpoint': 'posting' } },
      },
    },
    simulating: {
      seen: seen(complete, { isSending: true }),
      on: { 'a second goes by': 'simulating for a second', 'two seconds go by': sent },
    },
    'simulating for a second': {
      seen: seen(complete, { isSending: true }),
      on: { submit: 'simulating for a second, pressed again', 'a second goes by': sent },
    },
    'simulating for a second, pressed again': {
      seen: seen(complete, { isSending: true }),
      isExplorationBoundary: true,
      on: { 'a second goes by': sent },
    },
    posting: {
      seen: seen(complete, { isSending: true }),
      pendingRequests: { sendEnquiry: { ...complete, name: 'Dana Levi' } },
      on: {
        'the endpoint takes it': sent,
        'the endpoint has it already': repeated,
        'the endpoint takes no more': limited,
        'the endpoint fails': failed,
        'ten seconds go by': failed,
      },
    },
    failed: {
      seen: seen(complete, { hasFailed: true }),
      on: {
        'fill in everything': 'complete',
        'fill in with the email cut short': 'email cut short',
        submit: 'posting',
      },
    },
    limited: {
      seen: seen(complete, { isLimited: true }),
      on: {
        'fill in everything': 'complete',
        'fill in with the email cut short': 'email cut short',
        submit: 'posting',
      },
    },
    sent: {
      seen: seen(emptyEnquiry),
      on: {
        'fill in everything': 'complete',
        'fill in with the email cut short': 'email cut short',
        submit: rejected,
      },
    },
  },
});

interface Seen extends SeenForm<EnquiryValues> {
  readonly isLimited: boolean;
}

function seen(values: EnquiryValues, rest: Partial<Omit<Seen, 'values'>> = {}): Seen {
  return { isLimited: false, ...seenForm(values), ...rest };
}

/** As a person fills it in, field by field. */
function filledIn({ name, email, service, message, terms }: EnquiryValues) {
  return [
    { type: 'field.changed', field: 'name', value: name },
    { type: 'field.changed', field: 'email', value: email },
    { type: 'field.changed', field: 'service', value: service },
    { type: 'field.changed', field: 'message', value: message },
    { type: 'field.changed', field: 'terms', value: terms },
  ] as const;
}
