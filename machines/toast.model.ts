import { defineModel, type World } from './model';
import { type PauseReason, type ToastInput, toastMachine } from './toast.machine';

const ended = { to: 'dismissed', tells: [{ type: 'toast.ended', id: '1' }] } as const;
const showing = { isVisible: true, isPaused: false };
const paused = { isVisible: true, isPaused: true };
const gone = { isVisible: false, isPaused: false };

/** Source: specification, section 4; decisions, Toasts. */
export const toastModel = defineModel({
  machine: toastMachine,
  situations: {
    'in a window that is looked at': { input: (world) => toast(world, []), starts: 'showing' },
    'in a window that is not looked at': {
      input: (world) => toast(world, ['window']),
      starts: 'paused by the window',
    },
  },
  steps: {
    'the pointer comes': { events: [{ type: 'toast.held', reason: 'hover' }] },
    'the pointer leaves': { events: [{ type: 'toast.released', reason: 'hover' }] },
    'the focus comes': { events: [{ type: 'toast.held', reason: 'focus' }] },
    'the focus leaves': { events: [{ type: 'toast.released', reason: 'focus' }] },
    'the window gets the focus': { events: [{ type: 'toast.released', reason: 'window' }] },
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
        'the focus comes': 'paused by the focus',
        'two seconds go by': 'showing, three seconds left',
        'five seconds go by': ended,
        'dismiss it': ended,
        'swipe it away': ended,
      },
    },
    paused: {
      seen: paused,
      on: {
        'the pointer comes': 'paused, told twice',
        'the focus comes': 'paused by both',
        'the pointer leaves': 'showing',
        'dismiss it': ended,
        'swipe it away': ended,
      },
    },
    'paused, told twice': {
      seen: paused,
      isEdge: true,
      on: { 'the pointer leaves': 'showing' },
    },
    'paused by both': {
      seen: paused,
      isEdge: true,
      on: { 'the focus leaves': 'paused', 'the pointer leaves': 'paused by the focus' },
    },
    'paused by the focus': {
      seen: paused,
      isEdge: true,
      on: { 'the focus leaves': 'showing' },
    },
    'paused by the window': {
      seen: paused,
      isEdge: true,
      on: { 'the window gets the focus': 'showing' },
    },
    'showing, three seconds left': {
      seen: showing,
      isEdge: true,
      on: { 'the pointer comes': 'paused, three seconds left', 'three seconds go by': ended },
    },
    'paused, three seconds left': {
      seen: paused,
      isEdge: true,
      on: { 'the pointer leaves': 'showing, three seconds left' },
    },
    dismissed: {
      seen: gone,
      on: {
        'a thousand seconds go by': {
          to: 'forgotten',
          tells: [{ type: 'toast.forgotten', id: '1' }],
        },
      },
    },
    forgotten: { seen: gone, isEdge: true },
  },
});

function toast({ now, listener }: World, reasons: readonly PauseReason[]): ToastInput {
  const message = { id: '1', kind: 'reviews.failed', tone: 'error' } as const;
  return { ...message, duration: 5000, reasons, now, toaster: listener };
}
