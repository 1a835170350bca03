import {
  Menu,
  MenuButton,
  MenuItem,
  type MenuStore,
  useMenuContext,
  useMenuStore,
  useStoreState,
} from '@ariakit/react';
import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTypeahead } from '../../../../src/features/language/language.actor';
import { Icon } from '../../../../src/ui/Icon';
import { MenuRow, MenuSheet, sheetEdge } from '../../../../src/ui/menu/MenuSheet';
import { closeMenusByKey, handleTypeahead } from '../../../../src/ui/menu/menuKeys';

/** Hover delay before the submenu opens, in ms. Source: docs/specification.md, section 9. */
const hoverDelay = 100;

interface Props {
  /** Label of the item and accessible name of the submenu. */
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** An item that opens a submenu: immediately for keys and clicks, after a delay on hover. */
export function MenuSubmenu({ label, children }: Props) {
  const typeahead = useTypeahead();
  const isRtl = useStoreState(useMenuContext(), 'rtl') ?? false;
  const menu = useMenuStore({
    showTimeout: hoverDelay,
    rtl: isRtl,
    placement: isRtl ? 'left-start' : 'right-start',
    focusLoop: true,
  });
  const grace = usePointerGrace(menu);
  return (
    <>
      <MenuItem
        onMouseMove={grace.end}
        render={<MenuButton store={menu} render={<MenuRow type="button" />} />}
      >
        <Label>{label}</Label>
        <Sideways>
          <Icon name="chevron" size={12} />
        </Sideways>
      </MenuItem>
      <Menu
        store={menu}
        // Ariakit's type-ahead resets after 500 ms.
        typeahead={false}
        onKeyDownCapture={(event) => {
          closeMenusByKey(event, menu);
          handleTypeahead(event, menu, typeahead);
        }}
        hideOnEscape={false}
        hideOnHoverOutside={false}
        disablePointerEventsOnApproach={grace.onApproach}
        hideOnInteractOutside={grace.onOutside}
        onMouseMove={grace.end}
        onFocus={grace.end}
        gutter={2}
        // Aligns the first item with its button.
        shift={-sheetEdge}
        overlap
        // Inside the menu's popover, but positioned in the viewport.
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

/** Grace period for a pointer that left the item, in ms. Source: docs/specification.md, section 9. */
const graceTime = 300;

interface Grace {
  /** The pointer is moving to the submenu, so items in between ignore it. */
  onApproach(): boolean;
  /** Closes the submenu at once for a press or focus outside. */
  onOutside(event: Event): boolean;
  /** The pointer or focus has arrived. */
  end(): void;
}

/**
 * Keeps a submenu open for a grace period after the pointer leaves its item, restarted by each step towards the
 * submenu. Ariakit would close it as soon as another item is hovered.
 */
function usePointerGrace(submenu: MenuStore): Grace {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(timer.current);
  const begin = () => {
    end();
    timer.current = setTimeout(submenu.hide, graceTime);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    end,
    onApproach() {
      begin();
      return true;
    },
    onOutside(event) {
      const isHover = event.type === 'focusin' && isPointedAt(event.target, submenu.parent);
      if (isHover) begin();
      return !isHover;
    },
  };
}

/** Hovering an item focuses it or the menu around it. */
function isPointedAt(target: EventTarget | null, menu: MenuStore['parent']): boolean {
  const sheet = menu?.getState().contentElement;
  if (!sheet || !(target instanceof Element)) return false;
  return target === sheet || (sheet.contains(target) && target.matches(':hover'));
}
