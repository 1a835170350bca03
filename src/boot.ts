/**
 * The only script that runs before a person acts. It queues what is pressed, and starts the site on the
 * first sign of a person, or at once where the page asks for it. Links and `<details>` need no script.
 */
import type { BootData } from './app/pageData';

/** How the site's code is asked to start, by an event: a bundle's entry keeps no exports. */
export interface StartRequest {
  resolve(): void;
  reject(reason: unknown): void;
}

/** This script; and which page it is, `/404` for the not-found page. */
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
/** What has not been asked for yet. */
const unfetched = [...code];
const html = document.documentElement;
const interactionEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'focusin'];
const listening = { capture: true, passive: true };
/** For one of these React would bring the whole page to life in one long task, instead of in slices. */
const discreteEvents = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'keydown',
  'keyup',
  'input',
  'change',
  'click',
];
/** What was pressed while the site was still to start, and where below `#root` it stands. */
const queuedClicks = new Map<HTMLElement, readonly number[]>();
let isStarting = false;
/** Whether something was written before the page could take it: it would be lost with the page. */
let hasDraft = false;
let openMenu: HTMLElement | undefined;
/** How long a start that failed is left alone, in ms: such events come many to a second. */
const retryDelay = 1_000;
/** Safari knows no idle moments, and a page that paints nothing may get none in Chromium: 2 s are enough, in ms. */
const onIdle = (next: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(next, { timeout: 2_000 })
    : setTimeout(next);
/** Leaving breaks off what is being fetched: no error that anybody needs to hear of. */
let isLeaving = false;
/** What the document shows. */
const { pathname } = location;

/**
 * Back and Forward to a page that an earlier document of this tab has shown change the address alone: without the
 * site, only a new load brings what it names.
 */
function loadOther() {
  if (location.pathname !== pathname) location.reload();
}

function queueClick(event: MouseEvent) {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const control = target.closest<HTMLElement>(
    '#root :is(button:not(#consent-prompt *), a[data-opens-here])',
  );
  const wasOpen = openMenu;
  if (!openMenu?.contains(target)) closeMenu();
  if (control?.matches('[aria-haspopup=menu]')) {
    const menu = control.nextElementSibling as HTMLElement;
    // A key's click carries no count of presses.
    if (menu !== wasOpen) open(menu, event.detail ? menu : (menu.firstElementChild as HTMLElement));
    return;
  }
  const dialog = document.querySelector('dialog');
  // Its button, its cross, and the page behind it.
  if (dialog && (target === dialog || control?.getAttribute('aria-controls') === dialog.id))
    return toggle(dialog, control);
  const wantsOwnTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  // It must not stand open when the browser comes back to this page.
  if (!wantsOwnTab && target.closest('dialog a')) dialog?.close();
  if (!control || (wantsOwnTab && control instanceof HTMLAnchorElement)) return;
  // A submit button would send the form away as a page.
  event.preventDefault();
  queuedClicks.set(control, positionOf(control));
  control.setAttribute('aria-busy', 'true');
}

/** Opens a menu of the page without the site, which takes over what it finds. */
function open(menu: HTMLElement, first: HTMLElement) {
  openMenu = menu;
  menu.hidden = false;
  menu.previousElementSibling?.setAttribute('aria-expanded', 'true');
  first.focus({ preventScroll: true });
  menu.scrollIntoView({ block: 'nearest' });
}

/** Closes the menu that is open. Its button gets the focus that would be lost. */
function closeMenu() {
  if (!openMenu) return;
  const button = openMenu.previousElementSibling as HTMLElement;
  button.setAttribute('aria-expanded', 'false');
  if (openMenu.contains(document.activeElement)) button.focus({ preventScroll: true });
  openMenu.hidden = true;
  openMenu = undefined;
}

function leaveMenu(event: KeyboardEvent) {
  // WebKitGTK calls Shift+Tab `Unidentified`.
  if (!openMenu || (event.key !== 'Escape' && event.code !== 'Tab')) return;
  // Tab goes on from the button; an Escape is spent, and a dialog below stays open.
  if (event.key === 'Escape') event.preventDefault();
  closeMenu();
}

/** Opens and closes the page's own dialog without the site, which takes over what it finds. */
function toggle(dialog: HTMLDialogElement, control: HTMLElement | null) {
  if (dialog.open) return dialog.close();
  // Safari gives a pressed button no focus; the dialog gives it back to what had it.
  control?.focus();
  // Where the window's scrollbar was, in both directions of writing.
  html.style.paddingRight = `${innerWidth - html.clientWidth}px`;
  html.style.overflow = 'hidden';
  dialog.showModal();
}

function unlockScroll() {
  html.style.paddingRight = html.style.overflow = '';
}

/** What is being brought to life hears of nothing meanwhile: a press is held, and what is written stands in its field. */
function holdBack(event: Event) {
  hasDraft ||= event.type === 'input';
  if (isStarting) event.stopPropagation();
}

function unmark() {
  for (const control of queuedClicks.keys()) control.removeAttribute('aria-busy');
}

/** The way down to an element, as positions among the children of its ancestors. */
function positionOf(element: Element): readonly number[] {
  const parent = element.parentElement;
  if (!parent || element.id === 'root') return [];
  return [...positionOf(parent), [...parent.children].indexOf(element)];
}

/** What stands there after the page has been rendered anew: in another language than it was exported in. */
function controlAt(position: readonly number[]): HTMLElement | undefined {
  let element: Element | null | undefined = document.getElementById('root');
  for (const index of position) element = element?.children[index];
  return element instanceof HTMLElement ? element : undefined;
}

/** The consent prompt answers by itself: a press there, and the focus that it moves on, start nothing. */
function isForConsent({ target, relatedTarget }: Partial<FocusEvent> = {}) {
  return [target, relatedTarget].some(
    (element) => element instanceof Element && element.closest('#consent-prompt'),
  );
}

/** Chromium sends a pointermove without movement when a page appears under a resting pointer. */
function isWithoutMovement({ type, movementX, movementY }: Partial<PointerEvent> = {}) {
  return type === 'pointermove' && !movementX && !movementY;
}

async function start(event?: Event) {
  if (isStarting || isForConsent(event) || isWithoutMovement(event)) return;
  isStarting = true;
  try {
    // One part of the code leads to the next: asked for by it alone, they would come one after the other.
    fetchRest(setTimeout, 'auto');
    await import(`${code[0]}`);
    await new Promise<void>((resolve, reject) => {
      const detail: StartRequest = { resolve, reject };
      document.dispatchEvent(new CustomEvent('site.start', { detail }));
    });
    removeEventListener('popstate', loadOther);
    removeEventListener('click', queueClick, true);
    removeEventListener('keydown', leaveMenu, true);
    for (const type of discreteEvents) removeEventListener(type, holdBack, listening);
    for (const type of interactionEvents) removeEventListener(type, start, listening);
    unmark();
    for (const [control, position] of queuedClicks) {
      (control.isConnected ? control : controlAt(position))?.click();
    }
  } catch (error) {
    // Offline, say: the page stays as it was exported, and a later sign tries again.
    setTimeout(() => {
      isStarting = false;
      // A press of meanwhile has heard no answer yet.
      if (queuedClicks.size > 0) void start();
    }, retryDelay);
    report(error);
    // A press that comes to nothing now must not do anything later; a link still leads where it says.
    const pressed = [...queuedClicks.keys()];
    unmark();
    queuedClicks.clear();
    const link = pressed.find((control) => control instanceof HTMLAnchorElement);
    if (link) location.assign(link.href);
    else if (pressed[0] || !hasDraft) loadNewVersion().catch(() => {});
  }
}

/**
 * A deployment has taken the code of this page away, if the host now gives a page with another boot script:
 * loads that, once for each version. What is written here goes only when the browser has asked.
 */
async function loadNewVersion() {
  if (history.state === src) return;
  const page = await fetch('', { cache: 'no-store' });
  // The name ends in a hash.
  if (!page.ok || (await page.text()).includes(src.slice(-11))) return;
  if (hasDraft) addEventListener('beforeunload', (event) => event.preventDefault());
  // It outlasts the reload where nothing else can be stored.
  else history.replaceState(src, '');
  location.reload();
}

/** A moment later: Firefox breaks off what is being fetched before it tells that the page is left. */
function report(error: unknown) {
  setTimeout(() => isLeaving || console.error(error), retryDelay);
}

function whenIdle() {
  // A visit is counted whether or not a person ever moves; a site that starts counts it itself.
  if (counting && !isStarting) {
    // Imported alone, it would take its turn before all that the page still fetches.
    preload(counting, 'low');
    import(`${counting}`).catch(report);
  }
  if (mayFetchAhead()) fetchRest(onIdle, 'low');
}

/** Not where a person saves data, or has little of it. Source: WICG, Network Information, `effectiveType`. */
function mayFetchAhead() {
  const { connection }: Navigator & { connection?: Connection } = navigator;
  return !connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? '');
}

