/** Controls, and the text of a list that failed. */
const keptClear =
  ':is(main, footer) :is(a[href], button, input, select, textarea, [data-list="failed"] p)';

/** Moves a new toast below the header (`data-top`) if it covers less there than in its lower corner. */
export function placeToast(region: HTMLElement): void {
  const height = region.firstElementChild?.clientHeight ?? 0;
  const covered = (isAtTop: boolean) => {
    region.toggleAttribute('data-top', isAtTop);
    const box = region.getBoundingClientRect();
    // The entering toast still moves, and the region does not.
    const [from, to] = isAtTop ? [box.top, box.top + height] : [box.bottom - height, box.bottom];
    return [...document.querySelectorAll(keptClear)].filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < box.right && right > box.left && top < to && bottom > from;
    }).length;
  };
  const [below, above] = [covered(false), covered(true)];
  region.toggleAttribute('data-top', above < below);
}
