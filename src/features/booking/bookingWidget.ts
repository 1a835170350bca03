import { trustedAddress } from '../../platform/trustedTypes';
import type { Settings } from '../../settings/settingsSchema';

/** True if the calendar opens in the page: Calendly's alone has the script below. */
export function opensInPage({ bookingUrl, bookingServiceName }: Settings): boolean {
  return bookingUrl !== null && /calendly/i.test(bookingServiceName);
}

/** Global that the scheduling script adds to the window. Source: its embed documentation. */
interface SchedulingWidget {
  initInlineWidget(options: { readonly url: string; readonly parentElement: HTMLElement }): void;
}

declare global {
  interface Window {
    Calendly?: SchedulingWidget;
  }
}

/**
 * Loads the stylesheet and script of the scheduling service.
 * @throws if either fails to load, the signal aborts, or the script does not define its global; the elements are
 * removed again.
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
 * Adds the widget of a booking page to an element, in a child that React does not manage. A failed widget leaves the
 * element unchanged.
 * @returns a function that removes the widget.
 */
export function showWidget(url: string, place: HTMLElement): () => void {
  const parentElement = document.createElement('div');
  parentElement.className = 'calendly-inline-widget';
  // Otherwise the script looks for an address in every element with this class.
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

/**
 * Parses a window message from the booking page; `undefined` for another origin or message. Source: the service's
 * embed documentation.
 */
export function parseWidgetMessage(
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  bookingUrl: string,
): 'scheduled' | undefined {
  if (origin !== new URL(bookingUrl).origin) return undefined;
  if (typeof data !== 'object' || data === null || !('event' in data)) return undefined;
  return data.event === 'calendly.event_scheduled' ? 'scheduled' : undefined;
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
