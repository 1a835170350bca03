import { defineModel } from './testing/model';
import { type PauseReason, type ToastKind, toasterMachine } from './toaster.machine';

const kinds = { a: 'reviewsFailed', b: 'reviewFailed' } as const;
const shown = {
  a: { type: 'toast.shown', kind: kinds.a },
  b: { type: 'toast.shown', kind: kinds.b },
};
const bFollows = { to: 'b, a dismissed', emits: [shown.b] } as const;
const aFollows = { to: 'a, another a dismissed', emits: [shown.a] } as const;

/** Source: docs/specification.md, section 4. */
export const toasterModel = defineModel({
  machine: toasterMachine,
  // Without requests, and so without toasts of its own.
  page: '/terms',
  internal: ['toast.removed', 'toast.ended'],
  alike: {
    'toast.added.kind': {
      reviewsFailed: [
        'contactSent',
        'contactRepeated',
        'contactFailed',
        'contactLimited',
        'reviewSent',
        'reviewLimited',
        'bookingScheduled',
        'partFailed',
      ],
    },
  },
  scenarios: {
    'in an active window': {
      input: ({ now }) => ({ now, isWindowFocused: true }),
      starts: 'empty',
    },
    'in an inactive window': {
      input: ({ now }) => ({ now, isWindowFocused: false }),
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
    'the focus comes': { events: [{ type: 'toasts.paused', reason: 'focus' }] },
    'the focus leaves': { events: [{ type: 'toasts.resumed', reason: 'focus' }] },
    'the window loses the focus': { events: [{ type: 'toasts.paused', reason: 'window' }] },
    'the window gets the focus': { events: [{ type: 'toasts.resumed', reason: 'window' }] },
    'two seconds pass': { wait: 2000 },
    'three seconds pass': { wait: 3000 },
    'five seconds pass': { wait: 5000 },
    'a thousand seconds pass': { wait: 1_000_000 },
    '995 seconds pass': { wait: 995_000 },
  },
  project: ({ context }): Projection => ({
    shown: context.visible?.kind,
    recentlyDismissed: context.dismissed.map(({ kind }) => kind),
    pauseReasons: context.reasons,
  }),
  // Neither removed toasts nor a reason to pause show in the page, only that time does nothing.
  unseen: ['recentlyDismissed', 'pauseReasons'],
  onlyListedSteps: (state) => state !== 'empty' && state !== 'a',
  states: {
    empty: {
      projection: projection(),
      on: {
        'a happens': { to: 'a', emits: [shown.a] },
        'b happens': { to: 'b', emits: [shown.b] },
        'the pointer enters': 'empty, pointer over the toasts',
        'the focus comes': 'empty, focus in the toasts',
        'the window loses the focus': 'empty, window inactive',
      },
    },
    'empty, pointer over the toasts': {
      projection: projection({ pauseReasons: ['hover'] }),
      on: {
        'the pointer enters': 'empty, pointer over the toasts',
        'the pointer leaves': 'empty',
        'a happens': { to: 'a, paused by hover', emits: [shown.a] },
      },
    },
    'empty, focus in the toasts': {
      projection: projection({ pauseReasons: ['focus'] }),
      on: { 'the focus leaves': 'empty' },
    },
    'empty, window inactive': {
      projection: projection({ pauseReasons: ['window'] }),
      on: {
        'the window gets the focus': 'empty',
        'a happens': { to: 'a, window inactive', emits: [shown.a] },
      },
    },
    a: {
      projection: projection({ shown: 'a' }),
      on: {
        'b happens': 'a, then b',
        'a happens': 'a, then a',
        'the pointer enters': 'a, paused by hover',
        'the focus comes': 'a, paused by focus',
        'the window loses the focus': 'a, window inactive',
        'dismiss it': 'empty, a dismissed',
        'swipe it away': 'empty, a dismissed',
        'two seconds pass': 'a, three seconds left',
        'five seconds pass': 'empty, a dismissed',
      },
    },
    'a, three seconds left': {
      projection: projection({ shown: 'a' }),
      on: {
        'the pointer enters': 'a, paused with three seconds left',
        'three seconds pass': 'empty, a dismissed',
      },
    },
    'a, paused with three seconds left': {
      projection: projection({ shown: 'a', pauseReasons: ['hover'] }),
      on: { 'the pointer leaves': 'a, three seconds left' },
    },
    'a, paused by hover': {
      projection: projection({ shown: 'a', pauseReasons: ['hover'] }),
      on: {
        'the pointer leaves': 'a',
        'the pointer enters': 'a, paused by hover',
        'the window loses the focus': 'a, paused by hover, window inactive',
        'b happens': 'a, paused by hover, then b',
        'dismiss it': 'empty, a dismissed',
      },
    },
    'a, paused by focus': {
      projection: projection({ shown: 'a', pauseReasons: ['focus'] }),
      on: { 'the focus leaves': 'a', 'dismiss it': 'empty, a dismissed' },
    },
    'a, paused by hover, window inactive': {
      projection: projection({ shown: 'a', pauseReasons: ['hover', 'window'] }),
      on: {
        'the window gets the focus': 'a, paused by hover',
        'the pointer leaves': 'a, window inactive',
      },
    },
    'a, window inactive': {
      projection: projection({ shown: 'a', pauseReasons: ['window'] }),
      on: {
        'the window gets the focus': 'a',
        'dismiss it': 'empty, window inactive, a dismissed',
      },
    },
    'empty, window inactive, a dismissed': {
      projection: projection({ recentlyDismissed: ['a'], pauseReasons: ['window'] }),
      on: { 'a thousand seconds pass': 'empty, window inactive' },
    },
    'a, then a': {
      projection: projection({ shown: 'a' }),
      on: { 'dismiss it': aFollows, 'five seconds pass': aFollows },
    },
    'a, then b': {
      projection: projection({ shown: 'a' }),
      on: {
        'dismiss it': bFollows,
        'swipe it away': bFollows,
        'five seconds pass': bFollows,
      },
    },
    'a, paused by hover, then b': {
      projection: projection({ shown: 'a', pauseReasons: ['hover'] }),
      on: { 'dismiss it': { to: 'b, paused by hover, a dismissed', emits: [shown.b] } },
    },
    'b, paused by hover, a dismissed': {
      projection: projection({
        shown: 'b',
        recentlyDismissed: ['a'],
        pauseReasons: ['hover'],
      }),
      on: {
        'the pointer leaves': 'b, a dismissed',
        'a thousand seconds pass': 'b, paused by hover',
      },
    },
    'b, paused by hover': {
      projection: projection({ shown: 'b', pauseReasons: ['hover'] }),
      on: { 'the pointer leaves': 'b' },
    },
    b: {
      projection: projection({ shown: 'b' }),
      on: { 'five seconds pass': 'empty, b dismissed' },
    },
    'b, a dismissed': {
      projection: projection({ shown: 'b', recentlyDismissed: ['a'] }),
      on: {
        'five seconds pass': 'empty, a and five seconds later b dismissed',
      },
    },
    'empty, a dismissed': {
      projection: projection({ recentlyDismissed: ['a'] }),
      on: {
        'a thousand seconds pass': 'empty',
        'a happens': aFollows,
      },
    },
    'a, another a dismissed': {
      projection: projection({ shown: 'a', recentlyDismissed: ['a'] }),
      on: { 'five seconds pass': 'empty, a twice dismissed' },
    },
    'empty, a twice dismissed': {
      projection: projection({ recentlyDismissed: ['a', 'a'] }),
      on: { '995 seconds pass': 'empty, a removed in five seconds' },
    },
    'empty, a removed in five seconds': {
      projection: projection({ recentlyDismissed: ['a'] }),
      on: { 'five seconds pass': 'empty' },
    },
    'empty, a and five seconds later b dismissed': {
      projection: projection({ recentlyDismissed: ['a', 'b'] }),
      on: { '995 seconds pass': 'empty, b removed in five seconds' },
    },
    'empty, b removed in five seconds': {
      projection: projection({ recentlyDismissed: ['b'] }),
      on: { 'five seconds pass': 'empty' },
    },
    'empty, b dismissed': {
      projection: projection({ recentlyDismissed: ['b'] }),
      on: { 'a thousand seconds pass': 'empty' },
    },
  },
});

interface Projection {
  readonly shown: ToastKind | undefined;
  readonly recentlyDismissed: readonly ToastKind[];
  readonly pauseReasons: readonly PauseReason[];
}

interface ExpectedToasts extends Pick<Projection, 'pauseReasons'> {
  readonly shown: keyof typeof kinds;
  readonly recentlyDismissed: readonly (keyof typeof kinds)[];
}

function projection(expected: Partial<ExpectedToasts> = {}): Projection {
  const { shown, recentlyDismissed = [], pauseReasons = [] } = expected;
  const kindsOf = (names: ExpectedToasts['recentlyDismissed']) => names.map((name) => kinds[name]);
  return {
    shown: shown && kinds[shown],
    recentlyDismissed: kindsOf(recentlyDismissed),
    pauseReasons,
  };
}
