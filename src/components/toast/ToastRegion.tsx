import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { motion, whenStill } from '../../tokens/motion';
import { color } from '../../tokens/roles';
import { from, gutter, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { giveFocusTo, useFocusReturn } from '../dialog/useFocusReturn';

interface Props {
  readonly label: string;
  /** Names the message that is shown; nothing while there is none. */
  readonly shown: string | undefined;
  /** The pointer or the focus came to the message. */
  readonly onHold: (reason: 'hover' | 'focus') => void;
  readonly onRelease: (reason: 'hover' | 'focus') => void;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/**
 * Where short messages stand: a landmark without a tab stop of its own, which F8 brings the focus to.
 * Escape dismisses the message, unless a dialog or a menu lies above, which closes first.
 * It is no live region: what it shows is said elsewhere.
 */
export function ToastRegion({ label, shown, onHold, onRelease, onDismiss, children }: Props) {
  const place = useRef<HTMLElement>(null);
  const isShown = shown !== undefined;
  const { end, ...focusing } = useFocusReturn({
    place,
    content: shown,
    onEnter: () => onHold('focus'),
    onLeave: () => onRelease('focus'),
  });
  useHover(place, isShown, (isOver) => (isOver ? onHold : onRelease)('hover'));
  usePageKeys((event) => {
    // Under a modal dialog the region is inert, and F8 does nothing.
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
      aria-label={label}
      tabIndex={-1}
      {...focusing}
      // A pointer is no reader: it leaves the focus where it is, and selects nothing.
      onMouseDown={(event) => event.preventDefault()}
      onClick={keepFocusInPage}
    >
      {isShown && <Entrance key={shown}>{children}</Entrance>}
    </Place>
  );
}

/** A button that was pressed without having the focus leaves none behind; reading goes on with the page. */
function keepFocusInPage({ target }: MouseEvent) {
  const isButton = target instanceof Element && target.closest('button') !== null;
  if (isButton && document.activeElement === document.body) giveFocusTo(null);
}

/** A menu that is on its way out is inert already. */
const openOverlays = 'dialog[open], [role="menu"][data-open]';

/** It may lie on any ground, so it brings its own on both sides. */
const focusRing = {
  outline: `3px solid ${color.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 7px ${color.raised}`,
};

/**
 * Above the helpers that float in the same corner, and below dialogs. Of one size whatever stands in it,
 * so that nothing is ever moved, and open to the pointer but for the message.
 */
const Place = styled.section({
  position: 'fixed',
  zIndex: 12,
  insetInlineEnd: gutter,
  insetBlockEnd: `calc(max(${space(4)}, env(safe-area-inset-bottom)) + 3.25rem + ${space(3)})`,
  inlineSize: `calc(100% - 2 * ${gutter})`,
  maxInlineSize: '24rem',
  blockSize: space(30),
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  pointerEvents: 'none',
  [from('panel')]: { insetInlineEnd: space(4) },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible > *': focusRing,
  // Brought here by F8 while nothing is shown: a blank slip says where one is.
  '&:empty:focus-visible::after': {
    ...focusRing,
    content: 'attr(aria-label)',
    padding: space(3),
    backgroundColor: color.raised,
    color: color.inkSoft,
    border: `2px dashed ${color.edge}`,
    fontSize: size.small,
    textAlign: 'center',
  },
  '@media print': { display: 'none' },
});

const comeUp = keyframes({ from: { transform: 'translateY(1.5rem)', opacity: 0 } });

const Entrance = styled.div({
  pointerEvents: 'auto',
  animation: `${comeUp} ${motion.calm}`,
  [whenStill]: { animation: 'none' },
});

/**
 * Calls back while the pointer comes and goes, as long as `isWatching`. A finger is on the element until it is lifted.
 * Listens to the whole page: content that leaves from under the pointer takes its `pointerleave` with it.
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
 * Calls back for a key pressed alone, anywhere in the page, and before anything else hears of it:
 * an overlay that is going to close by this key is still open. A key that is held down is one press.
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
