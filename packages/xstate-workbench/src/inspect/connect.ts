import type { InspectionEvent } from 'xstate';
import { createMask } from './mask';
import { createPlainMessages } from './messages';

export interface ConnectOptions {
  /**
   * Address of the inspector: that of `npx xstate-workbench` by default, or any receiver of Stately's protocol, such as
   * `https://stately.ai/inspect`. For a Node process, the address with a token that the command prints.
   */
  readonly url?: string;
  /** Changes messages before they are sent. In a page, `true`, the default, hides typed text. */
  readonly mask?: boolean | ((message: unknown) => unknown);
}

export interface Connection {
  /** For the options of an actor: `createActor(machine, { inspect })`. */
  readonly inspect: (event: InspectionEvent) => void;
}

/** Address of the inspector that the command serves. */
const ownInspector = 'http://127.0.0.1:4600/inspect';

/** Timeout of an inspector, in ms. */
const patience = 10_000;

/** Maximum number of messages that wait for an inspector. */
const longest = 20_000;

/**
 * Records the machines of this page, and adds a button that opens an inspector in a window, which gets everything since
 * the start. Does nothing on other hosts than `localhost`, in frames, and outside of browsers.
 * @example
 * const { inspect } = connect({ url: 'http://127.0.0.1:4600/inspect' });
 * createActor(machine, { inspect }).start();
 */
export function connect({ url = ownInspector, mask = true }: ConnectOptions = {}): Connection {
  const isSilent = typeof window === 'undefined' || !isLocal(location.hostname) || isFramed();
  if (isSilent) return { inspect: () => {} };
  const messages: unknown[] = [];
  const hideTyped = createMask(document);
  let send = (_: unknown) => {};
  const inspect = createPlainMessages((message) => {
    messages.push(message);
    if (messages.length > longest) messages.splice(0, longest / 10);
    send(message);
  });
  const { bar, masked, status, button } = createBar(mask === true);
  const masking = (message: unknown) => {
    if (typeof mask === 'function') return mask(message);
    return masked.checked ? hideTyped(message) : message;
  };

  const { href, origin } = new URL(url, location.href);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answered: unknown;
  // Also for an inspector that was opened before this page was loaded again: it calls each second. Stately's calls once.
  window.addEventListener('message', (event) => {
    const { source, data } = event;
    if (event.origin !== origin || data?.type !== '@statelyai.connected') return;
    if (data.id !== undefined && data.id === answered) return;
    answered = data.id;
    clearTimeout(timer);
    status.textContent = '';
    send = (message) => source?.postMessage(masking(message), { targetOrigin: origin });
    messages.forEach(send);
  });
  // Before the listeners of the page, which may hold back clicks while it starts. A window opens only for a click.
  window.addEventListener(
    'click',
    (event) => {
      if (!event.composedPath().includes(button)) return;
      event.stopImmediatePropagation();
      const isOpen = window.open(href, 'inspector') !== null;
      status.textContent = isOpen ? '' : 'The browser did not open the window of the inspector.';
      clearTimeout(timer);
      if (isOpen)
        timer = setTimeout(() => {
          status.textContent = `${href} has not answered within 10 seconds.`;
        }, patience);
    },
    true,
  );
  const add = () => document.body.append(bar);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', add);
  else add();
  return { inspect };
}

/** True for hosts of this machine. */
export function isLocal(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

/** The workbench's frame has the workbench. */
function isFramed(): boolean {
  return window.parent !== window;
}

/** Words of developers, also on pages in another language. */
function createBar(offersMask: boolean) {
  const bar = Object.assign(document.createElement('aside'), { dir: 'ltr', lang: 'en' });
  bar.ariaLabel = 'Inspector';
  bar.style.cssText =
    'position: fixed; inset-block-end: 0; inset-inline-start: 0; z-index: 1; padding: 0.25rem; ' +
    'background: Canvas; color: CanvasText; font: 0.75rem system-ui';
  const button = Object.assign(document.createElement('button'), { textContent: 'Inspect' });
  button.type = 'button';
  button.style.cssText = 'border: 1px solid; padding: 0.25rem 0.5rem';
  const masked = Object.assign(document.createElement('input'), { type: 'checkbox' });
  masked.checked = offersMask;
  const status = Object.assign(document.createElement('span'), { role: 'status' });
  const label = document.createElement('label');
  label.append(masked, ' mask typed text ');
  bar.append(button, ' ', ...(offersMask ? [label] : []), status);
  return { bar, button, masked, status };
}
