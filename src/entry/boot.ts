/**
 * The only script that runs before the first interaction. It queues clicks, and starts the site at the first sign of
 * a visitor, or at once where the page needs it. Links, `<details>`, popovers and dialogs need no script.
 */
import type { BootData } from '../app/pageData';
import { loadNewVersion } from './boot/newVersion';
import { mayPrefetch, onIdle, prefetch } from './boot/prefetch';
import { isQueueing, leaveMenu, queueClick, replay, takeQueue } from './boot/queue';

/** Asks the site's code to start, by an event: a bundle's entry keeps no exports. */
export interface StartRequest {
  resolve(): void;
  reject(reason: unknown): void;
}

/** This script, and the page it is on: `/404` for the not-found page. */
const { src = '', dataset: written = {} }: Partial<HTMLScriptElement> =
  document.querySelector<HTMLScriptElement>('script[data-page]') ?? {};
/** The export writes the data in place of this text (`src/tools/export/bootFile.ts`). */
const {
  code: { shared, own },
  counting,
  start: startData,
}: BootData = JSON.parse('{"bootData":"written by the export"}');
written.start = JSON.stringify(startData);
const code = [...shared, ...(own[`${written.page}`] ?? [])];
const unfetched = [...code];
const { pathname, hostname, search, hash } = location;
const interactions = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'focusin'];
/** React would hydrate the whole page in one long task for any of these. */
const discreteEvents =
  'pointerdown pointerup mousedown mouseup touchstart touchend keydown keyup input change click'.split(
    ' ',
  );
const listening = { capture: true, passive: true };
/** Pause after a failed start, in ms: interactions come many to a second. */
const retryDelay = 1_000;
let state: 'idle' | 'starting' | 'failed' | 'live' = 'idle';
/** Whether something was typed: it would be lost with the page. */
let hasDraft = false;
/** Leaving breaks off requests, which is no error. */
let isLeaving = false;

async function start(event?: Event): Promise<void> {
  if (state !== 'idle' || isForConsent(event) || isWithoutMovement(event)) return;
  state = 'starting';
  try {
    // One part of the code imports the next: requested by it alone, they would come one after the other.
    prefetch(unfetched, 'auto');
    await import(`${code[0]}`);
    await new Promise<void>((resolve, reject) => {
      const detail: StartRequest = { resolve, reject };
      document.dispatchEvent(new CustomEvent('site.start', { detail }));
    });
    state = 'live';
    removeEventListener('popstate', reloadOther);
    removeEventListener('click', queueClick, true);
    removeEventListener('keydown', leaveMenu, true);
    for (const type of discreteEvents) removeEventListener(type, holdBack, listening);
    for (const type of interactions) removeEventListener(type, start, listening);
    takeQueue().forEach(replay);
  } catch (error) {
    // Offline, say: the page stays as it was exported, and a later interaction tries again.
    state = 'failed';
    report(error);
    // Clicks of a failed start do nothing later, but a link is followed.
    const [first] = takeQueue();
    setTimeout(() => {
      state = 'idle';
      if (isQueueing()) void start();
    }, retryDelay);
    const link = first?.[0];
    if (link instanceof HTMLAnchorElement) location.assign(link.href);
    else if (first || !hasDraft) loadNewVersion(src, hasDraft).catch(() => {});
  }
}

/** Back and Forward to a page that an earlier document of this tab has shown change the address alone. */
function reloadOther() {
  if (location.pathname !== pathname) location.reload();
}

/** Keeps discrete events from React while it hydrates. Clicks are queued; typed text stays in its field. */
function holdBack(event: Event) {
  hasDraft ||= event.type === 'input';
  if (state === 'starting') event.stopPropagation();
}

/** The consent prompt works by itself, and so does the focus that it moves on. */
function isForConsent({ target, relatedTarget }: Partial<FocusEvent> = {}) {
  return [target, relatedTarget].some(
    (element) => element instanceof Element && element.closest('#consent-prompt'),
  );
}

/** Chromium sends a pointermove without movement when a page appears under a resting pointer. */
function isWithoutMovement({ type, movementX, movementY }: Partial<PointerEvent> = {}) {
  return type === 'pointermove' && !movementX && !movementY;
}

/** Later: Firefox breaks off requests before it fires `pagehide`. */
function report(error: unknown) {
  setTimeout(() => isLeaving || console.error(error), retryDelay);
}

addEventListener('popstate', reloadOther);
addEventListener('click', queueClick, true);
addEventListener('keydown', leaveMenu, true);
// For the whole visit: a modal dialog takes the window's scrollbar away.
addEventListener(
  'close',
  () => document.documentElement.style.removeProperty('padding-right'),
  true,
);
addEventListener('pagehide', () => {
  isLeaving = true;
  // It must not be open when the browser comes back to this page.
  if (state !== 'live') document.querySelector('dialog')?.close();
});
for (const type of interactions) addEventListener(type, start, listening);
for (const type of discreteEvents) addEventListener(type, holdBack, listening);

// The host's language differs from the page's, the page was reloaded in another one, or its address holds a menu.
if (
  hostname.includes('.co.il') !== (document.documentElement.lang === 'he') ||
  /[?&]reloaded=/.test(search) ||
  hash.startsWith('#menu=')
)
  void start();

const observer = new IntersectionObserver(
  (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
  { rootMargin: '400px' },
);
for (const section of document.querySelectorAll('[data-needs-client]')) observer.observe(section);

addEventListener('load', () =>
  onIdle(() => {
    // A visit is counted whether or not a visitor acts; the site, once started, counts it itself.
    if (counting && state === 'idle') {
      // Imported alone, it would take its turn before all that the page still fetches.
      prefetch([counting], 'low');
      import(`${counting}`).catch(report);
    }
    if (mayPrefetch()) prefetch(unfetched, 'low');
  }),
);
