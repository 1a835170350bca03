import { defineModel } from './model';
import { toastMachine } from './toast.machine';

const ended = { to: 'dismissed', emits: [{ type: 'toast.ended' }] } as const;
const showing = { isVisible: true, isPaused: false };
const paused = { isVisible: true, isPaused: true };
const gone = { isVisible: false, isPaused: false };

/**
 * Source: docs/specification.md, section 4; docs/decisions.md, "Toasts, dialogs and menus". The toaster decides when
 * a toast is paused.
 */
export const toastModel = defineModel({
  machine: toastMachine,
  scenarios: {
    'in a window that is looked at': {
      input: ({ now, listener }) => ({ id: '1', now, toaster: listener }),
      starts: 'showing',
    },
  },
  steps: {
    'the pointer comes': { events: [{ type: 'toast.paused' }] },
    'the pointer leaves': { events: [{ type: 'toast.resumed' }] },
    'dismiss it': { events: [{ type: 'toast.dismissed' }] },
    'swipe it away': { events: [{ type: 'toast.swiped' }] },
    'two seconds go by': { wait: 2000 },
    'three seconds go by': { wait: 3000 },
    'five seconds go by': { wait: 5000 },
    'a thousand seconds go by': { wait: 1_000_000 },
  },
  project: (snapshot) => ({
    isVisible: snapshot.matches('visible'),
    isPaused: snapshot.matches({ visible: 'paused' }),
  }),
  states: {
    showing: {
      seen: showing,
      on: {
        'the pointer comes': 'paused',
        'two seconds go by': 'showing, three seconds left',
        'five seconds go by': ended,
        'dismiss it': ended,
        'swipe it away': ended,
      },
    },
    paused: {
      seen: paused,
      on: { 'the pointer leaves': 'showing', 'dismiss it': ended, 'swipe it away': ended },
    },
    'showing, three seconds left': {
      seen: showing,
      isExplorationBoundary: true,
      on: { 'the pointer comes': 'paused, three seconds left', 'three seconds go by': ended },
    },
    'paused, three seconds left': {
      seen: paused,
      isExplorationBoundary: true,
      on: {
        'the pointer leaves': 'showing, three seconds left',
        'two seconds go by': 'paused for two seconds, three left',
      },
    },
    'paused for two seconds, three left': {
      seen: paused,
      isExplorationBoundary: true,
      on: { 'the pointer leaves': 'showing after a pause, three seconds left' },
    },
    'showing after a pause, three seconds left': {
      seen: showing,
      isExplorationBoundary: true,
      on: { 'the pointer comes': 'paused again, three seconds left', 'three seconds go by': ended },
    },
    'paused again, three seconds left': {
      seen: paused,
      isExplorationBoundary: true,
      on: { 'the pointer leaves': 'showing again, three seconds left' },
    },
    'showing again, three seconds left': {
      seen: showing,
      isExplorationBoundary: true,
      on: { 'three seconds go by': ended },
    },
    dismissed: {
      seen: gone,
      on: {
        'a thousand seconds go by': {
          to: 'forgotten',
          emits: [{ type: 'toast.forgotten', id: '1' }],
        },
      },
    },
    forgotten: { seen: gone, isExplorationBoundary: true },
  },
});
