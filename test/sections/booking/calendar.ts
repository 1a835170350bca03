import { act } from '@testing-library/react';

/** A controllable scheduling service. */
export interface Calendar {
  /** Requested files of the service, in order, during the whole test. */
  readonly requested: readonly string[];
  /** Arguments of `initInlineWidget`. */
  readonly shown: readonly { readonly url: string; readonly parentElement: HTMLElement }[];
  /** The files load or fail. */
  arrive(): Promise<void>;
  fail(): Promise<void>;
  /** Moves every observed element near the viewport, or far from it. */
  comeNear(isNear?: boolean): void;
}

/** Mocks the service and IntersectionObserver, which jsdom lacks. Call it before each test. */
export function playCalendar(): Calendar {
  const requested: string[] = [];
  const shown: { url: string; parentElement: HTMLElement }[] = [];
  delete window.Calendly;
  document.head.replaceChildren();
  const watch = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) requested.push(addressOf(node));
    }
  });
  watch.observe(document.head, { childList: true });
  const watched = new Set<() => void>();
  let isNear = false;
  Object.defineProperty(window, 'IntersectionObserver', {
    configurable: true,
    value: class {
      constructor(private readonly call: (entries: { isIntersecting: boolean }[]) => void) {}
      private readonly look = () => this.call([{ isIntersecting: isNear }]);
      observe() {
        watched.add(this.look);
      }
      disconnect() {
        watched.delete(this.look);
      }
    },
  });
  const answer = (type: 'load' | 'error') =>
    act(async () => {
      for (const element of document.head.children) element.dispatchEvent(new Event(type));
      await Promise.resolve();
    });
  return {
    requested,
    shown,
    arrive() {
      window.Calendly = {
        initInlineWidget(options) {
          shown.push(options);
          options.parentElement.append(document.createElement('iframe'));
        },
      };
      return answer('load');
    },
    fail: () => answer('error'),
    comeNear(near = true) {
      isNear = near;
      act(() => {
        for (const look of [...watched]) look();
      });
    },
  };
}

function addressOf(element: Element): string {
  return element.getAttribute('href') ?? element.getAttribute('src') ?? '';
}
