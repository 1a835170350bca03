import { defineModel, type World } from './model';
import {
  type PauseReason,
  type ToasterInput,
  type ToastKind,
  toasterMachine,
} from './toaster.machine';

const kinds = { a: 'contactSent', b: 'reviewsFailed' } as const;
const shown = {
  a: { type: 'toast.shown', kind: kinds.a },
  b: { type: 'toast.shown', kind: kinds.b },
};
const bFollows = { to: 'b, a remembered', emits: [shown.b] } as const;
const aFollows = { to: 'a, another a remembered', emits: [shown.a] } as const;

/** Source: docs/specification.md, section 4; docs/decisions.md, "Toasts, dialogs and menus". */
export const toasterModel = defineModel({
  machine: toasterMachine,
  scenarios: {
    'in a window that is looked at': { input: (world) => input(world, true), starts: 'empty' },
    'in a window that is not looked at': {
      input: (world) => input(world, false),
      starts: 'empty, window away',
    },
  },
  steps: {
    'a happens': { events: [{ type: 'toast.added', kind: kinds.a }] },
    'b happens': { events: [{ type: 'toast.added', kind: kinds.b }] },
    'dismiss it': { events: [{ type: 'toast.dismissed' }] },
    'swipe it away': { events: [{ type: 'toast.swiped' }] },
    'the pointer comes': { events: [{ type: 'toasts.paused', reason: 'hover' }] },
    'the pointer leaves': { events: [{ type: 'toasts.resumed', reason: 'hover' }] },
    'the window loses the focus': { events: [{ type: 'toasts.paused', reason: 'window' }] },
    'the window gets the focus': { events: [{ type: 'toasts.resumed', reason: 'window' }] },
    'five seconds go by': { wait: 5000 },
    'a thousand seconds go by': { wait: 1_000_000 },
    'all but five of a thousand seconds go by': { wait: 995_000 },
  },
  project: ({ context }): Seen => ({
    shown: context.visible?.kind,
    isPaused: context.visible?.actor.getSnapshot().matches({ visible: 'paused' }) ?? false,
    queue: context.queue,
    remembered: context.dismissed.map(({ kind }) => kind),
    heldBy: context.reasons,
  }),
  states: {
    empty: {
      seen: seen(),
      on: {
        'a happens': { to: 'a', emits: [shown.a] },
        'b happens': { to: 'b', emits: [shown.b] },
        'the pointer comes': 'empty, pointer there',
        'the window loses the focus': 'empty, window away',
      },
    },
    'empty, pointer there': {
      seen: seen({ heldBy: ['hover'] }),
      isExplorationBoundary: true,
      on: {
        'the pointer comes': 'empty, pointer there',
        'the pointer leaves': 'empty',
        'a happens': { to: 'a, held', emits: [shown.a] },
      },
    },
    'empty, window away': {
      seen: seen({ heldBy: ['window'] }),
      isExplorationBoundary: true,
      on: {
        'the window gets the focus': 'empty',
        'a happens': { to: 'a, window away', emits: [shown.a] },
      },
    },
    a: {
      seen: seen({ shown: 'a' }),
      on: {
        'b happens': 'a, then b',
        'a happens': 'a, then a',
        'the pointer comes': 'a, held',
        'the window loses the focus': 'a, window away',
        'dismiss it': 'empty, a remembered',
        'swipe it away': 'empty, a remembered',
        'five seconds go by': 'empty, a remembered',
      },
    },
    'a, held': {
      seen: seen({ shown: 'a', isPaused: true, heldBy: ['hover'] }),
      isExplorationBoundary: true,
      on: {
        'the pointer leaves': 'a',
        'the pointer comes': 'a, held',
        'the window loses the focus': 'a, held, window away',
        'b happens': 'a, held, then b',
        'dismiss it': 'empty, a remembered',
      },
    },
    'a, held, window away': {
      seen: seen({ shown: 'a', isPaused: true, heldBy: ['hover', 'window'] }),
      isExplorationBoundary: true,
      on: { 'the window gets the focus': 'a, held', 'the pointer leaves': 'a, window away' },
    },
    'a, window away': {
      seen: seen({ shown: 'a', isPaused: true, heldBy: ['window'] }),
      isExplorationBoundary: true,
      on: {
        'the window gets the focus': 'a',
        'dismiss it': 'empty, window away, a remembered',
      },
    },
    'empty, window away, a remembered': {
      seen: seen({ remembered: ['a'], heldBy: ['window'] }),
      isExplorationBoundary: true,
      on: { 'a thousand seconds go by': 'empty, window away' },
    },
    'a, then a': {
      seen: seen({ shown: 'a', queue: ['a'] }),
      isExplorationBoundary: true,
      on: { 'dismiss it': aFollows, 'five seconds go by': aFollows },
    },
    'a, then b': {
      seen: seen({ shown: 'a', queue: ['b'] }),
      isExplorationBoundary: true,
      on: {
        'dismiss it': bFollows,
        'swipe it away': bFollows,
        'five seconds go by': bFollows,
      },
    },
    'a, held, then b': {
      seen: seen({ shown: 'a', isPaused: true, queue: ['b'], heldBy: ['hover'] }),
      isExplorationBoundary: true,
      on: { 'dismiss it': { to: 'b, held, a remembered', emits: [shown.b] } },
    },
    'b, held, a remembered': {
      seen: seen({ shown: 'b', isPaused: true, remembered: ['a'], heldBy: ['hover'] }),
      isExplorationBoundary: true,
      on: { 'the pointer leaves': 'b, a remembered', 'a thousand seconds go by': 'b, held' },
    },
    'b, held': {
      seen: seen({ shown: 'b', isPaused: true, heldBy: ['hover'] }),
      isExplorationBoundary: true,
      on: { 'the pointer leaves': 'b' },
    },
    b: {
      seen: seen({ shown: 'b' }),
      isExplorationBoundary: true,
      on: { 'five seconds go by': 'empty, b remembered' },
    },
    'b, a remembered': {
      seen: seen({ shown: 'b', remembered: ['a'] }),
      isExplorationBoundary: true,
      on: {
        'five seconds go by': 'empty, a and five seconds later b remembered',
      },
    },
    'empty, a remembered': {
      seen: seen({ remembered: ['a'] }),
      isExplorationBoundary: true,
      on: {
        'a thousand seconds go by': 'empty',
        'a happens': aFollows,
      },
    },
    'a, another a remembered': {
      seen: seen({ shown: 'a', remembered: ['a'] }),
      isExplorationBoundary: true,
      on: { 'five seconds go by': 'empty, a twice remembered' },
    },
    'empty, a twice remembered': {
      seen: seen({ remembered: ['a', 'a'] }),
      isExplorationBoundary: true,
      on: { 'all but five of a thousand seconds go by': 'empty, a remembered for five seconds' },
    },
    'empty, a remembered for five seconds': {
      seen: seen({ remembered: ['a'] }),
      isExplorationBoundary: true,
      on: { 'five seconds go by': 'empty' },
    },
    'empty, a and five seconds later b remembered': {
      seen: seen({ remembered: ['a', 'b'] }),
      isExplorationBoundary: true,
      on: { 'all but five of a thousand seconds go by': 'empty, b remembered for five seconds' },
    },
    'empty, b remembered for five seconds': {
      seen: seen({ remembered: ['b'] }),
      isExplorationBoundary: true,
      on: { 'five seconds go by': 'empty' },
    },
    'empty, b remembered': {
      seen: seen({ remembered: ['b'] }),
      isExplorationBoundary: true,
      on: { 'a thousand seconds go by': 'empty' },
    },
  },
});

interface Seen {
  readonly shown: ToastKind | undefined;
  readonly isPaused: boolean;
  readonly queue: readonly ToastKind[];
  readonly remembered: readonly ToastKind[];
  readonly heldBy: readonly PauseReason[];
}

interface Told extends Pick<Seen, 'isPaused' | 'heldBy'> {
  readonly shown: keyof typeof kinds;
  readonly queue: readonly (keyof typeof kinds)[];
  readonly remembered: readonly (keyof typeof kinds)[];
}

function seen(told: Partial<Told> = {}): Seen {
  const { shown, isPaused = false, queue = [], remembered = [], heldBy = [] } = told;
  const kindsOf = (names: Told['queue']) => names.map((name) => kinds[name]);
  return {
    shown: shown && kinds[shown],
    isPaused,
    queue: kindsOf(queue),
    remembered: kindsOf(remembered),
    heldBy,
  };
}

function input({ now }: World, isWindowFocused: boolean): ToasterInput {
  return { now, isWindowFocused };
}
