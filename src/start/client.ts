import { yieldToMain } from '../platform/yieldToMain';
import { showDrafts } from './drafts';
import { type StartRequest, startEvent } from './pageContract';

/** Evaluated one by one, each in a task of its own. */
const parts = [
  () => import('react-dom/client'),
  () => import('../app/createSite'),
  () => import('../app/router'),
  () => import('../ui/menu/Menu'),
  () => import('../app/routeTree'),
];

let running: Promise<void> | undefined;

// The address of a menu in which a program encoded the `#`, which has no page.
const menuCode = /\/menu\/?%(25)*23/i;
if (menuCode.test(location.href)) location.replace(location.href.replace(menuCode, '/menu#'));
showDrafts();
document.addEventListener(startEvent, (event) => {
  if (!(event instanceof CustomEvent)) return;
  const request: StartRequest = event.detail;
  // Another attempt waits for one that takes too long.
  running ??= start(request).finally(() => {
    // Code that failed may come later, but React would fail on the page again.
    if (!request.currentOf) running = undefined;
  });
  running.then(() => {
    request.resolve();
    void tellHeld(request);
  }, request.reject);
});

/** Tells the machines what they have not heard, once the boot script no longer holds events back. */
async function tellHeld({ held }: StartRequest): Promise<void> {
  await yieldToMain();
  // For what was typed or restored.
  for (const form of document.forms) form.dispatchEvent(new Event('input', { bubbles: true }));
  for (const event of held)
    if (event instanceof KeyboardEvent && isMenuLetter(event))
      document.activeElement?.dispatchEvent(new KeyboardEvent(event.type, event));
}

/** True for a letter that is typed in a menu. */
function isMenuLetter({ key, target }: KeyboardEvent): boolean {
  return key.length === 1 && target instanceof Element && target.matches('[popover] *');
}

/** Hydrates the exported page. Resolves once the page is interactive. */
async function start(request: StartRequest): Promise<void> {
  for (const evaluate of parts) {
    await evaluate();
    await yieldToMain();
  }
  const { hydrate } = await import('./hydrate');
  await hydrate(request);
}
