/**
 * The only script that runs before the first interaction. It runs the table of the start (`machines/startTable.ts`).
 * Links, `<details>`, popovers and dialogs need no script. Source: docs/performance.md, "The start".
 */
import type { StartState } from '../../machines/startTable';
import { notice, showNotice } from './failureNotice';
import { fetchCode, mayPrefetch, onIdle } from './fetchCode';
import { isLinkPress, isResting } from './interactions';
import { hasInput, loadNewVersion } from './newVersion';
import {
  type BootAttributes,
  bootScript,
  choiceParameter,
  draftsKey,
  needsClient,
  reloadParameter,
  type StartRequest,
  startEvent,
  writeHash,
} from './pageContract';
import { addToQueue, controlOf, leaveMenu, type Press, queue, takeQueue } from './queue';
import { runStart } from './runStart';

declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
  interface Performance {
    getEntriesByType(type: 'first-input'): PerformanceEventTiming[];
  }
}

/** Attributes that the export writes. */
const written: Partial<BootAttributes> =
  document.querySelector<HTMLScriptElement>(bootScript)?.dataset ?? {};
/** Addresses of the page's code, in order. The site cannot start without the first three. */
const code = `${written.code}`.split(' ').map((name) => `/assets/${name}.js`);
const [client, main] = code;
/** An address whose page needs its code at once: a reload, a choice, or the menu editor. */
const needsCode = RegExp(`[?&](${reloadParameter}|${choiceParameter})=|${writeHash}$`);
const { pathname } = location;
/** A click that comes alone is from assistive technology, voice control or an extension. */
const interactions = 'pointerdown keydown input click pointermove scroll focusin';
/** A list that still waits for the code. */
const loading = '[aria-busy=true]';
/** React would hydrate the whole page synchronously for any of these. */
const discreteEvents =
  'pointerdown keydown input click pointerup keyup change mousedown mouseup touchstart touchend';
/** Ends the listeners of an exported page. */
const exported = new AbortController();
/** Ends the requests of a failed start. */
let attempt = new AbortController();
const request: Pick<StartRequest, 'held' | 'currentOf'> = { held: [] };
/** One error is enough. */
let isLogged = false;
/** True if the last interaction was with a link. */
let isLink = false;

const effects: Readonly<Partial<Record<StartState, () => void>>> = {
  starting: load,
  failed: recover,
  live: release,
};
const { send, state } = runStart((entered) => {
  document.documentElement.dataset.start = entered;
  effects[entered]?.();
});

async function load(): Promise<void> {
  try {
    const files = fetchAll(code, 'auto');
    await files[0];
    // Shows drafts at once. The second has the modules of the site, which are evaluated later.
    await import(`${client}`);
    await Promise.allSettled(files);
    await Promise.all(files.slice(1, 3));
    await import(`${main}`);
    await new Promise<void>((resolve, reject) => {
      const detail: StartRequest = Object.assign(request, { resolve, reject });
      document.dispatchEvent(new CustomEvent(startEvent, { detail }));
    });
    send('site.live');
  } catch (error) {
    // For example offline: the exported page stays. Delayed, because navigating away aborts requests, which is no error.
    if (!isLogged) setTimeout(console.error, 1_000, error);
    isLogged = true;
    send('code.failed');
  }
}

function recover(): void {
  attempt.abort();
  attempt = new AbortController();
  request.held = [];
  // Clicks of a failed start are discarded, but a link is followed.
  const controls = pressed();
  const [first] = controls;
  if (first instanceof HTMLAnchorElement) location.assign(first.href);
  else if (
    first ||
    // Navigating away aborts requests, which is no failure.
    (!isLink && (hasInput() || needsCode.test(location.href) || document.querySelector(loading)))
  )
    showNotice(() => {
      notice.remove();
      for (const control of controls) control.click();
      send('code.needed');
    });
  // A reload would take the answer to a press away: it waits for the next attempt.
  if (!first) loadNewVersion(`${written.code}`).catch(() => {});
}

function release(): void {
  exported.abort();
  notice.remove();
  for (const control of pressed()) control.click();
}

function mayHaveDraft(): boolean {
  try {
    return draftsKey in sessionStorage;
  } catch {
    return false;
  }
}

function fetchAll(files: readonly string[], priority: RequestPriority) {
  const init = { priority, signal: attempt.signal };
  return files.map((file) => fetchCode(file, init, () => send('code.arrived')));
}

function pressed(): readonly HTMLElement[] {
  return takeQueue((control) => request.currentOf?.(control) ?? control);
}

function press(event: Press) {
  const control = controlOf(event);
  if (!control) return;
  // A submit button would navigate.
  event.preventDefault?.();
  addToQueue(control);
  send('code.needed');
}

function interact(event: Event) {
  if (isResting(event)) return;
  isLink = isLinkPress(event);
  send(isLink ? 'link.pressed' : 'interaction');
}

/** Blocks discrete events while React hydrates. Clicks and letters of a menu are replayed; typed text stays in the DOM. */
function holdBack(event: Event) {
  if (state() !== 'starting') return;
  event.stopPropagation();
  request.held.push(event);
}

/** Gives the section near the window its data: by the page's script for it, or by the site, which a scroll starts anyway. */
function supply(): void {
  const section = document.querySelector(needsClient);
  if (!section || section.getBoundingClientRect().top > innerHeight + 400) return;
  if (written.reviews) import(`${written.reviews}`).catch(() => send('code.needed'));
  else send('code.needed');
}

function fetchWhenIdle(): void {
  // Visits are counted without an interaction as well; a hydrated site counts them itself.
  const counting = written.counting?.split(' ')[0];
  // A plain import would have a higher priority than the page's other requests.
  if (counting && state() === 'waiting')
    Promise.all(fetchAll([counting], 'low'))
      .then(() => import(`${counting}`))
      .catch(() => {});
  if (mayPrefetch()) fetchAll(code, 'low');
}

listenTo('click', press);
// A press that came before this script. Source: W3C, Event Timing.
for (const first of performance.getEntriesByType('first-input')) press(first);
// The element is `async`: a deferred script, even an empty one, delays the first paint of a phone by 75 ms.
if (document.readyState === 'loading')
  await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed));
// Back and Forward to a page of an earlier document of this tab change only the address.
listenTo('popstate', () => {
  if (location.pathname !== pathname) location.reload();
});
listenTo('online', () => send('online'));
// Only the site answers a choice. The button of a notice presses again what was pressed before.
listenTo('change', () => {
  if (!notice.isConnected) send('code.needed');
});
listenTo('keydown', leaveMenu);
listenTo('pagehide', () => {
  // A dialog must be closed when the browser restores this page from its cache.
  document.querySelector('dialog')?.close();
  send('page.left');
});
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
listenTo(interactions, interact);
listenTo(discreteEvents, holdBack);

/** Until the site is live. */
function listenTo(types: string, listener: (event: Event) => void): void {
  for (const type of types.split(' '))
    addEventListener(type, listener, { capture: true, signal: exported.signal });
}

function show() {
  send('page.shown');
  onIdle(supply);
  if (document.readyState === 'complete') onIdle(fetchWhenIdle);
  else addEventListener('load', () => onIdle(fetchWhenIdle));
  // A control was pressed while the document arrived, the host's language differs from the page's, the page was reloaded
  // in another language, its address contains a choice or opens the editor, or a form of this page has a draft.
  if (
    queue.length ||
    !RegExp(`${written.host}`).test(location.hostname) ||
    needsCode.test(location.href) ||
    mayHaveDraft()
  )
    send('code.needed');
}
if (document.prerendering) document.addEventListener('prerenderingchange', show);
else show();
