import { type MenuStore, useStoreState } from '@ariakit/react';
import { type RefObject, useEffect } from 'react';

/**
 * Closes a menu in two cases that Ariakit lets pass: a press below a page that is shorter than the
 * window, and a window whose new size hides the menu's button.
 */
export function useMenuClosing(menu: MenuStore, button: RefObject<HTMLElement | null>): void {
  const isOpen = useStoreState(menu, 'open');
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: MouseEvent) => {
      if (target === document.documentElement) menu.hide();
    };
    const resize = () => {
      if (button.current?.getClientRects().length === 0) menu.hide();
    };
    document.addEventListener('click', press);
    window.addEventListener('resize', resize);
    return () => {
      document.removeEventListener('click', press);
      window.removeEventListener('resize', resize);
    };
  }, [menu, button, isOpen]);
}
