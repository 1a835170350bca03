import { Menu as AriakitMenu, type MenuProps, type MenuStore } from '@ariakit/react';
import styled from '@emotion/styled';
import { useRef } from 'react';
import { color, onSheet } from '../tokens/roles';
import { radius } from '../tokens/space';
import { closeOneLevel, leaveByTab, type MenuTypeahead, typeInMenu } from './menuKeys';
import { LastSubmenuContext } from './useExclusiveSubmenu';

type AriakitProps =
  | 'aria-label'
  | 'children'
  | 'disablePointerEventsOnApproach'
  | 'hideOnInteractOutside'
  | 'onFocus'
  | 'onMouseMove';

interface Props extends Pick<MenuProps, AriakitProps> {
  readonly store: MenuStore;
  readonly typeahead: MenuTypeahead;
}

/** From the outer edge to the first item, in px. */
const sheetEdge = 8;

/** The sheet that a menu or a submenu lists its items on. */
export function MenuPopup({ store, typeahead, children, ...props }: Props) {
  const lastSubmenu = useRef<MenuStore>(undefined);
  return (
    <AriakitMenu
      {...props}
      store={store}
      // Ariakit's own forgets after 500 ms.
      typeahead={false}
      onKeyDownCapture={(event) => {
        leaveByTab(event, store);
        typeInMenu(event, store, typeahead);
      }}
      hideOnEscape={(event) => closeOneLevel(event, store)}
      hideOnHoverOutside={false}
      autoFocusOnHide={(button) => {
        // The button may stand in the sticky header, for which browsers scroll the page.
        button?.focus({ preventScroll: true });
        return false;
      }}
      gutter={store.parent ? 2 : 6}
      // A submenu's first item stands level with its button.
      shift={store.parent ? -sheetEdge : 0}
      overlap
      portal
      // Ariakit would hand Tab on by hidden elements that take the focus, and keep it where nothing follows.
      preserveTabOrder={false}
      unmountOnHide
      render={<Sheet />}
    >
      <LastSubmenuContext value={lastSubmenu}>{children}</LastSubmenuContext>
    </AriakitMenu>
  );
}

const Sheet = styled.div(onSheet, {
  zIndex: 40,
  minInlineSize: '11rem',
  maxInlineSize: 'var(--popover-available-width)',
  maxBlockSize: 'var(--popover-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${sheetEdge - 2}px`,
  backgroundColor: color.raised,
  color: color.ink,
  border: `2px solid ${color.edge}`,
  borderRadius: radius.small,
  boxShadow: `4px 4px 0 ${color.shadow}`,
  '&:focus, &:focus-visible': { outline: 'none' },
});
