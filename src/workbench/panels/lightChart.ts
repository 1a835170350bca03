/** Lights the states that are active and the transitions that were taken last, and shows the innermost. */
export function lightChart(
  place: HTMLElement,
  active: readonly string[],
  taken: readonly string[],
): void {
  for (const part of place.querySelectorAll<SVGElement>('[data-state], [data-transition]')) {
    const { state, transition } = part.dataset;
    const isLit =
      (state !== undefined && active.includes(state)) ||
      (transition !== undefined && taken.includes(transition));
    part.toggleAttribute('data-lit', isLit);
  }
  bringIntoView(place, place.querySelector('.atomic[data-lit], .final[data-lit]'));
}

function bringIntoView(place: HTMLElement, part: Element | null): void {
  if (!part) return;
  const room = place.getBoundingClientRect();
  const box = part.getBoundingClientRect();
  const isInside =
    box.top >= room.top &&
    box.bottom <= room.bottom &&
    box.left >= room.left &&
    box.right <= room.right;
  if (isInside) return;
  place.scrollBy({
    top: box.top + box.height / 2 - (room.top + room.height / 2),
    left: box.left + box.width / 2 - (room.left + room.width / 2),
    behavior: 'instant',
  });
}
