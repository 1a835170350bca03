import type { MenuStore } from '@ariakit/react';
import type { KeyboardEvent } from 'react';
import { isTab } from './isTab';

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
 * Tab leaves from the menu's button, in its direction, and every menu closes: the browser does the step.
 * Source: ARIA authoring practices, Menu.
 */
export function leaveByTab(event: KeyboardEvent, menu: MenuStore): void {
  if (!isTab(event)) return;
  levelsFrom(menu).at(-1)?.getState().disclosureElement?.focus();
  menu.hideAll();
}

/**
 * Escape closes the menu that holds the focus, and what opened from it; Ariakit, which asks the topmost
 * menu, would close all of them. Source: ARIA authoring practices, Menu.
 * @returns false: nothing is left to do for Ariakit.
 */
export function closeOneLevel(
  event: Pick<Event, 'target' | 'preventDefault'>,
  menu: MenuStore,
): false {
  const levels = levelsFrom(menu);
  const holder = menuAround(event.target);
  const closing = holder
    ? levels.find((level) => level.getState().contentElement === holder)
    : levels.at(-1);
  if (closing) {
    // Tells a dialog below that this Escape is spent.
    event.preventDefault();
    closing.hide();
  }
  return false;
}

/** The menu and those that it opened from, the outermost one last. */
function levelsFrom(menu: MenuStore): readonly MenuStore[] {
  return menu.parent ? [menu, ...levelsFrom(menu.parent)] : [menu];
}

function menuAround(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[role="menu"]') : null;
}
