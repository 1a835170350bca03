import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type ContactFormEvent, contactFormMachine } from '../../machines/contactForm.machine';
import { type EnquiryValues, emptyEnquiry } from '../../machines/formRules';
import { deferred, record, settle } from './record';

const complete: readonly ContactFormEvent[] = [
  { type: 'field.changed', field: 'name', value: ' Dana ' },
  { type: 'field.changed', field: 'email', value: 'dana@example.com' },
  { type: 'field.changed', field: 'service', value: 'other' },
  { type: 'field.changed', field: 'message', value: 'A menu' },
  { type: 'field.changed', field: 'terms', value: true },
];
const submit: ContactFormEvent = { type: 'form.submitted' };
const rename: ContactFormEvent = { type: 'field.changed', field: 'name', value: 'Noa' };

function start(sends = false) {
  const clock = new SimulatedClock();
  const answer = deferred();
  const sent: EnquiryValues[] = [];
  const signals: AbortSignal[] = [];
  const sendEnquiry = fromPromise<void, EnquiryValues>(({ input, signal }) => {
    sent.push(input);
    signals.push(signal);
    return answer.promise;
  });
  const machine = contactFormMachine.provide({ actors: { sendEnquiry } });
  const actor = createActor(machine, { clock, input: { sends } });
  const emitted = record(actor);
  actor.start();
  const send = (...events: readonly ContactFormEvent[]) => events.forEach(actor.send);
  return {
    clock,
    answer,
    sent,
    signals,
    emitted,
    send,
    state: () => actor.getSnapshot(),
    fields: () => actor.getSnapshot().context.errors.map(({ field, kind }) => `${field} ${kind}`),
  };
}

test('[S4] it starts empty, in editing, and keeps what is typed', () => {
  const form = start();
  expect(form.state().matches({ editable: 'editing' })).toBe(true);
  expect(form.state().context.values).toEqual(emptyEnquiry);
  form.send(rename, { type: 'field.changed', field: 'terms', value: true });
  expect(form.state().context.values).toEqual({ ...emptyEnquiry, name: 'Noa', terms: true });
  expect(form.state().matches({ editable: 'editing' })).toBe(true);
});

test('[S5] an incomplete enquiry is rejected with its errors and nothing is sent', () => {
  const form = start(true);
  form.send(...complete, { type: 'field.changed', field: 'email', value: 'dana' }, submit);
  const errors = [{ field: 'email', kind: 'malformed' }];
  expect(form.state().matches({ editable: 'invalid' })).toBe(true);
  expect(form.state().context.errors).toEqual(errors);
  expect(form.emitted).toEqual([{ type: 'form.rejected', errors }]);
  expect(form.sent).toEqual([]);
  form.send(submit);
  expect(form.emitted).toHaveLength(2);
  expect(form.state().matches({ editable: 'invalid' })).toBe(true);
});

test('[S5] a rejected field is checked while it is typed, the others are left alone', () => {
  const form = start();
  form.send(submit);
  expect(form.fields()).toEqual([
    'name missing',
    'email missing',
    'service missing',
    'message missing',
    'terms missing',
  ]);
  form.send({ type: 'field.changed', field: 'email', value: 'd' });
  expect(form.fields()).toContain('email malformed');
  form.send({ type: 'field.changed', field: 'email', value: 'd@e.fg' });
  expect(form.fields()).toEqual([
    'name missing',
    'service missing',
    'message missing',
    'terms missing',
  ]);
  form.send({ type: 'field.changed', field: 'email', value: 'd' });
  expect(form.fields()).not.toContain('email malformed');
  expect(form.state().matches({ editable: 'invalid' })).toBe(true);
  expect(form.emitted).toHaveLength(1);
});

test('[S5] with its last error gone it is in editing again', () => {
  const form = start();
  form.send(submit, ...complete.slice(0, 4));
  expect(form.state().matches({ editable: 'invalid' })).toBe(true);
  form.send(...complete.slice(4));
  expect(form.state().matches({ editable: 'editing' })).toBe(true);
});

