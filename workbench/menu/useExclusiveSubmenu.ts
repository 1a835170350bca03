import { type MenuStore, useStoreState } from '@ariakit/react';
import { createContext, type RefObject, useContext, useEffect } from 'react';

/** The last opened submenu of each menu. */
export const LastSubmenuContext = createContext<RefObject<MenuStore | undefined> | undefined>(
  undefined,
);

/** Closes a sibling submenu that is still in its grace period. */
export function useExclusiveSubmenu(submenu: MenuStore): void {
  const last = useContext(LastSubmenuContext);
  const isOpen = useStoreState(submenu, 'open');
  useEffect(() => {
    if (!isOpen || !last) return;
    if (last.current !== submenu) last.current?.hide();
    last.current = submenu;
  }, [isOpen, last, submenu]);
}
