import { MenuButton, MenuItem, useMenuContext, useMenuStore, useStoreState } from '@ariakit/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Chevron } from './Chevron';
import { MenuPopup } from './MenuPopup';
import { MenuRow } from './MenuRow';
import type { MenuTypeahead } from './menuKeys';
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
      <MenuItem onMouseMove={grace.end} render={<MenuButton store={menu} render={<MenuRow />} />}>
        <Label>{label}</Label>
        <Sideways>
          <Chevron />
        </Sideways>
      </MenuItem>
      <MenuPopup
        store={menu}
        typeahead={typeahead}
        disablePointerEventsOnApproach={grace.onApproach}
        hideOnInteractOutside={grace.onOutside}
        onMouseMove={grace.end}
        onFocus={grace.end}
      >
        {children}
      </MenuPopup>
    </>
  );
}

const Label = styled.span({ flex: 1 });

const Sideways = styled.span({
  transform: 'rotate(-90deg)',
  '[dir="rtl"] &': { transform: 'rotate(90deg)' },
});
