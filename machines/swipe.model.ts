import { defineModel, type ModelState } from './model';
import { type PointerKind, type SwipeEvent, swipeMachine } from './swipe.machine';

/** Drag distances in a path, in px: both sides of every threshold. */
const distances = [1, 2, 9, 10, 49, 50] as const;

type Dragged = `dragged ${0 | (typeof distances)[number]} px`;

const dismissed = { to: 'dismissed', emits: [{ type: 'swipe.completed' }] } as const;
const leftDrag = {
  by: { 'in English': 'ignored', 'in Hebrew': 'dragged 60 px to the left' },
} as const;

/** Source: docs/specification.md, section 4; docs/decisions.md, "Toasts, dialogs and menus". */
export const swipeModel = defineModel({
  machine: swipeMachine,
  scenarios: {
    'in English': { input: { directions: ['right'] }, starts: 'resting' },
    'in Hebrew': { input: { directions: ['right', 'left'] }, starts: 'resting' },
  },
  steps: {
    'press with the mouse': { events: [pressed('mouse')] },
    'press with a finger': { events: [pressed('touch')] },
    'drag to 1 px': { events: [moved(1)] },
    'drag to 2 px': { events: [moved(2)] },
    'drag to 9 px': { events: [moved(9)] },
    'drag to 10 px': { events: [moved(10)] },
    'drag to 49 px': { events: [moved(49)] },
    'drag to 50 px': { events: [moved(50)] },
    'drag 60 px to the left': { events: [moved(-60)] },
    'drag 60 px down': { events: [moved(0, 60)] },
    'let go': { events: [{ type: 'pointer.released' }] },
    'leave the window': { events: [{ type: 'pointer.cancelled' }] },
    '300 ms pass': { wait: 300 },
  },
  project: (snapshot) =>
    projection(snapshot.context.offset, snapshot.context.direction, {
      suppressesClick: snapshot.hasTag('suppressesClick'),
      isDismissed: snapshot.matches('dismissed'),
    }),
  states: {
    resting: {
      projection: projection(0),
      is: { idle: 'resting' },
      on: {
        'press with the mouse': 'pressed with the mouse',
        'press with a finger': 'pressed with a finger',
      },
    },
    'pressed with the mouse': {
      projection: projection(0),
      is: 'pressed',
      on: {
        ...dragsFrom(2),
        'drag 60 px to the left': leftDrag,
        'drag 60 px down': 'ignored',
        'let go': 'resting',
        'leave the window': 'resting',
      },
    },
    'pressed with a finger': {
      projection: projection(0),
      is: 'pressed',
      on: {
        ...dragsFrom(10),
        'drag 60 px to the left': leftDrag,
        'drag 60 px down': 'ignored',
        'let go': 'resting',
        'leave the window': 'resting',
      },
    },
    ignored: {
      projection: projection(0),
      is: 'ignored',
      on: { 'let go': 'resting', 'leave the window': 'resting' },
    },
    'dragged 0 px': dragged(0),
    'dragged 1 px': dragged(1),
    'dragged 2 px': dragged(2),
    'dragged 9 px': dragged(9),
    'dragged 10 px': dragged(10),
    'dragged 49 px': dragged(49),
    'dragged 50 px': dragged(50),
    'dragged 60 px to the left': {
      projection: projection(60, 'left', { suppressesClick: true }),
      on: {
        ...dragsFrom(0),
        'drag 60 px down': 'dragged 0 px',
        'let go': dismissed,
        'leave the window': 'resting',
      },
    },
    'snapped back': {
      projection: projection(0, 'right', { suppressesClick: true }),
      on: {
        'press with the mouse': 'pressed with the mouse',
        'press with a finger': 'pressed with a finger',
        '300 ms pass': 'resting',
      },
    },
    dismissed: {
      projection: projection(0, 'right', { suppressesClick: true, isDismissed: true }),
      onlyListedSteps: true,
    },
  },
});

interface Projection {
  readonly dragged: string;
  readonly suppressesClick: boolean;
  readonly isDismissed: boolean;
}

/** The position of a dismissed toast is not visible. */
function projection(
  offset: number,
  direction = 'right',
  { suppressesClick = false, isDismissed = false }: Partial<Projection> = {},
): Projection {
  const isDragged = offset > 0 && !isDismissed;
  return {
    dragged: isDragged ? `${offset} px ${direction}` : 'nowhere',
    suppressesClick,
    isDismissed,
  };
}

/** The steps that drag at least `minDistance` px from where the pointer was pressed. */
function dragsFrom(minDistance: number): Readonly<Record<string, Dragged>> {
  return Object.fromEntries(
    distances
      .filter((px) => px >= minDistance)
      .map((px) => [`drag to ${px} px`, `dragged ${px} px` as const]),
  );
}

function dragged(
  px: number,
): ModelState<
  Dragged | 'dragged 60 px to the left' | 'dismissed' | 'snapped back' | 'resting',
  string,
  Projection
> {
  return {
    projection: projection(px, 'right', { suppressesClick: true }),
    on: {
      ...dragsFrom(0),
      'drag 60 px to the left': {
        by: { 'in English': 'dragged 0 px', 'in Hebrew': 'dragged 60 px to the left' },
      },
      'drag 60 px down': 'dragged 0 px',
      'let go': px >= 50 ? dismissed : 'snapped back',
      'leave the window': 'resting',
    },
  };
}

function pressed(kind: PointerKind): SwipeEvent {
  return { type: 'pointer.pressed', kind, x: 100, y: 100 };
}

/** To a position relative to the start, in px. */
function moved(right: number, down = 0): SwipeEvent {
  return { type: 'pointer.moved', x: 100 + right, y: 100 + down };
}