/** What some browsers tell of the connection. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Has the browser fetch and compile one file after the other, and run none: each in a task, so that nothing waits. */
function fetchRest(later: (next: () => void) => void, fetchPriority: 'auto' | 'low') {
  const [href] = unfetched.splice(0, 1);
  if (href === undefined) return;
  preload(href, fetchPriority);
  later(() => fetchRest(later, fetchPriority));
}

function preload(href: string, fetchPriority: 'auto' | 'low') {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority }));
}

addEventListener('popstate', loadOther);
addEventListener('click', queueClick, true);
addEventListener('keydown', leaveMenu, true);
addEventListener('close', unlockScroll, true);
addEventListener('pagehide', () => {
  isLeaving = true;
});
for (const type of interactionEvents) addEventListener(type, start, listening);
for (const type of discreteEvents) addEventListener(type, holdBack, listening);

// A page that the site loaded anew may have been read in the other language; a menu in the address is to be shown.
if (
  location.hostname.includes('.co.il') !== (html.lang === 'he') ||
  /[?&]reloaded=/.test(location.search) ||
  location.hash.startsWith('#menu=')
)
  void start();

const observer = new IntersectionObserver(
  (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
  { rootMargin: '400px' },
);
for (const section of document.querySelectorAll('[data-needs-client]')) observer.observe(section);

addEventListener('load', () => onIdle(whenIdle));
