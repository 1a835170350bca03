import { yieldToMain } from '../platform/yieldToMain';
import { type StartRequest, startEvent } from './pageContract';

/** Evaluated one by one, each in a task of its own. */
const parts = [
  () => import('react-dom/client'),
  () => import('../app/createSite'),
  () => import('../app/router'),
  () => import('../ui/menu/Menu'),
  () => import('../app/routeTree'),
];

document.addEventListener(startEvent, (event) => {
  if (!(event instanceof CustomEvent)) return;
  const { resolve, reject }: StartRequest = event.detail;
  start().then(resolve, reject);
});

/** Hydrates the exported page. Resolves once the page is interactive. */
async function start(): Promise<void> {
  for (const evaluate of parts) {
    await evaluate();
    await yieldToMain();
  }
  const { hydrate } = await import('./hydrate');
  await hydrate();
}
