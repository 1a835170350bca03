import { trustedAddress } from './trustedTypes';

/** What the scheduling service's script puts into the window. Source: its embed documentation. */
interface SchedulingWidget {
  initInlineWidget(options: { readonly url: string; readonly parentElement: HTMLElement }): void;
}

declare global {
  interface Window {
    Calendly?: SchedulingWidget;
  }
}

/**
 * Brings the scheduling service's stylesheet and script into the page.
 * @throws when either cannot be loaded, the signal gives up on them, or the script does not bring what
 * it should; then nothing of them is left in the page.
 */
export async function loadWidget(host: string, signal: AbortSignal): Promise<void> {
  const elements = [stylesheet(host), script(host)];
  try {
    await Promise.all(elements.map((element) => arrival(element, signal)));
    if (typeof window.Calendly?.initInlineWidget !== 'function') {
      throw new Error(`${host} sent a script without the scheduling widget`);
    }
  } catch (error) {
    for (const element of elements) element.remove();
    throw error;
  }
}

/**
 * Puts the widget for a booking page into an element, inside a child of its own that React knows nothing
 * of. A widget that fails leaves the element as it was. @returns a function that takes it away.
 */
export function showWidget(url: string, place: HTMLElement): () => void {
  const parentElement = document.createElement('div');
  parentElement.className = 'calendly-inline-widget';
  // Without it the script looks for an address of its own in every element of this class.
  parentElement.dataset.autoLoad = 'false';
  place.append(parentElement);
  try {
    window.Calendly?.initInlineWidget({ url, parentElement });
  } catch (error) {
    parentElement.remove();
    console.error(error);
  }
  return () => parentElement.remove();
}

/** What the booking page says, by the names of the embed documentation, as the booking machine takes it. */
const messageTypes: ReadonlyMap<unknown, string> = new Map([
  ['calendly.event_type_viewed', 'viewed'],
  ['calendly.date_and_time_selected', 'chosen'],
  ['calendly.event_scheduled', 'scheduled'],
]);

/** What a window message says about the booking; `undefined` if another origin sent it, or in no known form. */
export function parseWidgetMessage(
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  bookingUrl: string,
): string | undefined {
  if (origin !== new URL(bookingUrl).origin) return undefined;
  if (typeof data !== 'object' || data === null || !('event' in data)) return undefined;
  return messageTypes.get(data.event);
}

function stylesheet(host: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${host}/assets/external/widget.css`;
  return link;
}

function script(host: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.src = trustedAddress(host, '/assets/external/widget.js');
  element.async = true;
  return element;
}

function arrival(element: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('the scheduling widget could not be loaded'));
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', fail);
    signal.addEventListener('abort', fail);
    document.head.append(element);
  });
}
