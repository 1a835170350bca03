/**
 * The only script that runs before the first interaction. It runs the table of the start (`machines/startTable.ts`).
 * Links, `<details>`, popovers and dialogs need no script. Source: docs/performance.md, "The start".
 */
import type { StartEvent } from '../../machines/startTable';
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
import { mayPrefetch, onIdle, prefetch } from './prefetch';
import { controlOf, createQueue, isMenuLetter, leaveMenu } from './queue';
import { runStart } from './runStart';

// The element is `async`: a deferred script, even an empty one, delays the first paint of a phone by 75 ms.
if (document.readyState === 'loading')
  await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed));

/** This script's element, whose attributes the export writes (`BootAttributes`). */
const script = document.querySelector<HTMLScriptElement>(bootScript);
const src = script?.src ?? '';
const written: Partial<BootAttributes> = { ...script?.dataset };
/** Addresses of the page's code, in order. */
const code = `${written.code}`.split(' ').map((name) => `/assets/${name}.js`);
const [counting] = written.counting?.split(' ') ?? [];
const [client, main] = code;
const unfetched = [...code];
const queue = createQueue();
const letters: KeyboardEvent[] = [];
/** An address whose page needs its code at once: a reload, a choice, or the menu editor. */
const needsCode = RegExp(`[?&](${reloadParameter}|${choiceParameter})=|${writeHash}$`);
const { pathname, hostname, href } = location;
/** A click that comes alone is from assistive technology, voice control or an extension. */
const interactions = 'pointerdown pointermove keydown wheel scroll focusin click input'.split(' ');
/** React would hydrate the whole page synchronously for any of these. */
const discreteEvents =
  'pointerdown pointerup mousedown mouseup touchstart touchend keydown keyup input change click'.split(
    ' ',
  );
/** Ends the listeners of an exported page. */
const exported = new AbortController();
const { signal } = exported;
const active = { capture: true, signal };
const listening = { ...active, passive: true };
/** Delay after a failed start, in ms, because interactions are frequent. */
const retryDelay = 1_000;
/** Time in ms that a pressed link has before the page starts after all. */
const navigationTime = 3_000;

const { send, state } = runStart(
  {
    prepare() {
      // The host's language differs from the page's, the page was reloaded in another language, its address contains a
      // choice or opens the editor, or a form of this page has a draft.
      if (!RegExp(`${written.host}`).test(hostname) || needsCode.test(href) || mayHaveDraft())
        send('code.needed');
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && supply(),
        { rootMargin: '400px' },
      );
      for (const section of document.querySelectorAll(needsClient)) observer.observe(section);
      if (document.readyState === 'complete') onIdle(fetchWhenIdle);
      else addEventListener('load', () => onIdle(fetchWhenIdle));
    },
    load,
    queue: (control) => control instanceof HTMLElement && queue.add(control),
    awaitNavigation: () => sendLater('press.over', navigationTime),
    release() {
      exported.abort();
      // For what was typed or restored before, of which the machines have heard nothing.
      for (const form of document.forms) form.dispatchEvent(new Event('input', { bubbles: true }));
      queue.take().forEach(queue.replay);
      for (const letter of letters)
        document.activeElement?.dispatchEvent(new KeyboardEvent(letter.type, letter));
    },
    recover() {
      // Clicks of a failed start are discarded, but a link is followed.
      const [first] = queue.take();
      sendLater('retry.due', retryDelay);
      const link = first?.[0];
      if (link instanceof HTMLAnchorElement) location.assign(link.href);
      else if (first || !hasInput()) loadNewVersion(src, hasInput()).catch(() => {});
    },
    // A dialog must be closed when the browser restores this page from its cache.
    closeDialogs: () => document.querySelector('dialog')?.close(),
  },
  (current) => {
    document.documentElement.dataset.start = current;
  },
);

async function load(): Promise<void> {
  try {
    prefetch(unfetched, 'auto');
    // The first starts the site, and the second has its modules, which are evaluated later.
    await import(`${client}`);
    await import(`${main}`);
    await new Promise<void>((resolve, reject) => {
      const detail: StartRequest = { resolve, reject };
      document.dispatchEvent(new CustomEvent(startEvent, { detail }));
    });
    send('site.live');
  } catch (error) {
    // For example offline: the exported page stays, and a later interaction retries.
    report(error);
    send('code.failed');
  }
}

function mayHaveDraft(): boolean {
  try {
    return !!document.forms.length && draftsKey in sessionStorage;
  } catch {
    return false;
  }
}

let timer: ReturnType<typeof setTimeout>;

/** Replaces the timer of an earlier press or failure. */
function sendLater(event: StartEvent, delay: number) {
  clearTimeout(timer);
  timer = setTimeout(() => send(event), delay);
}

function press(event: MouseEvent) {
  const control = controlOf(event);
  if (!control) return;
  // A submit button would navigate.
  event.preventDefault();
  send('control.pressed', control);
}

function interact(event: Event) {
  if (!isResting(event)) send(isLinkPress(event) ? 'link.pressed' : 'interaction');
}

/** Blocks discrete events while React hydrates. Clicks and letters of a menu are replayed; typed text stays in the DOM. */
function holdBack(event: Event) {
  if (state() !== 'starting') return;
  event.stopPropagation();
  if (event instanceof KeyboardEvent && isMenuLetter(event)) letters.push(event);
}

/** Back and Forward to a page of an earlier document of this tab change only the address. */
function reloadOther() {
  if (location.pathname !== pathname) location.reload();
}

/** Navigating away aborts requests, which is no error. Delayed, because Firefox aborts them before it hides the page. */
function report(error: unknown) {
  setTimeout(() => document.visibilityState === 'visible' && console.error(error), retryDelay);
}

/** Gives a section its data: by the page's script for it, or by the whole site. */
function supply(): void {
  if (!written.reviews) send('code.needed');
  else onIdle(() => void import(`${written.reviews}`).catch(() => send('code.needed')));
}

function fetchWhenIdle(): void {
  // Visits are counted without an interaction as well; a hydrated site counts them itself.
  if (counting && state() === 'waiting') {
    // A plain import would have a higher priority than the page's other requests.
    prefetch([counting], 'low');
    import(`${counting}`).catch(report);
  }
  if (mayPrefetch()) prefetch(unfetched, 'low');
}

// The address of a menu in which a program encoded the `#`.
const menuCode = /\/menu\/?%(25)*23/i;
if (menuCode.test(href)) location.replace(href.replace(menuCode, '/menu#'));
addEventListener('popstate', reloadOther, listening);
addEventListener('click', press, active);
addEventListener('keydown', leaveMenu, listening);
addEventListener('pagehide', () => send('page.left'));
addEventListener('online', () => send('connection.restored'));
addEventListener('pointercancel', () => send('press.over'));
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
for (const type of interactions) addEventListener(type, interact, listening);
for (const type of discreteEvents) addEventListener(type, holdBack, listening);

const show = () => send('page.shown');
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', show);
else show();
