import { assign, emit, setup } from 'xstate';

export type SwipeDirection = 'right' | 'left';

export type PointerKind = 'touch' | 'mouse' | 'pen';

export interface SwipeInput {
  /** Allowed directions: right in English, both in Hebrew. */
  readonly directions: readonly SwipeDirection[];
}

export interface SwipeContext extends SwipeInput {
  readonly kind: PointerKind;
  /** Start of the gesture, in px. */
  readonly start: Point;
  readonly direction: SwipeDirection;
  /** Drag distance along `direction`, in px; never negative. */
  readonly offset: number;
}

export type SwipeEvent =
  | ({ readonly type: 'pointer.pressed'; readonly kind: PointerKind } & Point)
  | ({ readonly type: 'pointer.moved' } & Point)
  | { readonly type: 'pointer.released' }
  /** Taken by the browser, or outside the window. */
  | { readonly type: 'pointer.cancelled' };

export type SwipeEmitted = { readonly type: 'swipe.completed' };

/**
 * Swipe gesture that dismisses a toast after at least 50 px in an allowed direction; a shorter drag springs back.
 * Browsers fire a `click` after a drag; ignore it while the machine has the tag `suppressesClick`. Source:
 * docs/specification.md, section 4; docs/decisions.md, "Toasts, dialogs and menus".
 */
export const swipeMachine = setup({
  types: {
    context: {} as SwipeContext,
    input: {} as SwipeInput,
    events: {} as SwipeEvent,
    emitted: {} as SwipeEmitted,
    tags: {} as 'suppressesClick',
  },
  guards: {
    isSwipe: ({ context }, to: Point) => {
      const { offset } = dragOffset(context, to);
      return offset >= touchSlop[context.kind] && offset > Math.abs(to.y - context.start.y);
    },
    isOtherGesture: ({ context: { kind, start } }, to: Point) =>
      Math.max(Math.abs(to.x - start.x), Math.abs(to.y - start.y)) >= touchSlop[kind],
    isPastThreshold: ({ context }) => context.offset >= dismissThreshold,
  },
  actions: {
    press: assign((_, { x, y, kind }: Point & { readonly kind: PointerKind }) => ({
      kind,
      start: { x, y },
    })),
    drag: assign(({ context }, to: Point) => dragOffset(context, to)),
    snapBack: assign({ offset: 0 }),
    emitCompleted: emit({ type: 'swipe.completed' as const }),
  },
  delays: { clickWindow: 300 },
}).createMachine({
  id: 'swipe',
  context: ({ input }) => ({
    directions: input.directions,
    kind: 'mouse',
    start: { x: 0, y: 0 },
    direction: 'right',
    offset: 0,
  }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The toast rests in its place.',
      initial: 'resting',
      on: {
        'pointer.pressed': {
          target: 'pressed',
          actions: { type: 'press', params: ({ event }) => event },
        },
      },
      states: {
        resting: { description: 'Clicks work normally.' },
        snappedBack: {
          description: 'A swipe has just ended; suppresses the click that follows.',
          tags: 'suppressesClick',
          after: { clickWindow: { target: 'resting' } },
        },
      },
    },
    pressed: {
      description: 'The pointer is down; the direction is not known yet.',
      on: {
        'pointer.moved': [
          {
            guard: { type: 'isSwipe', params: ({ event }) => event },
            target: 'swiping',
            actions: { type: 'drag', params: ({ event }) => event },
          },
          { guard: { type: 'isOtherGesture', params: ({ event }) => event }, target: 'ignored' },
        ],
        'pointer.released': { target: 'idle' },
        'pointer.cancelled': { target: 'idle' },
      },
    },
    ignored: {
      description: 'The pointer moved in another direction; ignored until it is released.',
      on: { 'pointer.released': { target: 'idle' }, 'pointer.cancelled': { target: 'idle' } },
    },
    swiping: {
      description: 'The toast follows the pointer.',
      tags: 'suppressesClick',
      on: {
        'pointer.moved': { actions: { type: 'drag', params: ({ event }) => event } },
        'pointer.released': [
          { guard: 'isPastThreshold', target: 'dismissed', actions: 'emitCompleted' },
          { target: 'idle.snappedBack', actions: 'snapBack' },
        ],
        'pointer.cancelled': { target: 'idle', actions: 'snapBack' },
      },
    },
    dismissed: {
      description: 'Dismissed by the swipe.',
      type: 'final',
      tags: 'suppressesClick',
    },
  },
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Slop of each pointer type before a drag starts, in px. */
const touchSlop: Readonly<Record<PointerKind, number>> = { touch: 10, mouse: 2, pen: 2 };

/** Drag distance that dismisses a toast, in px. */
const dismissThreshold = 50;

/** Drag distance and direction for a pointer at `to`; 0 px in the previous direction if the new one is not allowed. */
function dragOffset({ directions, start, direction }: SwipeContext, to: Point) {
  const side = to.x < start.x ? 'left' : 'right';
  return directions.includes(side)
    ? ({ direction: side, offset: Math.abs(to.x - start.x) } as const)
    : { direction, offset: 0 };
}
