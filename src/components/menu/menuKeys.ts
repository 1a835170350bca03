import type { MenuStore } from '@ariakit/react';
import type { KeyboardEvent } from 'react';
import { isTab } from '../isTab';

/** One key typed in a menu, and what the menu reads at that moment. */
interface TypedKey {
  readonly character: string;
  /** What the items read, in order; `undefined` for one that is disabled. */
  readonly labels: readonly (string | undefined)[];
  /** Which item is active, from 0; -1 for none. */
  readonly activeIndex: number;
}

/** Decides what a typed key means: `undefined` when it is no type-ahead, else the item it brings, if any. */
export type MenuTypeahead = (key: TypedKey) => { readonly match: number | undefined } | undefined;

/** Brings the item that is being typed. Before all else that a key does: a Space inside of a word presses nothing. */
export function typeInMenu(
  event: KeyboardEvent<HTMLElement>,
  menu: MenuStore,
  typeahead: MenuTypeahead,
): void {
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  // Keys of a submenu pass by here too.
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
export function leaveByKey(event: KeyboardEvent<HTMLElement>, menu: MenuStore): void {
  const isEscape = event.key === 'Escape';
  if (menuAround(event.target) !== event.currentTarget || !(isEscape || isTab(event))) return;
  const left = isEscape ? menu : outermost(menu);
  // The button may be in the sticky header, for which browsers scroll the page.
  left.getState().disclosureElement?.focus({ preventScroll: true });
  if (isEscape) {
    // A dialog around the menu stays open.
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
