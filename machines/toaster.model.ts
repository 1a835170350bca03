import { defineModel, type World } from './model';
import type { PauseReason, Toast } from './toast.machine';
import { type ToasterInput, toasterMachine } from './toaster.machine';

const a: Toast = { id: 'a', kind: 'contact.sent', tone: 'success' };
const b: Toast = { id: 'b', kind: 'reviews.failed', tone: 'error' };
const shown = { a: { type: 'toast.shown', ...a }, b: { type: 'toast.shown', ...b } };
const dismissed = {
  a: { type: 'toast.dismissed', id: 'a' },
  b: { type: 'toast.dismissed', id: 'b' },
};
const aEnds = { to: 'empty, a remembered', tells: [dismissed.a] } as const;
const bFollows = { to: 'b, a remembered', tells: [dismissed.a, shown.b] } as const;
const longBFollows = {
  to: 'b for eight seconds, a remembered',
  tells: [dismissed.a, shown.b],
} as const;

/** Source: specification, section 4; decisions, Toasts. */
export const toasterModel = defineModel({
  machine: toasterMachine,
  situations: {
    'in a window that is looked at': { input: (world) => input(world, true), starts: 'empty' },
    'in a window that is not looked at': {
      input: (world) => input(world, false),
      starts: 'empty, window away',
    },
  },
  steps: {
    'a happens': { events: [{ type: 'toast.added', ...a }] },
    'b happens': { events: [{ type: 'toast.added', ...b }] },
    'b happens, for eight seconds': {
      events: [{ type: 'toast.added', ...b, duration: 8000 }],
    },
    'dismiss it': { events: [{ type: 'toast.dismissed' }] },
    'swipe it away': { events: [{ type: 'toast.swiped' }] },
    'the pointer comes': { events: [{ type: 'region.held', reason: 'hover' }] },
    'the pointer leaves': { events: [{ type: 'region.released', reason: 'hover' }] },
    'the window loses the focus': { events: [{ type: 'region.held', reason: 'window' }] },
    'the window gets the focus': { events: [{ type: 'region.released', reason: 'window' }] },
    'five seconds go by': { wait: 5000 },
    'eight seconds go by': { wait: 8000 },
    'a thousand seconds go by': { wait: 1_000_000 },
    'all but five of a thousand seconds go by': { wait: 995_000 },
    'all but eight of a thousand seconds go by': { wait: 992_000 },
  },
  project: ({ context }): Seen => ({
    shown: context.visible?.id,
    isPaused: context.visible?.actor.getSnapshot().matches({ visible: 'paused' }) ?? false,
    queue: context.queue.map(({ id }) => id),
    remembered: context.dismissed.map(({ id }) => id),
    heldBy: context.reasons,
  }),
  states: {
    empty: {
      seen: seen(),
      on: {
        'a happens': { to: 'a', tells: [shown.a] },
        'b happens': { to: 'b', tells: [shown.b] },
        'b happens, for eight seconds': { to: 'b for eight seconds', tells: [shown.b] },
        'the pointer comes': 'empty, pointer there',
        'the window loses the focus': 'empty, window away',
      },
    },
    'empty, pointer there': {
      seen: seen({ heldBy: ['hover'] }),
      isEdge: true,
      on: {
        'the pointer comes': 'empty, pointer there',
        'the pointer leaves': 'empty',
        'a happens': { to: 'a, held', tells: [shown.a] },
      },
    },
    'empty, window away': {
      seen: seen({ heldBy: ['window'] }),
      isEdge: true,
      on: {
        'the window gets the focus': 'empty',
        'a happens': { to: 'a, window away', tells: [shown.a] },
      },
    },
    a: {
      seen: seen({ shown: 'a' }),
      on: {
        'b happens': 'a, then b',
        'b happens, for eight seconds': 'a, then b for eight seconds',
        'the pointer comes': 'a, held',
        'the window loses the focus': 'a, window away',
        'dismiss it': aEnds,
        'swipe it away': aEnds,
        'five seconds go by': aEnds,
      },
    },
    'a, held': {
      seen: seen({ shown: 'a', isPaused: true, heldBy: ['hover'] }),
      isEdge: true,
      on: {
        'the pointer leaves': 'a',
        'the window gets the focus': 'a, held',
        'b happens': 'a, held, then b',
        'dismiss it': aEnds,
      },
    },
    'a, window away': {
      seen: seen({ shown: 'a', isPaused: true, heldBy: ['window'] }),
      isEdge: true,
      on: {
        'the window gets the focus': 'a',
        'dismiss it': { to: 'empty, window away, a remembered', tells: [dismissed.a] },
      },
    },
    'empty, window away, a remembered': {
      seen: seen({ remembered: ['a'], heldBy: ['window'] }),
      isEdge: true,
      on: { 'a thousand seconds go by': 'empty, window away' },
    },
    'a, then b': {
      seen: seen({ shown: 'a', queue: ['b'] }),
      isEdge: true,
      on: {
        'a happens': 'a, then b',
        'b happens': 'a, then b',
        'dismiss it': bFollows,
        'swipe it away': bFollows,
        'five seconds go by': bFollows,
      },
    },
    'a, then b for eight seconds': {
      seen: seen({ shown: 'a', queue: ['b'] }),
      isEdge: true,
      on: { 'dismiss it': longBFollows, 'five seconds go by': longBFollows },
    },
    'b for eight seconds, a remembered': {
      seen: seen({ shown: 'b', remembered: ['a'] }),
      isEdge: true,
      on: { 'eight seconds go by': { to: 'empty, a and b remembered', tells: [dismissed.b] } },
    },
    'b for eight seconds': {
      seen: seen({ shown: 'b' }),
      isEdge: true,
      on: { 'eight seconds go by': { to: 'empty, b remembered', tells: [dismissed.b] } },
    },
    'a, held, then b': {
      seen: seen({ shown: 'a', isPaused: true, queue: ['b'], heldBy: ['hover'] }),
      isEdge: true,
      on: { 'dismiss it': { to: 'b, held, a remembered', tells: [dismissed.a, shown.b] } },
    },
    'b, held, a remembered': {
      seen: seen({ shown: 'b', isPaused: true, remembered: ['a'], heldBy: ['hover'] }),
      isEdge: true,
      on: { 'the pointer leaves': 'b, a remembered', 'a thousand seconds go by': 'b, held' },
    },
    'b, held': {
      seen: seen({ shown: 'b', isPaused: true, heldBy: ['hover'] }),
      isEdge: true,
      on: { 'the pointer leaves': 'b' },
    },
    b: {
      seen: seen({ shown: 'b' }),
      isEdge: true,
      on: { 'five seconds go by': { to: 'empty, b remembered', tells: [dismissed.b] } },
    },
    'b, a remembered': {
      seen: seen({ shown: 'b', remembered: ['a'] }),
      isEdge: true,
      on: {
        'five seconds go by': {
          to: 'empty, a and five seconds later b remembered',
          tells: [dismissed.b],
        },
      },
    },
    'empty, a remembered': {
      seen: seen({ remembered: ['a'] }),
      isEdge: true,
      on: {
        'a thousand seconds go by': 'empty',
        'a happens': { to: 'a, another a remembered', tells: [shown.a] },
      },
    },
    'a, another a remembered': {
      seen: seen({ shown: 'a', remembered: ['a'] }),
      isEdge: true,
      on: { 'five seconds go by': { to: 'empty, a twice remembered', tells: [dismissed.a] } },
    },
    'empty, a twice remembered': {
      seen: seen({ remembered: ['a', 'a'] }),
      isEdge: true,
      on: { 'all but five of a thousand seconds go by': 'empty' },
    },
    'empty, a and five seconds later b remembered': {
      seen: seen({ remembered: ['a', 'b'] }),
      isEdge: true,
      on: { 'all but five of a thousand seconds go by': 'empty, b remembered for five seconds' },
    },
    'empty, b remembered for five seconds': {
      seen: seen({ remembered: ['b'] }),
      isEdge: true,
      on: { 'five seconds go by': 'empty' },
    },
    'empty, a and b remembered': {
      seen: seen({ remembered: ['a', 'b'] }),
      isEdge: true,
      on: { 'all but eight of a thousand seconds go by': 'empty, b remembered for eight seconds' },
    },
    'empty, b remembered for eight seconds': {
      seen: seen({ remembered: ['b'] }),
      isEdge: true,
      on: { 'eight seconds go by': 'empty' },
    },
    'empty, b remembered': {
      seen: seen({ remembered: ['b'] }),
      isEdge: true,
      on: { 'a thousand seconds go by': 'empty' },
    },
  },
});

interface Seen {
  readonly shown: string | undefined;
  readonly isPaused: boolean;
  readonly queue: readonly string[];
  readonly remembered: readonly string[];
  readonly heldBy: readonly PauseReason[];
}

function seen(some: Partial<Seen> = {}): Seen {
  return { shown: undefined, isPaused: false, queue: [], remembered: [], heldBy: [], ...some };
}

function input({ now }: World, isWindowFocused: boolean): ToasterInput {
  return { now, isWindowFocused };
}
