import { afterwards } from './page';

export const analyticsId = 'G-TEST123456';

const optOut = `ga-disable-${analyticsId}`;

/** What a page tells the analytics script, read where the script would read it. */
export interface Counting {
  /** Whether the visit is counted: the script was asked for, and is not told to keep still. */
  isOn(): boolean;
  /** What was counted last, of each kind. */
  last(): {
    readonly path: unknown;
    readonly language: unknown;
    readonly domain: unknown;
  };
  /** Takes what was counted so far for nothing. */
  forget(): void;
}

export function readCounting(): Counting {
  let forgotten = 0;
  afterwards(() => {
    localStorage.clear();
    delete window.dataLayer;
    Reflect.deleteProperty(window, optOut);
  });
  const lastOf = (command: string, name: string, detail: string): unknown => {
    const call = calls()
      .slice(forgotten)
      .findLast(([one, two]) => one === command && two === name);
    return call && Object(call[2])[detail];
  };
  return {
    isOn: () => calls().length > 0 && Reflect.get(window, optOut) !== true,
    last: () => ({
      path: lastOf('config', analyticsId, 'page_path'),
      language: lastOf('event', 'language_view', 'event_label'),
      domain: lastOf('event', 'domain_view', 'event_label'),
    }),
    forget() {
      forgotten = calls().length;
    },
  };
}

function calls(): readonly (readonly unknown[])[] {
  const { dataLayer } = window;
  return Array.isArray(dataLayer) ? dataLayer.map((call) => Array.from(call)) : [];
}
