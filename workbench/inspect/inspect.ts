import { createInspector } from '@statelyai/inspect';
import { plainText } from '../walks/plainText';
import { onActorSystem } from '../walks/xstate5';
import { createMask } from './mask';

/** Receivers, by the words of their buttons. */
const receivers = {
  Inspect: '/workbench?receive',
  'Inspect at stately.ai': 'https://stately.ai/inspect',
} as const;

/** Timeout of a receiver, in ms. */
const patience = 10_000;

// State never leaves a page of another host. The workbench's frame has the workbench.
const isLocal = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);
if (isLocal && window.parent === window) offerInspector();

/**
 * Records the machines of this page, and adds buttons that open an inspector in a window, which gets everything since
 * the start. Typed text is masked, unless the box is cleared.
 */
function offerInspector(): void {
  const messages: unknown[] = [];
  const mask = createMask(document);
  // Words of developers, also on Hebrew pages.
  const bar = Object.assign(document.createElement('aside'), { dir: 'ltr', lang: 'en' });
  bar.ariaLabel = 'Inspector';
  bar.style.cssText =
    'position: fixed; inset-block-end: 0; inset-inline-start: 0; z-index: 1; padding: 0.25rem; ' +
    'background: Canvas; color: CanvasText; font: 0.75rem system-ui';
  const masked = Object.assign(document.createElement('input'), {
    type: 'checkbox',
    checked: true,
  });
  const status = Object.assign(document.createElement('span'), { role: 'status' });
  let send = (_: unknown) => {};

  const { inspect } = createInspector(
    {
      send(message) {
        messages.push(message);
        send(message);
      },
    },
    { serialize: (message) => JSON.parse(plainText(message, 0)) },
  );
  onActorSystem((system) => system.inspect(inspect));

  const open = (url: string) => {
    const { href, origin } = new URL(url, location.href);
    const receiver = window.open(href, 'inspector');
    status.textContent = receiver ? '' : 'The browser did not open the window of the inspector.';
    if (!receiver) return;
    const timer = setTimeout(() => {
      status.textContent = `${href} has not answered within 10 seconds.`;
    }, patience);
    window.addEventListener('message', ({ source, data }) => {
      if (source !== receiver || data?.type !== '@statelyai.connected') return;
      clearTimeout(timer);
      status.textContent = '';
      send = (message) => receiver.postMessage(masked.checked ? mask(message) : message, origin);
      messages.forEach(send);
    });
  };

  for (const [words, url] of Object.entries(receivers)) {
    const button = Object.assign(document.createElement('button'), { textContent: words });
    Object.assign(button.style, { border: '1px solid', padding: '0.25rem 0.5rem' });
    button.addEventListener('click', () => open(url));
    bar.append(button, ' ');
  }
  const label = document.createElement('label');
  label.append(masked, ' mask typed text ');
  bar.append(label, status);
  document.body.append(bar);
}
