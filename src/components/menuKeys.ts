import type { MenuStore } from '@ariakit/react';
import type { KeyboardEvent } from 'react';

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

/** Shift+Tab closes the menu as Tab does; Ariakit would leave it open and go to its button. */
export function leaveBackwards(event: KeyboardEvent, menu: MenuStore): void {
  if (event.key !== 'Tab' || !event.shiftKey) return;
  event.preventDefault();
  menu.hideAll();
}

/**
 * Escape closes the menu that holds the focus, and no other; Ariakit would close all of them.
 * Source: ARIA authoring practices, Menu.
 * @returns false: nothing is left to do for Ariakit.
 */
export function closeOneLevel(
  event: Pick<Event, 'target' | 'preventDefault'> | KeyboardEvent,
  menu: MenuStore,
): false {
  const holder = menuAround(event.target);
  const isOurs = holder ? holder === menu.getState().contentElement : !menu.parent;
  if (isOurs) {
    // Tells a dialog below that this Escape is spent.
    event.preventDefault();
    menu.hide();
  }
  return false;
}

function menuAround(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[role="menu"]') : null;
}
