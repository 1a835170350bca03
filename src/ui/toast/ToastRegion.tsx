import { type CSSObject, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { motion, whenStill } from '../../tokens/motion';
import { color } from '../../tokens/roles';
import { contentWidth, gutter, lowerEdge, space } from '../../tokens/space';
import { isOverKept, placeToast } from './placeToast';
import { moveFocusTo, useFocusReturn } from './useFocusReturn';

interface Props {
  readonly label: string;
  /** False in exported pages and until hydration. */
  readonly isHydrated: boolean;
  /** Id of the visible toast; undefined if there is none. */
  readonly shown: string | undefined;
  /** The pointer or focus entered the toast. */
  readonly onHold: (reason: 'hover' | 'focus') => void;
  readonly onRelease: (reason: 'hover' | 'focus') => void;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/**
 * The toast region: a landmark without a tab stop, focused by F8. Escape dismisses the toast unless a dialog or menu
 * is open, which closes first. Not a live region: announcements are separate.
 */
export function ToastRegion({
  label,
  isHydrated,
  shown,
  onHold,
  onRelease,
  onDismiss,
  children,
}: Props) {
  const place = useRef<HTMLElement>(null);
  const isShown = shown !== undefined;
  useLayoutEffect(() => {
    const region = place.current;
    if (shown === undefined || !region) return;
    const move = () => {
      // Not away from a pointer.
      if (!region.matches(':hover')) placeToast(region);
    };
    // Also when a list shows its error after the toast.
    const watch = new ResizeObserver(move);
    watch.observe(document.body);
    const moved = () => isOverKept(region) && move();
    for (const type of movements) addEventListener(type, moved);
    return () => {
      watch.disconnect();
      for (const type of movements) removeEventListener(type, moved);
    };
  }, [shown]);
  const { end, ...focusing } = useFocusReturn({
    place,
    content: shown,
    onEnter: () => onHold('focus'),
    onLeave: () => onRelease('focus'),
  });
  useHover(place, isShown, (isOver) => (isOver ? onHold : onRelease)('hover'));
  usePageKeys((event) => {
    // The region is inert under a modal dialog, and F8 does nothing.
    if (event.key === 'F8' && !document.querySelector('dialog[open]')) {
      event.preventDefault();
      place.current?.focus({ preventScroll: true });
    }
    if (event.key === 'Escape' && !document.querySelector(openOverlays)) {
      if (isShown) onDismiss();
      else end();
    }
  });
  return (
    <Place
      ref={place}
      isHydrated={isHydrated}
      aria-label={label}
      tabIndex={-1}
      {...focusing}
      // A mouse press keeps the focus and selects nothing.
      onMouseDown={(event) => event.preventDefault()}
      onClick={keepFocusInPage}
    >
      {isShown && <Entrance key={shown}>{children}</Entrance>}
    </Place>
  );
}

/** A clicked button without focus leaves none behind; reading continues in the page. */
function keepFocusInPage({ target }: MouseEvent) {
  const isButton = target instanceof Element && target.closest('button') !== null;
  if (isButton && document.activeElement === document.body) moveFocusTo(null);
}

/** Events after which the toast may lie over something else. */
const movements = ['scrollend', 'focusin'];

/** An opening menu has no attribute yet. `:is` ignores what a browser does not know. */
const openOverlays = ':is(dialog[open], [role="menu"][data-open], [role="menu"]:popover-open)';

/** Works on any background, so it has its own on both sides. */
const focusRing = {
  outline: `3px solid ${color.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 7px ${color.raised}`,
};

/**
 * In the lower corner, or raised from it, and below dialogs. Constant size, so that nothing shifts, and transparent to
 * the pointer except for the toast.
 */
const regionStyle: CSSObject = {
  position: 'fixed',
  zIndex: 12,
  insetInlineEnd: `max(${gutter}, (100% - ${contentWidth}) / 2)`,
  insetBlockEnd: `calc(${lowerEdge})`,
  inlineSize: `calc(100% - 2 * ${gutter})`,
  maxInlineSize: '24rem',
  containerType: 'inline-size',
  blockSize: space(30),
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  pointerEvents: 'none',
  // Reduced motion gives every element a short one, in which a raised toast would be in its corner.
  transition: 'none',
  '&:focus-visible': { outline: 'none' },
  // A blank slip shows the focus when F8 is pressed without a toast.
  '&:empty:focus-visible::after': {
    ...focusRing,
    content: 'attr(aria-label)',
    padding: space(3),
    backgroundColor: color.raised,
    border: `2px dashed ${color.edge}`,
  },
  '@media print': { display: 'none' },
};

/** Without styles until hydration, because it is empty. */
const Place = styled.section<{ isHydrated: boolean }>(
  ({ isHydrated }) => isHydrated && regionStyle,
);

const comeUp = keyframes({ from: { transform: 'translateY(1.5rem)', opacity: 0 } });

const Entrance = styled.div({
  pointerEvents: 'auto',
  animation: `${comeUp} ${motion.calm}`,
  '*:focus-visible > &': focusRing,
  [whenStill]: { animation: 'none' },
});

/**
 * Watches whether the pointer is over an element while `isWatching`. A finger counts until it is lifted. Listens on
 * the document, because removed content fires no `pointerleave`.
 */
function useHover(
  element: RefObject<HTMLElement | null>,
  isWatching: boolean,
  onChange: (isOver: boolean) => void,
): void {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (!isWatching) return;
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener(
      'pointerover',
      ({ target }) => change(target instanceof Node && !!element.current?.contains(target)),
      { signal },
    );
    addEventListener('pointerout', ({ relatedTarget }) => !relatedTarget && change(false), {
      signal,
    });
    addEventListener('pointerup', ({ pointerType }) => pointerType === 'touch' && change(false), {
      signal,
    });
    return () => listening.abort();
  }, [element, isWatching]);
}

/**
 * Calls back for a key without modifiers, in the capture phase, while an overlay that the key closes is still open.
 * Ignores key repeat.
 */
function usePageKeys(onPress: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { repeat, isComposing, ctrlKey, altKey, metaKey, shiftKey } = event;
    if (!(repeat || isComposing || ctrlKey || altKey || metaKey || shiftKey)) onPress(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener, { capture: true });
    return () => removeEventListener('keydown', listener, { capture: true });
  }, []);
}
