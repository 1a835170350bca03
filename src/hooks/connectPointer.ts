import type { ActorRefFrom } from 'xstate';
import type { PointerKind, swipeMachine } from '../../machines/swipe.machine';

type SwipeActor = ActorRefFrom<typeof swipeMachine>;

/**
 * Sends pointer events of an element to a swipe machine, captures the pointer while swiping, and suppresses the click
 * after it. Returns a function that stops.
 */
export function connectPointer(element: HTMLElement, actor: SwipeActor): () => void {
  const listening = new AbortController();
  const always = { capture: true, signal: listening.signal };
  let followed: number | undefined;

  const isFollowed = ({ pointerId }: PointerEvent) => pointerId === followed;
  const cancel = () => {
    followed = undefined;
    actor.send({ type: 'pointer.cancelled' });
  };

  element.addEventListener('pointerdown', press, always);
  // A pointer that is not captured yet may leave the element with its first move.
  addEventListener('pointermove', move, always);
  addEventListener('pointerup', release, always);
  addEventListener('pointercancel', (event) => isFollowed(event) && cancel(), always);
  // The element that was touched first has implicit capture and loses it when this element captures the pointer.
  addEventListener('lostpointercapture', cancelIfLeft(element), always);
  addEventListener('pointerleave', cancelIfLeft(document, document.documentElement), always);
  element.addEventListener('click', swallowEndOfSwipe, always);
  return () => listening.abort();

  function press(event: PointerEvent) {
    if (event.button !== 0) return;
    const isSecondFinger = followed !== undefined && !isFollowed(event);
    if (isSecondFinger) return;
    // Its end may have been lost, for example to a browser dialog.
    if (followed !== undefined) cancel();
    followed = event.pointerId;
    const { clientX: x, clientY: y, pointerType } = event;
    actor.send({ type: 'pointer.pressed', x, y, kind: kindOf(pointerType) });
  }

  function move(event: PointerEvent) {
    if (!isFollowed(event)) return;
    const { clientX: x, clientY: y, pointerId } = event;
    if (isOutside(x, y)) return cancel();
    actor.send({ type: 'pointer.moved', x, y });
    if (actor.getSnapshot().matches('swiping')) hold(element, pointerId);
  }

  function release(event: PointerEvent) {
    if (!isFollowed(event)) return;
    followed = undefined;
    actor.send({ type: 'pointer.released' });
  }

  function cancelIfLeft(...places: readonly EventTarget[]) {
    return (event: PointerEvent) => {
      if (isFollowed(event) && places.some((place) => place === event.target)) cancel();
    };
  }

  function swallowEndOfSwipe(event: MouseEvent) {
    if (!actor.getSnapshot().hasTag('suppressesClick')) return;
    event.preventDefault();
    event.stopPropagation();
  }
}

function hold(element: HTMLElement, pointerId: number): void {
  try {
    if (!element.hasPointerCapture(pointerId)) element.setPointerCapture(pointerId);
  } catch {
    // The pointer was released meanwhile, and its event is on the way.
  }
}

/** A captured pointer, or a mouse with a pressed button, reports from outside the window too. */
function isOutside(x: number, y: number): boolean {
  return x < 0 || y < 0 || x > innerWidth || y > innerHeight;
}

function kindOf(pointerType: string): PointerKind {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}
