import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { emptyReview, type ReviewValues } from '../../machines/formRules';
import { type ReviewFormEvent, reviewFormMachine } from '../../machines/reviewForm.machine';
import { deferred, record, settle } from './record';

const open: ReviewFormEvent = { type: 'form.opened' };
const cancel: ReviewFormEvent = { type: 'form.cancelled' };
const submit: ReviewFormEvent = { type: 'form.submitted' };
const rename: ReviewFormEvent = { type: 'field.changed', field: 'name', value: 'Noa' };
const complete: readonly ReviewFormEvent[] = [
  { type: 'field.changed', field: 'name', value: 'Dana' },
  { type: 'field.changed', field: 'company', value: ' Café ' },
  { type: 'field.changed', field: 'service', value: 'other' },
  { type: 'field.changed', field: 'rating', value: 4 },
  { type: 'field.changed', field: 'review', value: 'Good' },
];

function start() {
  const clock = new SimulatedClock();
  const answer = deferred();
  const posted: ReviewValues[] = [];
  const signals: AbortSignal[] = [];
  const postReview = fromPromise<void, ReviewValues>(({ input, signal }) => {
    posted.push(input);
    signals.push(signal);
    return answer.promise;
  });
  const actor = createActor(reviewFormMachine.provide({ actors: { postReview } }), { clock });
  const emitted = record(actor);
  actor.start();
  const send = (...events: readonly ReviewFormEvent[]) => events.forEach(actor.send);
  return { clock, answer, posted, signals, emitted, send, state: () => actor.getSnapshot() };
}

test('[S4] it is hidden until it is opened; hidden, it takes nothing', () => {
  const form = start();
  form.send(rename, submit, cancel);
  expect(form.state().matches('hidden')).toBe(true);
  expect(form.state().context.values).toEqual(emptyReview);
  form.send(open);
  expect(form.state().matches({ shown: { editable: 'editing' } })).toBe(true);
});

test('[S4] Cancel closes it and keeps the draft, without its errors', () => {
  const form = start();
  form.send(open, rename, submit);
  expect(form.state().context.errors).not.toEqual([]);
  form.send(cancel);
  expect(form.state().matches('hidden')).toBe(true);
  form.send(open);
  expect(form.state().matches({ shown: { editable: 'editing' } })).toBe(true);
  expect(form.state().context).toEqual({ values: { ...emptyReview, name: 'Noa' }, errors: [] });
});

test('[S5] an incomplete review is rejected with its errors and nothing is sent', () => {
  const form = start();
  form.send(open, ...complete, { type: 'field.changed', field: 'rating', value: 0 }, submit);
  expect(form.state().matches({ shown: { editable: 'invalid' } })).toBe(true);
  expect(form.emitted).toEqual([
    { type: 'form.rejected', errors: [{ field: 'rating', kind: 'missing' }] },
  ]);
  expect(form.posted).toEqual([]);
  form.send(submit);
  expect(form.emitted).toHaveLength(2);
});

test('[S5] a rejected field is checked while it is typed; with none left it is in editing again', () => {
  const form = start();
  form.send(open, submit, ...complete.slice(0, 4));
  expect(form.state().context.errors).toEqual([{ field: 'review', kind: 'missing' }]);
  form.send({ type: 'field.changed', field: 'email', value: 'dana' });
  expect(form.state().context.errors).toEqual([{ field: 'review', kind: 'missing' }]);
  expect(form.state().matches({ shown: { editable: 'invalid' } })).toBe(true);
  form.send(...complete.slice(4));
  expect(form.state().matches({ shown: { editable: 'editing' } })).toBe(true);
});

test('[S7] a complete review is posted once, trimmed; then thanks stand and the form is empty', async () => {
  const form = start();
  form.send(open, ...complete, submit);
  expect(form.state().matches({ shown: 'submitting' })).toBe(true);
  expect(form.state().hasTag('busy')).toBe(true);
  for (const event of [submit, cancel, rename]) expect(form.state().can(event)).toBe(false);
  form.send(submit, cancel, rename);
  expect(form.state().matches({ shown: 'submitting' })).toBe(true);
  form.answer.resolve();
  await settle();
  expect(form.posted).toEqual([
    { name: 'Dana', company: 'Café', service: 'other', rating: 4, review: 'Good', email: '' },
  ]);
  expect(form.state().matches('thanked')).toBe(true);
  expect(form.state().hasTag('busy')).toBe(false);
  expect(form.state().context.values).toEqual(emptyReview);
  expect(form.emitted).toEqual([{ type: 'form.sent' }]);
  form.send(open);
  expect(form.state().matches({ shown: { editable: 'editing' } })).toBe(true);
});

test('[S8] a post that fails keeps everything, says so, and can be tried again', async () => {
  const form = start();
  form.send(open, ...complete, submit);
  form.answer.reject(new Error('500'));
  await settle();
  expect(form.state().matches({ shown: { editable: 'failed' } })).toBe(true);
  expect(form.state().context.values.review).toBe('Good');
  expect(form.emitted).toEqual([{ type: 'form.failed' }]);
  form.send(submit);
  expect(form.posted).toHaveLength(2);
});

test('[S8] after a failure it can be edited or cancelled', async () => {
  const form = start();
  form.send(open, ...complete, submit);
  form.answer.reject(new Error('500'));
  await settle();
  expect(form.state().can(cancel)).toBe(true);
  form.send(rename);
  expect(form.state().matches({ shown: { editable: 'editing' } })).toBe(true);
  expect(form.state().context.values).toMatchObject({ name: 'Noa', review: 'Good' });
});

test('[S8] a post that takes 10 seconds has failed, and its request is aborted', () => {
  const form = start();
  form.send(open, ...complete, submit);
  form.clock.increment(9999);
  expect(form.state().matches({ shown: 'submitting' })).toBe(true);
  expect(form.signals[0]?.aborted).toBe(false);
  form.clock.increment(1);
  expect(form.state().matches({ shown: { editable: 'failed' } })).toBe(true);
  expect(form.signals[0]?.aborted).toBe(true);
  expect(form.emitted).toEqual([{ type: 'form.failed' }]);
});
