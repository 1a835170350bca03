/** Controls, text, and a list that failed. */
const keptClear = 'a[href], button, input, select, textarea, h1, h2, h3, p, [data-list="failed"] *';

/** Space above what a raised toast keeps clear, and below the header, in px. */
const gap = 8;

/** Raises a new toast from its lower corner to the lowest place below the header where it covers the least. */
export function placeToast(region: HTMLElement): void {
  region.style.translate = 'none';
  const height = region.firstElementChild?.clientHeight ?? 0;
  // The entering toast still moves, and the region does not.
  const { left, right, bottom: corner } = region.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const kept = [...document.querySelectorAll(keptClear)]
    .filter((element) => !region.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.left < right && box.right > left);
  const covered = (foot: number) =>
    kept.filter(({ top, bottom }) => top < foot && bottom > foot - height).length;
  const foot = kept
    .map(({ top }) => top - gap)
    .filter((place) => place < corner && place - height >= header + gap)
    .sort((a, b) => b - a)
    .reduce((best, place) => (covered(place) < covered(best) ? place : best), corner);
  region.style.translate = `0 ${foot - corner}px`;
}
