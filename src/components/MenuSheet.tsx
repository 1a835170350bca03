import { Menu as AriakitMenu, type MenuProps, type MenuStore } from '@ariakit/react';
import styled from '@emotion/styled';
import { useRef } from 'react';
import { color } from '../tokens/roles';
import { radius } from '../tokens/space';
import { closeOneLevel, leaveBackwards, type MenuTypeahead, typeInMenu } from './menuKeys';
import { LastSubmenuContext } from './useOnlySubmenu';

type AriakitProps =
  | 'aria-label'
  | 'children'
  | 'disablePointerEventsOnApproach'
  | 'gutter'
  | 'hideOnInteractOutside'
  | 'onFocus'
  | 'onMouseMove'
  | 'shift';

interface Props extends Pick<MenuProps, AriakitProps> {
  readonly store: MenuStore;
  readonly typeahead: MenuTypeahead;
}

/** From the sheet's outer edge to its first item, in px. */
export const sheetEdge = 8;

/** The sheet that a menu or a submenu lists its items on. */
export function MenuSheet({ store, typeahead, children, ...props }: Props) {
  const lastSubmenu = useRef<MenuStore>(undefined);
  return (
    <AriakitMenu
      {...props}
      store={store}
      // Ariakit's own forgets after 500 ms.
      typeahead={false}
      onKeyDownCapture={(event) => {
        leaveBackwards(event, store);
        typeInMenu(event, store, typeahead);
      }}
      hideOnEscape={(event) => closeOneLevel(event, store)}
      hideOnHoverOutside={false}
      overlap
      portal
      unmountOnHide
      render={<Sheet />}
    >
      <LastSubmenuContext value={lastSubmenu}>{children}</LastSubmenuContext>
    </AriakitMenu>
  );
}

const Sheet = styled.div({
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
