import { defineModel } from 'xstate-workbench';
import { bookingMachine } from './booking.machine';

const scheduled = [{ type: 'booking.scheduled' }];
const activeActors = { loadWidget: undefined };

/** Source: docs/specification.md, section 7. */
export const bookingModel = defineModel({
  machine: bookingMachine,
  ports: { loadWidget: 'promise' },
  scenarios: {
    'the page is loaded': { input: { isPageLoaded: true }, starts: 'idle' },
    'the page is still loading': { input: { isPageLoaded: false }, starts: 'idle, page loading' },
  },
  steps: {
    'press the button of a calendar': { events: [{ type: 'widget.requested' }] },
    'open the dialog': { events: [{ type: 'dialog.opened' }] },
    'close the dialog': { events: [{ type: 'dialog.closed' }] },
    'the page has loaded': { events: [{ type: 'page.loaded' }] },
    'the widget loads': { done: 'loadWidget' },
    'the widget fails to load': { fail: 'loadWidget' },
    'ten seconds pass': { wait: 10_000 },
    'a meeting is booked': { events: [{ type: 'meeting.booked' }] },
  },
  project: (snapshot) => ({
    isDialogOpen: snapshot.matches({ dialog: 'open' }),
    isLoading: snapshot.hasTag('busy'),
    isReady: snapshot.matches({ widget: 'ready' }),
    hasFailed: snapshot.matches({ widget: 'failed' }),
  }),
  states: {
    idle: {
      projection: projection('idle'),
      on: { 'press the button of a calendar': 'loading', 'open the dialog': 'loading, dialog' },
    },
    'idle, page loading': {
      projection: projection('idle'),
      on: {
        'press the button of a calendar': 'waiting',
        'open the dialog': 'waiting, dialog',
        'the page has loaded': 'idle',
      },
    },
    waiting: {
      projection: projection('loading'),
      on: { 'open the dialog': 'waiting, dialog', 'the page has loaded': 'loading' },
    },
    'waiting, dialog': {
      projection: projection('loading', true),
      on: { 'close the dialog': 'waiting', 'the page has loaded': 'loading, dialog' },
    },
    loading: {
      projection: projection('loading'),
      activeActors,
      on: {
        'open the dialog': 'loading, dialog',
        'the widget loads': 'ready',
        'the widget fails to load': 'failed',
        'ten seconds pass': 'failed',
      },
    },
    'loading, dialog': {
      projection: projection('loading', true),
      activeActors,
      on: {
        'close the dialog': 'loading',
        'the widget loads': 'ready, dialog',
        'the widget fails to load': 'failed, dialog',
        'ten seconds pass': 'failed, dialog',
      },
    },
    ready: {
      projection: projection('ready'),
      on: {
        'open the dialog': 'ready, dialog',
        'a meeting is booked': { to: 'ready', emits: scheduled },
      },
    },
    'ready, dialog': {
      projection: projection('ready', true),
      on: {
        'close the dialog': 'ready',
        'a meeting is booked': { to: 'ready, dialog', emits: scheduled },
      },
    },
    failed: { projection: projection('failed'), on: { 'open the dialog': 'loading, dialog' } },
    'failed, dialog': {
      projection: projection('failed', true),
      on: { 'close the dialog': 'failed', 'open the dialog': 'loading, dialog' },
    },
  },
});

function projection(widget: 'idle' | 'loading' | 'ready' | 'failed', isDialogOpen = false) {
  return {
    isDialogOpen,
    isLoading: widget === 'loading',
    isReady: widget === 'ready',
    hasFailed: widget === 'failed',
  };
}
