import { bookingMachine } from './booking.machine';
import { defineModel } from './testing/model';

/** Source: docs/specification.md, section 7. */
export const bookingModel = defineModel({
  machine: bookingMachine,
  page: '/services',
  scenarios: {
    'the page is loaded': { input: { isPageLoaded: true }, starts: 'idle' },
    'the page is still loading': { input: { isPageLoaded: false }, starts: 'idle, page loading' },
  },
  steps: {
    'press the button of a calendar': { events: [{ type: 'widget.requested' }] },
    'open the dialog': { events: [{ type: 'dialog.opened' }] },
    'the page has loaded': { events: [{ type: 'page.loaded' }] },
    'the widget loads': { done: 'loadWidget' },
    'the widget fails to load': { fail: 'loadWidget' },
    'ten seconds pass': { wait: 10_000 },
    'a meeting is booked': { events: [{ type: 'meeting.booked' }] },
  },
  project: ({ value }) => ({ status: value === 'waiting' ? 'loading' : value }),
  states: {
    idle: {
      projection: { status: 'idle' },
      on: { 'press the button of a calendar': 'loading', 'open the dialog': 'loading' },
    },
    'idle, page loading': {
      projection: { status: 'idle' },
      on: {
        'press the button of a calendar': 'waiting',
        'open the dialog': 'waiting',
        'the page has loaded': 'idle',
      },
    },
    waiting: { projection: { status: 'loading' }, on: { 'the page has loaded': 'loading' } },
    loading: {
      projection: { status: 'loading' },
      activeActors: { loadWidget: undefined },
      on: {
        'the widget loads': 'ready',
        'the widget fails to load': 'failed',
        'ten seconds pass': 'failed',
      },
    },
    ready: {
      projection: { status: 'ready' },
      on: { 'a meeting is booked': { to: 'ready', emits: [{ type: 'booking.scheduled' }] } },
    },
    failed: { projection: { status: 'failed' }, on: { 'open the dialog': 'loading' } },
  },
});
