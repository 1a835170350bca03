/** Text, what is pressed, and a list that failed. */
const kept = 'a[href], button, h1, h2, h3, p, [data-list="failed"] *';

/** The title, the stamp of a sent form, and the control with the focus: a toast never covers them. */
const keptAlways = 'main :is(h1, [data-part="stamp"], :focus)';

/** Space above what a raised toast keeps clear, and below the header, in px. */
const gap = 8;

/** Raises a toast from its lower corner to where it covers the least: below the header, or the lowest such place. */
export function placeToast(region: HTMLElement): void {
  region.style.translate = 'none';
  const height = region.firstElementChild?.clientHeight ?? 0;
  // The entering toast still moves, and the region does not.
  const corner = region.getBoundingClientRect().bottom;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const places = boxesBelow(region, kept);
  const forbidden = boxesBelow(region, keptAlways);
  const covered = (foot: number) => {
    const isUnder = ({ top, bottom }: DOMRect) => top < foot && bottom > foot - height;
    return places.filter(isUnder).length + places.length * forbidden.filter(isUnder).length;
  };
  const leastOf = (best: number, place: number) => (covered(place) < covered(best) ? place : best);
  const highest = header + gap + height;
  const foot = [...places, ...forbidden]
    .map(({ top }) => top - gap)
    .filter((place) => place < corner && place > highest)
    .sort((a, b) => b - a)
    .reduce(leastOf, leastOf(corner, highest));
  region.style.translate = `0 ${foot - corner}px`;
}

/** True if the page or the focus has moved below the toast what it never covers. */
export function isOverKept(region: HTMLElement): boolean {
  const toast = region.firstElementChild?.getBoundingClientRect();
  return boxesBelow(region, keptAlways).some(
    ({ top, bottom }) => toast && top < toast.bottom && bottom > toast.top,
  );
}

/** Boxes of other elements in the region's columns. */
function boxesBelow(region: HTMLElement, selector: string): readonly DOMRect[] {
  const { left, right } = region.getBoundingClientRect();
  return [...document.querySelectorAll(selector)]
    .filter((element) => !region.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.left < right && box.right > left);
}
