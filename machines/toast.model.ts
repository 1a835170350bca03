import { defineModel } from './testing/model';
import { toastMachine } from './toast.machine';

const ended = { to: 'ended', emits: [{ type: 'toast.ended' }] } as const;
const showing = { projection: { isVisible: true }, is: { visible: 'showing' } };
const paused = { projection: { isVisible: true }, is: { visible: 'paused' } };
const gone = { projection: { isVisible: false } };

/** Source: docs/specification.md, section 4. The toaster decides when a toast is paused. */
export const toastModel = defineModel({
  machine: toastMachine,
  equivalent: {
    'toast start: empties shownAt': 'the first state sets it',
    'toast pauseTimer: empties shownAt': 'a resumed toast sets it again',
  },
  scenarios: {
    'in an active window': {
      input: ({ now, listener }) => ({ id: '1', now, toaster: listener }),
      starts: 'showing',
    },
  },
  steps: {
    'the pointer enters': { events: [{ type: 'toast.paused' }] },
    'the pointer leaves': { events: [{ type: 'toast.resumed' }] },
    'dismiss it': { events: [{ type: 'toast.dismissed' }] },
    'swipe it away': { events: [{ type: 'toast.swiped' }] },
    'two seconds pass': { wait: 2000 },
    'three seconds pass': { wait: 3000 },
    'five seconds pass': { wait: 5000 },
    'a thousand seconds pass': { wait: 1_000_000 },
  },
  project: (snapshot) => ({ isVisible: snapshot.matches('visible') }),
  onlyListedSteps: (state) => !['showing', 'paused', 'ended'].includes(state),
  states: {
    showing: {
      ...showing,
      on: {
        'the pointer enters': 'paused',
        'two seconds pass': 'showing, three seconds left',
        'five seconds pass': ended,
        'dismiss it': ended,
        'swipe it away': ended,
      },
    },
    paused: {
      ...paused,
      on: { 'the pointer leaves': 'showing', 'dismiss it': ended, 'swipe it away': ended },
    },
    'showing, three seconds left': {
      ...showing,
      on: { 'the pointer enters': 'paused, three seconds left', 'three seconds pass': ended },
    },
    'paused, three seconds left': {
      ...paused,
      on: {
        'the pointer leaves': 'showing, three seconds left',
        'two seconds pass': 'paused for two seconds, three left',
      },
    },
    'paused for two seconds, three left': {
      ...paused,
      on: { 'the pointer leaves': 'showing after a pause, three seconds left' },
    },
    'showing after a pause, three seconds left': {
      ...showing,
      on: { 'the pointer enters': 'paused again, three seconds left', 'three seconds pass': ended },
    },
    'paused again, three seconds left': {
      ...paused,
      on: { 'the pointer leaves': 'showing again, three seconds left' },
    },
    'showing again, three seconds left': {
      ...showing,
      on: { 'three seconds pass': ended },
    },
    ended: {
      ...gone,
      on: {
        'a thousand seconds pass': {
          to: 'removed',
          emits: [{ type: 'toast.removed', id: '1' }],
        },
      },
    },
    removed: gone,
  },
});
