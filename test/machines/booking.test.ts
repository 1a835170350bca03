import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type BookingEvent, bookingMachine } from '../../machines/booking.machine';
import { type Deferred, deferred, record, settle } from './record';

const wanted: BookingEvent = { type: 'widget.wanted' };
const opened: BookingEvent = { type: 'dialog.opened' };
const closed: BookingEvent = { type: 'dialog.closed' };
const scheduled: BookingEvent = { type: 'widget.messaged', event: 'scheduled' };

function start(isPageLoaded = true) {
  const clock = new SimulatedClock();
  const answers: Deferred[] = [];
  const loadWidget = fromPromise(() => {
    const answer = deferred();
    answers.push(answer);
    return answer.promise;
  });
  const actor = createActor(bookingMachine.provide({ actors: { loadWidget } }), {
    clock,
    input: { isPageLoaded },
  });
  const emitted = record(actor);
  actor.start();
  return {
    clock,
    answers,
    emitted,
    send: (...events: readonly BookingEvent[]) => events.forEach(actor.send),
    widget: () => actor.getSnapshot().value.widget,
    dialog: () => actor.getSnapshot().value.dialog,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
  };
}

test('[S7] nothing is loaded until the widget is wanted, then once for the visit', async () => {
  const booking = start();
  expect(booking.widget()).toBe('idle');
  expect(booking.isBusy()).toBe(false);
  expect(booking.answers).toHaveLength(0);
  booking.send(wanted, wanted, opened);
  expect(booking.widget()).toBe('loading');
  expect(booking.isBusy()).toBe(true);
  booking.answers[0]?.resolve();
  await settle();
  expect(booking.widget()).toBe('ready');
  expect(booking.isBusy()).toBe(false);
  booking.send(wanted, closed, opened);
  expect(booking.widget()).toBe('ready');
  expect(booking.answers).toHaveLength(1);
  expect(booking.emitted).toEqual([]);
});

test('[S7] wanted before the page has loaded, it waits for the page', () => {
  const booking = start(false);
  booking.send(wanted);
  expect(booking.widget()).toBe('waiting');
  expect(booking.isBusy()).toBe(true);
  booking.clock.increment(60_000);
  expect(booking.answers).toHaveLength(0);
  booking.send({ type: 'page.loaded' });
  expect(booking.widget()).toBe('loading');
  expect(booking.answers).toHaveLength(1);
});

test('[S7] the page that has loaded loads no widget by itself', () => {
  const booking = start(false);
  booking.send({ type: 'page.loaded' });
  expect(booking.widget()).toBe('idle');
  booking.send(wanted);
  expect(booking.widget()).toBe('loading');
});

test('[S7] opening the dialog wants the widget; closing it loses nothing', () => {
  const booking = start();
  booking.send(opened);
  expect([booking.dialog(), booking.widget()]).toEqual(['open', 'loading']);
  booking.send(closed);
  expect([booking.dialog(), booking.widget()]).toEqual(['closed', 'loading']);
});

test('[S7] a widget that cannot be loaded leaves the link', async () => {
  const booking = start();
  booking.send(wanted);
  booking.answers[0]?.reject(new Error('blocked'));
  await settle();
  expect(booking.widget()).toBe('failed');
  expect(booking.isBusy()).toBe(false);
});

test('[S7] a widget that takes 10 seconds has failed', () => {
  const booking = start();
  booking.send(wanted);
  booking.clock.increment(9999);
  expect(booking.widget()).toBe('loading');
  booking.clock.increment(1);
  expect(booking.widget()).toBe('failed');
});

test('[S7] after a failure scrolling by does not try again, opening the dialog does', () => {
  const booking = start();
  booking.send(wanted);
  booking.clock.increment(10_000);
  booking.send(wanted, { type: 'page.loaded' });
  expect(booking.widget()).toBe('failed');
  booking.send(opened);
  expect(booking.widget()).toBe('loading');
  expect(booking.answers).toHaveLength(2);
});

test('[S7] a scheduled meeting is told; other messages, and messages before it is ready, are not', async () => {
  const booking = start();
  booking.send(scheduled, wanted, scheduled);
  booking.answers[0]?.resolve();
  await settle();
  booking.send({ type: 'widget.messaged', event: 'viewed' });
  expect(booking.emitted).toEqual([]);
  booking.send(scheduled);
  expect(booking.emitted).toEqual([{ type: 'booking.scheduled' }]);
});
