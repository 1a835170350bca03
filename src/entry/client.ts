import { yieldToMain } from '../adapters/yieldToMain';
import type { StartRequest } from './boot';
import type { LastPart, Part } from './parts/part';

document.addEventListener('site.start', (event) => {
  if (!(event instanceof CustomEvent)) return;
  const { resolve, reject }: StartRequest = event.detail;
  start().then(resolve, reject);
});

/** Hydrates the exported page, one part of the code after the other. Resolves once the page is interactive. */
async function start(): Promise<void> {
  let part: Part | LastPart = await import('./parts/react');
  while ('next' in part) {
    await yieldToMain();
    part = await part.next();
  }
  await yieldToMain();
  await part.start();
}
