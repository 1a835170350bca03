/* In every page of `npm run dev`: loads the page again after an export, and shows errors. */

import { startEvent } from '../../src/start/pageContract';

new EventSource('/changes').addEventListener('message', () => location.reload());

addEventListener('error', ({ error, message }) => show(error?.message ?? message));
addEventListener('unhandledrejection', ({ reason }) => show(`${reason}`));
// React would report the boot script's marks of pressed controls as differences from the export.
document.addEventListener(startEvent, () => {
  const clear = () => {
    if (document.documentElement.dataset.start !== 'starting') return;
    for (const control of document.querySelectorAll(':is(button, a)[aria-busy="true"]'))
      control.removeAttribute('aria-busy');
  };
  new MutationObserver(clear).observe(document, { subtree: true, attributeFilter: ['aria-busy'] });
  clear();
});

function show(message: string): void {
  const note = document.createElement('pre');
  note.role = 'alert';
  note.dir = 'ltr';
  note.textContent = withoutComponents(message);
  note.style.cssText =
    'position: fixed; inset: auto 0 0; z-index: 9999; max-block-size: 60vh; overflow: auto; margin: 0; padding: 16px; white-space: pre-wrap; font: 14px/1.4 monospace; color: #fff; background: #8c1d0c';
  document.documentElement.append(note);
}

/** An error of hydration names the texts of the browser and of the export after many lines of advice and components. */
function withoutComponents(message: string): string {
  if (!message.includes('/hydration-mismatch')) return message;
  const [what, ...lines] = message.split('\n');
  const texts = lines.filter((line) => /^[+-] /.test(line)).map((line) => line.replace(/ +/g, ' '));
  return [what, ...texts].join('\n');
}
