import { bookingMachine } from './booking.machine';
import { defineModel } from './model';

const scheduled = [{ type: 'booking.scheduled' }];
const pendingRequests = { loadWidget: undefined };

/** Source: docs/specification.md, section 7; docs/decisions.md, "Calendar, chat and analytics". */
export const bookingModel = defineModel({
  machine: bookingMachine,
  ports: { loadWidget: 'promise' },
  scenarios: {
    'the page is loaded': { input: { isPageLoaded: true }, starts: 'idle' },
    'the page is still loading': { input: { isPageLoaded: false }, starts: 'idle, early' },
  },
  steps: {
    'come near a calendar': { events: [{ type: 'widget.requested' }] },
    'open the dialog': { events: [{ type: 'dialog.opened' }] },
    'close the dialog': { events: [{ type: 'dialog.closed' }] },
    'the page has loaded': { events: [{ type: 'page.loaded' }] },
    'the widget comes': { done: 'loadWidget' },
    'the widget fails to come': { fail: 'loadWidget' },
    'ten seconds go by': { wait: 10_000 },
    'a meeting is booked': { events: [{ type: 'widget.messaged', event: 'scheduled' }] },
    'the widget says something else': {
      events: [{ type: 'widget.messaged', event: 'date_selected' }],
    },
  },
  project: (snapshot) => ({
    isDialogOpen: snapshot.matches({ dialog: 'open' }),
    isLoading: snapshot.hasTag('busy'),
    isReady: snapshot.matches({ widget: 'ready' }),
    hasFailed: snapshot.matches({ widget: 'failed' }),
  }),
  states: {
    idle: {
      seen: seen('idle'),
      on: { 'come near a calendar': 'loading', 'open the dialog': 'loading, dialog' },
    },
    'idle, early': {
      seen: seen('idle'),
      on: {
        'come near a calendar': 'waiting',
        'open the dialog': 'waiting, dialog',
        'the page has loaded': 'idle',
      },
    },
    waiting: {
      seen: seen('loading'),
      on: { 'open the dialog': 'waiting, dialog', 'the page has loaded': 'loading' },
    },
    'waiting, dialog': {
      seen: seen('loading', true),
      on: { 'close the dialog': 'waiting', 'the page has loaded': 'loading, dialog' },
    },
    loading: {
      seen: seen('loading'),
      pendingRequests,
      on: {
        'open the dialog': 'loading, dialog',
        'the widget comes': 'ready',
        'the widget fails to come': 'failed',
        'ten seconds go by': 'failed',
      },
    },
    'loading, dialog': {
      seen: seen('loading', true),
      pendingRequests,
      on: {
        'close the dialog': 'loading',
        'the widget comes': 'ready, dialog',
        'the widget fails to come': 'failed, dialog',
        'ten seconds go by': 'failed, dialog',
      },
    },
    ready: {
      seen: seen('ready'),
      on: {
        'open the dialog': 'ready, dialog',
        'a meeting is booked': { to: 'ready', emits: scheduled },
      },
    },
    'ready, dialog': {
      seen: seen('ready', true),
      on: {
        'close the dialog': 'ready',
        'a meeting is booked': { to: 'ready, dialog', emits: scheduled },
      },
    },
    failed: { seen: seen('failed'), on: { 'open the dialog': 'loading, dialog' } },
    'failed, dialog': {
      seen: seen('failed', true),
      on: { 'close the dialog': 'failed', 'open the dialog': 'loading, dialog' },
    },
  },
});

function seen(widget: 'idle' | 'loading' | 'ready' | 'failed', isDialogOpen = false) {
  return {
    isDialogOpen,
    isLoading: widget === 'loading',
    isReady: widget === 'ready',
    hasFailed: widget === 'failed',
  };
}
