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
    'in an active window': { input: (world) => input(world, true), starts: 'empty' },
    'in an inactive window': {
      input: (world) => input(world, false),
      starts: 'empty, window inactive',
    },
  },
  steps: {
    'a happens': { events: [{ type: 'toast.added', kind: kinds.a }] },
    'b happens': { events: [{ type: 'toast.added', kind: kinds.b }] },
    'dismiss it': { events: [{ type: 'toast.dismissed' }] },
    'swipe it away': { events: [{ type: 'toast.swiped' }] },
    'the pointer enters': { events: [{ type: 'toasts.paused', reason: 'hover' }] },
    'the pointer leaves': { events: [{ type: 'toasts.resumed', reason: 'hover' }] },
    'the window loses the focus': { events: [{ type: 'toasts.paused', reason: 'window' }] },
    'the window gets the focus': { events: [{ type: 'toasts.resumed', reason: 'window' }] },
    'five seconds pass': { wait: 5000 },
    'a thousand seconds pass': { wait: 1_000_000 },
    'all but five of a thousand seconds pass': { wait: 995_000 },
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
        'the pointer enters': 'empty, pointer there',
        'the window loses the focus': 'empty, window inactive',
      },
    },
    'empty, pointer there': {
      seen: seen({ heldBy: ['hover'] }),
      isExplorationBoundary: true,
      on: {
        'the pointer enters': 'empty, pointer there',
        'the pointer leaves': 'empty',
        'a happens': { to: 'a, held', emits: [shown.a] },
      },
    },
    'empty, window inactive': {
      seen: seen({ heldBy: ['window'] }),
      isExplorationBoundary: true,
      on: {
        'the window gets the focus': 'empty',
        'a happens': { to: 'a, window inactive', emits: [shown.a] },
      },
    },
    a: {
      seen: seen({ shown: 'a' }),
      on: {
        'b happens': 'a, then b',
        'a happens': 'a, then a',
        'the pointer enters': 'a, held',
        'the window loses the focus': 'a, window inactive',
        'dismiss it': 'empty, a remembered',
        'swipe it away': 'empty, a remembered',
        'five seconds pass': 'empty, a remembered',
      },
    },
    'a, held': {
      seen: seen({ shown: 'a', isPaused: true, heldBy: ['hover'] }),
      isExplorationBoundary: true,
      on: {
        'the pointer leaves': 'a',
        'the pointer enters': 'a, held',
        'the window loses the focus': 'a, held, window inactive',
        'b happens': 'a, held, then b',
        'dismiss it': 'empty, a remembered',
      },
    },
    'a, held, window inactive': {
      seen: seen({ shown: 'a', isPaused: true, heldBy: ['hover', 'window'] }),
      isExplorationBoundary: true,
      on: { 'the window gets the focus': 'a, held', 'the pointer leaves': 'a, window inactive' },
    },
    'a, window inactive': {
      seen: seen({ shown: 'a', isPaused: true, heldBy: ['window'] }),
      isExplorationBoundary: true,
      on: {
        'the window gets the focus': 'a',
        'dismiss it': 'empty, window inactive, a remembered',
      },
    },
    'empty, window inactive, a remembered': {
      seen: seen({ remembered: ['a'], heldBy: ['window'] }),
      isExplorationBoundary: true,
      on: { 'a thousand seconds pass': 'empty, window inactive' },
    },
    'a, then a': {
      seen: seen({ shown: 'a', queue: ['a'] }),
      isExplorationBoundary: true,
      on: { 'dismiss it': aFollows, 'five seconds pass': aFollows },
    },
    'a, then b': {
      seen: seen({ shown: 'a', queue: ['b'] }),
      isExplorationBoundary: true,
      on: {
        'dismiss it': bFollows,
        'swipe it away': bFollows,
        'five seconds pass': bFollows,
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
      on: { 'the pointer leaves': 'b, a remembered', 'a thousand seconds pass': 'b, held' },
    },
    'b, held': {
      seen: seen({ shown: 'b', isPaused: true, heldBy: ['hover'] }),
      isExplorationBoundary: true,
      on: { 'the pointer leaves': 'b' },
    },
    b: {
      seen: seen({ shown: 'b' }),
      isExplorationBoundary: true,
      on: { 'five seconds pass': 'empty, b remembered' },
    },
    'b, a remembered': {
      seen: seen({ shown: 'b', remembered: ['a'] }),
      isExplorationBoundary: true,
      on: {
        'five seconds pass': 'empty, a and five seconds later b remembered',
      },
    },
    'empty, a remembered': {
      seen: seen({ remembered: ['a'] }),
      isExplorationBoundary: true,
      on: {
        'a thousand seconds pass': 'empty',
        'a happens': aFollows,
      },
    },
    'a, another a remembered': {
      seen: seen({ shown: 'a', remembered: ['a'] }),
      isExplorationBoundary: true,
      on: { 'five seconds pass': 'empty, a twice remembered' },
    },
    'empty, a twice remembered': {
      seen: seen({ remembered: ['a', 'a'] }),
      isExplorationBoundary: true,
      on: { 'all but five of a thousand seconds pass': 'empty, a remembered for five seconds' },
    },
    'empty, a remembered for five seconds': {
      seen: seen({ remembered: ['a'] }),
      isExplorationBoundary: true,
      on: { 'five seconds pass': 'empty' },
    },
    'empty, a and five seconds later b remembered': {
      seen: seen({ remembered: ['a', 'b'] }),
      isExplorationBoundary: true,
      on: { 'all but five of a thousand seconds pass': 'empty, b remembered for five seconds' },
    },
    'empty, b remembered for five seconds': {
      seen: seen({ remembered: ['b'] }),
      isExplorationBoundary: true,
      on: { 'five seconds pass': 'empty' },
    },
    'empty, b remembered': {
      seen: seen({ remembered: ['b'] }),
      isExplorationBoundary: true,
      on: { 'a thousand seconds pass': 'empty' },
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
