import styled from '@emotion/styled';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { color } from '../tokens/roles';
import { radius } from '../tokens/space';
import type { MenuStart } from './MenuTrigger';
import type { MenuTypeahead } from './menuKeys';
import { useAnchoredSheet } from './useAnchoredSheet';

interface Props {
  readonly label: string;
  /** Where the focus begins. */
  readonly start: MenuStart;
  readonly onClose: () => void;
  /** The `MenuTrigger` that it hangs from, and that gets the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly typeahead: MenuTypeahead;
  /** `ChoiceMenuItem`s. */
  readonly children: ReactNode;
}

/**
 * A menu of one level below its button, open as long as it is rendered. `Menu` can do more, and takes far
 * longer to open. Keyboard as in the ARIA authoring practices.
 */
export function ChoiceMenu({ label, start, onClose, button, typeahead, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  useAnchoredSheet({ sheet, button, onClose });
  useLayoutEffect(() => {
    const items = itemsOf(sheet.current);
    const first = { container: sheet.current, first: items[0], last: items.at(-1) }[start];
    first?.focus({ preventScroll: true });
  }, [start]);
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
    else if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else return;
    // Tab goes on from the button; an Escape is spent, and a dialog below stays open.
    if (event.key !== 'Tab') event.preventDefault();
  };
  return (
    <Sheet ref={sheet} role="menu" aria-label={label} tabIndex={-1} onKeyDown={press}>
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

const Sheet = styled.div({
  position: 'fixed',
  zIndex: 40,
  minInlineSize: '11rem',
  padding: '6px',
  backgroundColor: color.raised,
  color: color.ink,
  border: `2px solid ${color.edge}`,
  borderRadius: radius.small,
  boxShadow: `4px 4px 0 ${color.shadow}`,
  fontSize: '1rem',
  '&:focus, &:focus-visible': { outline: 'none' },
});
