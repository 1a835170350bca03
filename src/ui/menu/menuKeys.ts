import type { MenuStore } from '@ariakit/react';
import type { KeyboardEvent } from 'react';
import { isTab } from '../isTab';

/** A key typed in a menu, and the menu's items. */
interface TypedKey {
  readonly character: string;
  /** Labels of the items in order; `undefined` for a disabled item. */
  readonly labels: readonly (string | undefined)[];
  /** Index of the active item; -1 for none. */
  readonly activeIndex: number;
}

/** Handles a key: `undefined` if it is not type-ahead, otherwise the matching item, if any. */
export type MenuTypeahead = (key: TypedKey) => { readonly match: number | undefined } | undefined;

/**
 * Moves to the item that is being typed. Runs before other key handlers, because Space inside a word must not
 * activate an item.
 */
export function handleTypeahead(
  event: KeyboardEvent<HTMLElement>,
  menu: MenuStore,
  typeahead: MenuTypeahead,
): void {
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  // Keys of submenus bubble here as well.
  if (isShortcut || menuAround(event.target) !== event.currentTarget) return;
  const { renderedItems, activeId } = menu.getState();
  const answer = typeahead({
    character: event.key,
    labels: renderedItems.map(({ disabled, element }) =>
      disabled ? undefined : (element?.textContent ?? ''),
    ),
    activeIndex: renderedItems.findIndex(({ id }) => id === activeId),
  });
  if (!answer) return;
  event.preventDefault();
  if (answer.match !== undefined) menu.move(renderedItems[answer.match]?.id);
}

/**
 * Tab closes every menu and moves on from the menu's button; Escape closes the menu that has the focus.
 * Source: ARIA authoring practices, Menu.
 */
export function closeMenusByKey(event: KeyboardEvent<HTMLElement>, menu: MenuStore): void {
  const isEscape = event.key === 'Escape';
  if (menuAround(event.target) !== event.currentTarget || !(isEscape || isTab(event))) return;
  const left = isEscape ? menu : outermost(menu);
  // Browsers scroll the page for a button in the sticky header.
  left.getState().disclosureElement?.focus({ preventScroll: true });
  if (isEscape) {
    // Keeps a dialog around the menu open.
    event.preventDefault();
    menu.hide();
  } else menu.hideAll();
}

function outermost(menu: MenuStore): MenuStore {
  return menu.parent ? outermost(menu.parent) : menu;
}

function menuAround(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[role="menu"]') : null;
}
