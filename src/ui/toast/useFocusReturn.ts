import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { focusMain } from '../focusMain';

interface Options {
  /** Container of the focus; focusable itself. */
  readonly place: RefObject<HTMLElement | null>;
  /** Id of the content; when the content leaves, it may take the focused element with it. */
  readonly content: string | undefined;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/**
 * Manages the focus of a region whose content changes: it stays in the region while there is content, and returns to
 * the previous element afterwards, never to `body`.
 */
export function useFocusReturn({ place, content, onEnter, onLeave }: Options) {
  const isHere = useRef(false);
  const cameFrom = useRef<Element | null>(null);

  const end = () => {
    if (!isHere.current) return;
    isHere.current = false;
    moveFocusTo(cameFrom.current);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of content moves the focus.
  useLayoutEffect(() => {
    if (!isHere.current) return;
    if (content === undefined) return end();
    if (!place.current?.contains(document.activeElement)) place.current?.focus();
    onEnter();
  }, [content]);

  return {
    /** Returns the focus to its previous element if it is inside. */
    end,
    onFocus: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (isHere.current) return;
      isHere.current = true;
      cameFrom.current = relatedTarget;
      onEnter();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      // The focus is still inside if only the window has lost it.
      const next = relatedTarget ?? document.activeElement;
      if (currentTarget.contains(next)) return;
      isHere.current = false;
      onLeave();
    },
  };
}

/** Focuses an element, or the main content if the element is gone or not focusable. */
export function moveFocusTo(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  if (element && document.activeElement === element && element !== document.body) return;
  focusMain();
}
