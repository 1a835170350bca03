/** What the scheduling service's script puts into the window. Source: its embed documentation. */
export interface SchedulingWidget {
  initInlineWidget(options: { readonly url: string; readonly parentElement: HTMLElement }): void;
}

declare global {
  interface Window {
    Calendly?: SchedulingWidget;
  }
}

/**
 * Brings the scheduling service's stylesheet and script into the page.
 * @throws when either cannot be loaded, or the script does not bring what it should.
 */
export async function loadWidget(host: string): Promise<void> {
  await Promise.all([loadStylesheet(host), loadScript(host)]);
  if (!window.Calendly) throw new Error(`${host} sent a script without the scheduling widget`);
}

/** Puts the widget for a booking page into an element. */
export function showWidget(url: string, parentElement: HTMLElement): void {
  window.Calendly?.initInlineWidget({ url, parentElement });
}

function loadStylesheet(host: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${host}/assets/external/widget.css`;
  return settled(link);
}

function loadScript(host: string): Promise<void> {
  const script = document.createElement('script');
  script.src = `${host}/assets/external/widget.js`;
  script.async = true;
  return settled(script);
}

function settled(element: HTMLLinkElement | HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error('the scheduling widget could not be loaded'));
    });
    document.head.append(element);
  });
}
