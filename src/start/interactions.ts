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

/** A press on a link, which may load another page in this tab. Hydration would only delay that page. */
export function isLinkPress({ type, target }: Event): boolean {
  return /pointerdown|click/.test(type) && target instanceof Element && !!target.closest('a');
}
