import { readStorage, writeStorage } from '../../platform/visit';

/** Share of a window's height that a visitor has scrolled on the first page of a visit before anything is asked. */
const readShare = 0.6;

/** Path of the visit's first page, in session storage. */
const key = 'first-page';

/**
 * Calls back when a visitor reads on: has scrolled most of a screen, or is on the second page of the visit. There, a
 * first screen with a heading, a price or a control at its lower edge is scrolled first.
 * @returns to be called with the path of each page that is entered.
 */
export function followReading(onRead: () => void): (path: string) => void {
  let isSecondPage = false;
  const check = () => {
    const hasRead = isSecondPage
      ? scrollY > 0 || isLowerEdgeFree()
      : scrollY > readShare * innerHeight;
    if (hasRead) onRead();
  };
  addEventListener('scroll', check, { passive: true });
  return (path) => {
    const first = readStorage('sessionStorage', key);
    if (first === undefined) writeStorage('sessionStorage', key, path);
    isSecondPage ||= first !== undefined && first !== path;
    check();
  };
}

/** Height of the prompt with a margin, in px. */
const promptHeight = 130;

function isLowerEdgeFree(): boolean {
  const kept = document.querySelectorAll('main :is(h1, h2, h3, a, button, input, select, bdi)');
  return ![...kept]
    .map((element) => element.getBoundingClientRect())
    .some(({ top, bottom }) => top < innerHeight && bottom > innerHeight - promptHeight);
}
