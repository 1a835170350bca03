/**
 * The only script that runs before a person acts. It queues what is pressed, and starts the site on the
 * first sign of a person, or at once where the page asks for it. Links and `<details>` need no script.
 */

/** How the site's code is asked to start, by an event: a bundle's entry keeps no exports. */
export interface StartRequest {
  resolve(): void;
  reject(reason: unknown): void;
}

/** Addresses of the site's code, the one to run first; and whether it is to start once the page has loaded. */
const written = document.querySelector<HTMLElement>('script[data-code]')?.dataset ?? {};
const code = written.code?.split(' ') ?? [];
const interactionEvents = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
];
const listening = { capture: true, passive: true };
/** What was pressed while the site was still to start, and where below `#root` it stands. */
const queuedClicks = new Map<HTMLElement, readonly number[]>();
const root = document.documentElement;
let isStarting = false;
/** How long a start that failed is left alone, in ms: such events come many to a second. */
const retryDelay = 1_000;
/** Leaving breaks off what is being fetched: no error that anybody needs to hear of. */
let isLeaving = false;

function queueClick(event: MouseEvent) {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const control = target.closest<HTMLElement>('#root :is(button, a[data-opens-here])');
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

/** Opens and closes the page's own dialog without the site, which takes over what it finds. */
function toggle(dialog: HTMLDialogElement, control: HTMLElement | null) {
  if (dialog.open) return dialog.close();
  // Safari gives a pressed button no focus; the dialog gives it back to what had it.
  control?.focus();
  root.style.paddingRight = `${innerWidth - root.clientWidth}px`;
  root.style.overflow = 'hidden';
  dialog.showModal();
}

function unlockScroll() {
  root.style.paddingRight = root.style.overflow = '';
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

async function start() {
  if (isStarting) return;
  isStarting = true;
  try {
    await import(`${code[0]}`);
    await new Promise<void>((resolve, reject) => {
      const detail: StartRequest = { resolve, reject };
      document.dispatchEvent(new CustomEvent('site.start', { detail }));
    });
    removeEventListener('click', queueClick, true);
    for (const type of interactionEvents) removeEventListener(type, start, listening);
    unmark();
    for (const [control, position] of queuedClicks) {
      (control.isConnected ? control : controlAt(position))?.click();
    }
  } catch (error) {
    // Offline, say: the page stays as it was exported, and a later sign tries again.
    setTimeout(() => {
      isStarting = false;
    }, retryDelay);
    if (!isLeaving) console.error(error);
    // A press that comes to nothing now must not do anything later; a link still leads where it says.
    const link = [...queuedClicks.keys()].find((control) => control instanceof HTMLAnchorElement);
    unmark();
    queuedClicks.clear();
    if (link) location.assign(link.href);
  }
}

function whenIdle() {
  // A visit is counted whether or not a person ever moves.
  if (written.start === 'idle') void start();
  for (const href of code) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}

addEventListener('click', queueClick, true);
addEventListener('close', unlockScroll, true);
addEventListener('pagehide', () => {
  isLeaving = true;
});
for (const type of interactionEvents) addEventListener(type, start, listening);

const { lang } = root;
// A page that the site loaded anew may have been read in the other language.
if (
  location.hostname.includes('.co.il') !== (lang === 'he') ||
  /[?&]reloaded=/.test(location.search)
)
  void start();

const observer = new IntersectionObserver(
  (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
  { rootMargin: '400px' },
);
for (const section of document.querySelectorAll('[data-needs-client]')) observer.observe(section);

addEventListener('load', () =>
  'requestIdleCallback' in window ? requestIdleCallback(whenIdle) : setTimeout(whenIdle, 200),
);