test('[S4] the simulated send takes 2000 ms, then the form resets; nothing is really sent', () => {
  const form = start();
  form.send(...complete, submit);
  expect(form.state().matches('submitting')).toBe(true);
  expect(form.state().hasTag('busy')).toBe(true);
  form.clock.increment(1999);
  expect(form.state().matches('submitting')).toBe(true);
  expect(form.emitted).toEqual([]);
  form.clock.increment(1);
  expect(form.state().matches({ editable: 'sent' })).toBe(true);
  expect(form.state().hasTag('busy')).toBe(false);
  expect(form.state().context.values).toEqual(emptyEnquiry);
  expect(form.emitted).toEqual([{ type: 'form.sent' }]);
  expect(form.sent).toEqual([]);
});

test('[S4] while it is submitting, typing and submitting again do nothing', async () => {
  const form = start(true);
  form.send(...complete, submit);
  expect(form.state().can(submit)).toBe(false);
  expect(form.state().can(rename)).toBe(false);
  form.send(submit, rename);
  expect(form.state().context.values.name).toBe(' Dana ');
  form.answer.resolve();
  await settle();
  expect(form.sent).toHaveLength(1);
  expect(form.emitted).toEqual([{ type: 'form.sent' }]);
});

test('[S7] with an endpoint the trimmed enquiry is sent, and the form resets when it was taken', async () => {
  const form = start(true);
  form.send(...complete, submit);
  expect(form.sent).toEqual([
    {
      ...emptyEnquiry,
      name: 'Dana',
      email: 'dana@example.com',
      service: 'other',
      message: 'A menu',
      terms: true,
    },
  ]);
  form.clock.increment(9999);
  expect(form.state().matches('submitting')).toBe(true);
  form.answer.resolve();
  await settle();
  expect(form.state().matches({ editable: 'sent' })).toBe(true);
  expect(form.state().context.values).toEqual(emptyEnquiry);
});

test('[S8] a send that fails keeps everything, says so, and can be tried again', async () => {
  const form = start(true);
  form.send(...complete, submit);
  form.answer.reject(new Error('503'));
  await settle();
  expect(form.state().matches({ editable: 'failed' })).toBe(true);
  expect(form.state().context.values.message).toBe('A menu');
  expect(form.emitted).toEqual([{ type: 'form.failed' }]);
  form.send(submit);
  expect(form.state().matches('submitting')).toBe(true);
  expect(form.sent).toHaveLength(2);
});

test('[S8] a send that takes 10 seconds has failed, and its request is aborted', () => {
  const form = start(true);
  form.send(...complete, submit);
  form.clock.increment(9999);
  expect(form.state().matches('submitting')).toBe(true);
  expect(form.signals[0]?.aborted).toBe(false);
  form.clock.increment(1);
  expect(form.state().matches({ editable: 'failed' })).toBe(true);
  expect(form.emitted).toEqual([{ type: 'form.failed' }]);
  expect(form.signals[0]?.aborted).toBe(true);
});

test('[S4] typing after a failure is editing again', async () => {
  const form = start(true);
  form.send(...complete, submit);
  form.answer.reject(new Error('503'));
  await settle();
  form.send(rename);
  expect(form.state().matches({ editable: 'editing' })).toBe(true);
  expect(form.state().context.values).toMatchObject({ name: 'Noa', message: 'A menu' });
});

test('[S4] a sent form stays so until it is typed in or submitted', () => {
  const form = start();
  form.send(...complete, submit);
  form.clock.increment(2000);
  form.clock.increment(1_000_000);
  expect(form.state().matches({ editable: 'sent' })).toBe(true);
  form.send(rename);
  expect(form.state().matches({ editable: 'editing' })).toBe(true);
  expect(form.state().context.values).toEqual({ ...emptyEnquiry, name: 'Noa' });

  const other = start();
  other.send(...complete, submit);
  other.clock.increment(2000);
  other.send(submit);
  expect(other.state().matches({ editable: 'invalid' })).toBe(true);
  expect(other.emitted.map(({ type }) => type)).toEqual(['form.sent', 'form.rejected']);
});

test('[S5] a complete form leaves no error behind', () => {
  const form = start();
  form.send(submit, ...complete, submit);
  expect(form.state().context.errors).toEqual([]);
  expect(form.state().matches('submitting')).toBe(true);
});
