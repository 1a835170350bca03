/**
 * The only script that runs before the first interaction. It queues clicks, and starts the site on the first
 * interaction, or immediately if the page needs it. Links, `<details>`, popovers and dialogs need no script.
 */

import { choiceParameter } from '../features/bill/choiceParameter';
import { consentPromptId } from '../features/consent/consentPrompt';
import { writeHash } from '../features/menuEditor/writeHash';
import { reloadParameter } from '../platform/reloadParameter';
import { loadNewVersion } from './newVersion';
import type { Counting } from './pageContract';
import { mayPrefetch, onIdle, prefetch } from './prefetch';
import { createQueue, leaveMenu } from './queue';

/** Starts the site by an event, because a bundle's entry has no exports. */
export interface StartRequest {
  resolve(): void;
  reject(reason: unknown): void;
}

/** This script's element, whose attributes the export writes. */
const { src = '', dataset: written = {} }: Partial<HTMLScriptElement> =
  document.querySelector<HTMLScriptElement>('script[data-code]') ?? {};
/** Addresses of the page's code, in order. */
const code = `${written.code}`.split(' ').map((name) => `/assets/${name}.js`);
const counting: Counting | undefined = written.counting && JSON.parse(written.counting);
const [client, main] = code;
const unfetched = [...code];
const queue = createQueue(consentPromptId);
/** An address whose page needs its code at once: a reload, a choice, or the menu editor. */
const needsCode = RegExp(`[?&](${reloadParameter}|${choiceParameter})=|${writeHash}$`);
const { pathname, hostname, href } = location;
/** The last one is sent by `reviews.ts`. */
const interactions = 'pointerdown pointermove keydown wheel scroll focusin site.needed'.split(' ');
/** React would hydrate the whole page synchronously for any of these. */
const discreteEvents =
  'pointerdown pointerup mousedown mouseup touchstart touchend keydown keyup input change click'.split(
    ' ',
  );
const listening = { capture: true, passive: true };
/** Delay after a failed start, in ms, because interactions are frequent. */
const retryDelay = 1_000;
let state: 'idle' | 'starting' | 'failed' | 'live' = 'idle';
/** True after any input, which a reload would lose. */
let hasDraft = false;
/** Navigating away aborts requests, which is not an error. */
let isLeaving = false;

async function start(event?: Event): Promise<void> {
  if (state !== 'idle' || isForConsent(event) || isWithoutMovement(event)) return;
  state = 'starting';
  try {
    prefetch(unfetched, 'auto');
    // The first starts the site, and the second has its modules, which are evaluated later.
    await import(`${client}`);
    await import(`${main}`);
    // Ends the speculation rules, because the router fetches only the code of a page, and the work of `reviews.ts`.
    document.documentElement.dataset.live = '';
    await new Promise<void>((resolve, reject) => {
      const detail: StartRequest = { resolve, reject };
      document.dispatchEvent(new CustomEvent('site.start', { detail }));
    });
    state = 'live';
    removeEventListener('popstate', reloadOther);
    removeEventListener('click', queue.add, true);
    removeEventListener('keydown', leaveMenu, true);
    for (const type of discreteEvents) removeEventListener(type, holdBack, listening);
    for (const type of interactions) removeEventListener(type, start, listening);
    // For what was typed or restored before, of which the machines have heard nothing.
    for (const form of document.forms) form.dispatchEvent(new Event('input', { bubbles: true }));
    queue.take().forEach(queue.replay);
  } catch (error) {
    // For example offline: the exported page stays, and a later interaction retries.
    state = 'failed';
    report(error);
    // Clicks of a failed start are discarded, but a link is followed.
    const [first] = queue.take();
    setTimeout(() => {
      state = 'idle';
      if (!queue.isEmpty()) void start();
    }, retryDelay);
    const link = first?.[0];
    if (link instanceof HTMLAnchorElement) location.assign(link.href);
    else if (first || !hasDraft) loadNewVersion(src, hasDraft).catch(() => {});
  }
}

/** Back and Forward to a page of an earlier document of this tab change only the address. */
function reloadOther() {
  if (location.pathname !== pathname) location.reload();
}

/** Blocks discrete events while React hydrates. Clicks are queued and replayed; typed text stays in the DOM. */
function holdBack(event: Event) {
  hasDraft ||= event.type === 'input';
  if (state === 'starting') event.stopPropagation();
}

/** The consent prompt works before hydration, including its focus handling. */
function isForConsent({ target, relatedTarget }: Partial<FocusEvent> = {}) {
  return [target, relatedTarget].some(
    (element) => element instanceof Element && element.closest(`#${consentPromptId}`),
  );
}

/** Chromium sends a pointermove without movement when a page appears under a resting pointer. */
function isWithoutMovement({ type, movementX, movementY }: Partial<PointerEvent> = {}) {
  return type === 'pointermove' && !movementX && !movementY;
}

/** Delayed, because Firefox aborts requests before it fires `pagehide`. */
function report(error: unknown) {
  setTimeout(() => isLeaving || console.error(error), retryDelay);
}

// Codes that were printed before menus had a page of their own.
if (/#menu=/.test(href)) location.replace(href.replace('/#menu=', '/menu#'));
addEventListener('popstate', reloadOther);
addEventListener('click', queue.add, true);
addEventListener('keydown', leaveMenu, true);
// For the whole visit, because a modal dialog hides the window's scrollbar. Not `scrollbar-gutter`, which reserves space
// for hidden scrollbars as well, and shifts the page. Older browsers lack the event, and shift when a dialog opens.
addEventListener(
  'beforetoggle',
  ({ target, newState }) => {
    if (!(target instanceof HTMLDialogElement)) return;
    const { style, clientWidth } = document.documentElement;
    style.paddingRight = newState === 'open' ? `${innerWidth - clientWidth}px` : '';
  },
  true,
);
addEventListener('pagehide', () => {
  isLeaving = true;
  // The dialog must be closed when the browser restores this page from its cache.
  if (state !== 'live') document.querySelector('dialog')?.close();
});
for (const type of interactions) addEventListener(type, start, listening);
for (const type of discreteEvents) addEventListener(type, holdBack, listening);

// Nothing starts, is requested or counted on a page that the browser prerenders and may never show.
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', begin, { once: true });
else begin();

function begin(): void {
  // The host's language differs from the page's, the page was reloaded in another language, or its address contains a
  // choice or opens the editor.
  if (!RegExp(`${written.host}`).test(hostname) || needsCode.test(href)) void start();
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && supply(),
    { rootMargin: '400px' },
  );
  for (const section of document.querySelectorAll('[data-needs-client]')) observer.observe(section);
  if (document.readyState === 'complete') onIdle(prepare);
  else addEventListener('load', () => onIdle(prepare));
}

/** Gives a section its data: by the page's script for it, or by the whole site. */
function supply(): void {
  if (!written.reviews) void start();
  else if (state === 'idle') onIdle(() => void import(`${written.reviews}`).catch(() => start()));
}

function prepare(): void {
  // Visits are counted without an interaction as well; a hydrated site counts them itself.
  if (counting && state === 'idle') {
    // A plain import would have a higher priority than the page's other requests.
    prefetch([counting.script], 'low');
    import(`${counting.script}`).catch(report);
  }
  if (mayPrefetch()) prefetch(unfetched, 'low');
}
