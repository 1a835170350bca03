import * as Ariakit from '@ariakit/react';
import styled from '@emotion/styled';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { color } from '../tokens/roles';
import { radius, space, targetSize } from '../tokens/space';
import { size } from '../tokens/type';

interface MenuProps {
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** What opens the menu, and gets the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly children: ReactNode;
}

/** A menu that hangs below its button. Keyboard as in the ARIA authoring practices. */
export function Menu({ label, direction, isOpen, setOpen, button, children }: MenuProps) {
  const menu = Ariakit.useMenuStore({
    open: isOpen,
    setOpen,
    rtl: direction === 'rtl',
    placement: 'bottom-end',
    focusLoop: true,
  });
  useEffect(() => {
    menu.setAnchorElement(button.current);
    menu.setDisclosureElement(button.current);
  }, [menu, button]);
  useEffect(() => {
    if (isOpen) menu.setAutoFocusOnShow(true);
  }, [menu, isOpen]);
  return (
    <Ariakit.Menu
      store={menu}
      aria-label={label}
      typeahead={false}
      gutter={6}
      portal
      unmountOnHide
      render={<Sheet />}
    >
      {children}
    </Ariakit.Menu>
  );
}

interface ItemProps {
  readonly lang?: string;
  readonly isChecked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of several choices, of which one holds. */
export function MenuItemRadio({ lang, isChecked, onChoose, children }: ItemProps) {
  return (
    <Ariakit.MenuItem
      role="menuitemradio"
      aria-checked={isChecked}
      lang={lang}
      onClick={onChoose}
      render={<Item />}
    >
      {children}
    </Ariakit.MenuItem>
  );
}

const Sheet = styled.div({
  zIndex: 40,
  minInlineSize: '11rem',
  padding: space(1.5),
  backgroundColor: color.raised,
  color: color.ink,
  border: `2px solid ${color.edge}`,
  borderRadius: radius.small,
  boxShadow: `4px 4px 0 ${color.shadow}`,
  '&:focus': { outline: 'none' },
});

const Item = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: targetSize,
  paddingInline: space(3),
  borderRadius: radius.small,
  fontSize: size.small,
  fontWeight: 600,
  cursor: 'pointer',
  '&[data-active-item], &:hover': { backgroundColor: color.counter },
  '&[data-active-item]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  '&[aria-checked="true"]': { textDecoration: 'underline', textDecorationThickness: '2px' },
});
