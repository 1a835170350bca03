import {
  Menu,
  MenuButton,
  MenuItem,
  useMenuContext,
  useMenuStore,
  useStoreState,
} from '@ariakit/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Chevron } from '../Chevron';
import { MenuRow } from './MenuRow';
import { MenuSheet, sheetEdge } from './MenuSheet';
import { leaveByKey, type MenuTypeahead, typeInMenu } from './menuKeys';
import { useExclusiveSubmenu } from './useExclusiveSubmenu';
import { usePointerGrace } from './usePointerGrace';

/** How long a pointer rests on the item until its submenu opens, in ms. Source: specification, section 9. */
const hoverDelay = 100;

interface Props {
  /** What the item reads, and the submenu is called. */
  readonly label: ReactNode;
  readonly typeahead: MenuTypeahead;
  readonly children: ReactNode;
}

/** An item that opens a menu beside it: at once for a key or a press, after a moment for a pointer. */
export function MenuSubmenu({ label, typeahead, children }: Props) {
  const isRtl = useStoreState(useMenuContext(), 'rtl') ?? false;
  const menu = useMenuStore({
    showTimeout: hoverDelay,
    rtl: isRtl,
    placement: isRtl ? 'left-start' : 'right-start',
    focusLoop: true,
  });
  const grace = usePointerGrace(menu);
  useExclusiveSubmenu(menu);
  return (
    <>
      <MenuItem
        onMouseMove={grace.end}
        render={<MenuButton store={menu} render={<MenuRow type="button" />} />}
      >
        <Label>{label}</Label>
        <Sideways>
          <Chevron />
        </Sideways>
      </MenuItem>
      <Menu
        store={menu}
        // Ariakit's own forgets after 500 ms.
        typeahead={false}
        onKeyDownCapture={(event) => {
          leaveByKey(event, menu);
          typeInMenu(event, menu, typeahead);
        }}
        hideOnEscape={false}
        hideOnHoverOutside={false}
        disablePointerEventsOnApproach={grace.onApproach}
        hideOnInteractOutside={grace.onOutside}
        onMouseMove={grace.end}
        onFocus={grace.end}
        gutter={2}
        // The submenu's first item stands level with its button.
        shift={-sheetEdge}
        overlap
        // Inside the menu's popover, but positioned in the window.
        fixed
        unmountOnHide
        render={<Sheet />}
      >
        {children}
      </Menu>
    </>
  );
}

const Label = styled.span({ flex: 1 });

const Sideways = styled.span({
  transform: 'rotate(-90deg)',
  '[dir="rtl"] &': { transform: 'rotate(90deg)' },
});

const Sheet = styled(MenuSheet)({
  zIndex: 40,
  maxInlineSize: 'var(--popover-available-width)',
  maxBlockSize: 'var(--popover-available-height)',
  overflowY: 'auto',
});
