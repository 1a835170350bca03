import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface Options {
  /** What the focus visits; focusable itself. */
  readonly place: RefObject<HTMLElement | null>;
  /** Names what stands in the place; when it leaves, it may take the focused element with it. */
  readonly content: string | undefined;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

export interface FocusVisit {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  /** Brings the focus back to where it came from, if it is here. */
  end(): void;
}

/**
 * Looks after the focus while it is in a place whose content comes and goes: it stays in the place
 * as long as something stands there, and then goes back to where it came from; never to `body`.
 */
export function useFocusReturn({ place, content, onEnter, onLeave }: Options): FocusVisit {
  const isHere = useRef(false);
  const cameFrom = useRef<Element | null>(null);

  const end = () => {
    if (!isHere.current) return;
    isHere.current = false;
    giveFocusTo(cameFrom.current);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of content moves the focus.
  useLayoutEffect(() => {
    if (!isHere.current) return;
    if (content === undefined) return end();
    if (!place.current?.contains(document.activeElement)) place.current?.focus();
    onEnter();
  }, [content]);

  return {
    end,
    onFocus: ({ relatedTarget }) => {
      if (isHere.current) return;
      isHere.current = true;
      cameFrom.current = relatedTarget;
      onEnter();
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      // The focus is still here when only the window has lost it.
      const next = relatedTarget ?? document.activeElement;
      if (currentTarget.contains(next)) return;
      isHere.current = false;
      onLeave();
    },
  };
}

/** Focuses an element, or the main part of the page if it has gone or takes no focus. */
export function giveFocusTo(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  if (element && document.activeElement === element && element !== document.body) return;
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
