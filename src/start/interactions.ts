/** Place of the last pointermove. */
let lastPlace = '';

/** Browsers send a pointermove when a page appears or scrolls under a resting pointer. Its `movementX` is not reliable. */
export function isResting({ type, clientX, clientY }: Partial<PointerEvent>): boolean {
  if (type !== 'pointermove') return false;
  const place = `${clientX} ${clientY}`;
  const isSame = ['', place].includes(lastPlace);
  lastPlace = place;
  return isSame;
}

/** A press on a link that loads another page in this tab. Hydration would only delay that page. */
export function isLinkPress(event: Event): boolean {
  if (!(event instanceof MouseEvent) || !/pointerdown|click/.test(event.type)) return false;
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a');
  if (!link || button || ctrlKey || metaKey || shiftKey || altKey) return false;
  return !link.target && link.origin === origin && link.pathname !== location.pathname;
}
