import { type MenuStore, useMenuStore, useStoreState } from '@ariakit/react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect } from 'react';
import { MenuPopup } from './MenuPopup';
import type { MenuStart } from './MenuTrigger';
import type { MenuTypeahead } from './menuKeys';

interface Props {
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  /** Where the focus begins; `undefined` while the menu is closed. */
  readonly start: MenuStart | undefined;
  readonly onClose: () => void;
  /** The `MenuTrigger` that it hangs from, and that gets the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly typeahead: MenuTypeahead;
  readonly children: ReactNode;
}

/**
 * A menu that hangs below its button, which stands elsewhere and may be there long before.
 * Keyboard as in the ARIA authoring practices.
 */
export function Menu({ label, direction, start, onClose, button, typeahead, children }: Props) {
  const menu = useMenuStore({
    open: start !== undefined,
    setOpen: (isOpen) => {
      if (!isOpen) onClose();
    },
    rtl: direction === 'rtl',
    placement: 'bottom-end',
    focusLoop: true,
  });
  useLayoutEffect(() => {
    menu.setAnchorElement(button.current);
    menu.setDisclosureElement(button.current);
  }, [menu, button]);
  useEffect(() => {
    if (start === undefined) return;
    menu.setInitialFocus(start);
    menu.setAutoFocusOnShow(true);
  }, [menu, start]);
  useMenuClosing(menu, button);
  return (
    <MenuPopup store={menu} aria-label={label} typeahead={typeahead}>
      {children}
    </MenuPopup>
  );
}

/**
 * Closes a menu in two cases that Ariakit lets pass: a press below a page that is shorter than the
 * window, and a window whose new size hides the menu's button.
 */
function useMenuClosing(menu: MenuStore, button: RefObject<HTMLElement | null>): void {
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
