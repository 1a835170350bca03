import { type MenuStore, useStoreState } from '@ariakit/react';
import { createContext, type RefObject, useContext, useEffect } from 'react';

/** In each menu: which of its submenus opened last. */
export const LastSubmenuContext = createContext<RefObject<MenuStore | undefined> | undefined>(
  undefined,
);

/** A submenu that opens closes the one beside it, whose pointer may still have its moment of grace. */
export function useExclusiveSubmenu(submenu: MenuStore): void {
  const last = useContext(LastSubmenuContext);
  const isOpen = useStoreState(submenu, 'open');
  useEffect(() => {
    if (!isOpen || !last) return;
    if (last.current !== submenu) last.current?.hide();
    last.current = submenu;
  }, [isOpen, last, submenu]);
}
