import styled from '@emotion/styled';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { color, onSheet } from '../tokens/roles';
import { radius } from '../tokens/space';
import { isTab } from './isTab';
import type { MenuStart } from './MenuTrigger';
import type { MenuTypeahead } from './menuKeys';
import { useDismiss } from './useDismiss';

interface Props {
  readonly label: string;
  /** Where the focus begins; `undefined` while the menu is closed. */
  readonly start: MenuStart | undefined;
  /** The menu was found open: it was opened before the page answered. */
  readonly onOpened: () => void;
  readonly onClose: () => void;
  /** The `MenuTrigger` that it hangs from, and that gets the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly typeahead: MenuTypeahead;
  /** `ChoiceMenuItem`s. */
  readonly children: ReactNode;
}

/**
 * A menu of one level below its button, in a parent that has a position. It stands in the exported page, hidden;
 * its button can open it before the page answers, by the boot script. `Menu` can do more, and takes far longer to
 * open. Keyboard as in the ARIA authoring practices.
 */
export function ChoiceMenu(props: Props) {
  const { label, start, onClose, button, typeahead, children } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const isOpen = start !== undefined;
  useDismiss({ isOpen, sheet, button, onClose });
  const opened = useEffectEvent(props.onOpened);
  useEffect(() => {
    if (sheet.current?.hidden === false) opened();
  }, []);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element || start === undefined || element.contains(document.activeElement)) return;
    const items = itemsOf(element);
    const first = { container: element, first: items[0], last: items.at(-1) }[start];
    first?.focus({ preventScroll: true });
    // It may open below the edge of a panel that scrolls.
    element.scrollIntoView({ block: 'nearest' });
  }, [start]);
  const leave = () => {
    // Before the menu is hidden, which would take the focus away. The button may stand in the sticky header,
    // for which browsers scroll the page.
    button.current?.focus({ preventScroll: true });
    onClose();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const items = itemsOf(sheet.current);
    const active = items.findIndex((item) => item.matches(':focus'));
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    // Before all else that a key does: a Space inside of a word presses nothing.
    const typed = isShortcut
      ? undefined
      : typeahead({
          character: event.key,
          labels: items.map(({ textContent }) => textContent),
          activeIndex: active,
        });
    const place = typed ? typed.match : placeOf(event.key, active, items.length);
    if (place !== undefined) items.at(place)?.focus({ preventScroll: true });
    else if (typed) return event.preventDefault();
    else if (event.key === 'Enter' || event.key === ' ') items[active]?.click();
    else if (event.key === 'Escape' || isTab(event)) leave();
    else return;
    // Tab goes on from the button; an Escape is spent, and a dialog below stays open.
    if (!isTab(event)) event.preventDefault();
  };
  return (
    <Sheet
      ref={sheet}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      hidden={!isOpen}
      onClick={({ target, currentTarget }) => target !== currentTarget && leave()}
      onKeyDown={press}
    >
      {children}
    </Sheet>
  );
}

/** Where a key leads to from the item with the focus, -1 for none: round and round; from the end if negative. */
function placeOf(key: string, active: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active < 0 ? -1 : active - 1;
    case 'Home':
      return 0;
    case 'End':
      return -1;
    default:
      return undefined;
  }
}

function itemsOf(sheet: HTMLElement | null): readonly HTMLElement[] {
  return [...(sheet?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

const Sheet = styled.div(onSheet, {
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 'calc(100% + 6px)',
  insetInlineEnd: 0,
  minInlineSize: '11rem',
  padding: '6px',
  backgroundColor: color.raised,
  color: color.ink,
  border: `2px solid ${color.edge}`,
  borderRadius: radius.small,
  boxShadow: `4px 4px 0 ${color.shadow}`,
  fontSize: '1rem',
  '&:focus, &:focus-visible': { outline: 'none' },
  // Part of the panel, which scrolls.
  'dialog &': { position: 'static', marginBlockStart: '6px' },
});
