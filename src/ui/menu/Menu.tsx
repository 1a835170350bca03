import { MenuButton, MenuList, useMenuStore, useStoreState } from '@ariakit/react';
import styled from '@emotion/styled';
import { type ReactNode, type ToggleEvent, useId, useLayoutEffect } from 'react';
import { color } from '../../tokens/roles';
import { contentWidth, gutter, headerHeight, space } from '../../tokens/space';
import { MenuSheet, menuControl } from './MenuSheet';
import { closeMenusByKey, handleTypeahead, type MenuTypeahead } from './menuKeys';

interface Props {
  readonly label: string;
  readonly button: ReactNode;
  readonly isBusy?: boolean;
  readonly direction: 'ltr' | 'rtl';
  readonly typeahead: MenuTypeahead;
  /** The checked value of each group of `MenuItemRadio`, by its name. */
  readonly values?: Readonly<Record<string, string>>;
  /** Ariakit's items, such as `MenuItemRadio`. */
  readonly children: ReactNode;
}

/**
 * A menu button and its menu, a native popover that the browser opens before hydration. From then on Ariakit owns the
 * open state and the focus. Browsers without the Popover API get a menu after hydration.
 * Source: ARIA authoring practices, Menu Button.
 */
export function Menu(props: Props) {
  const { label, button, isBusy, direction, typeahead, values, children } = props;
  const id = useId();
  const menu = useMenuStore({
    rtl: direction === 'rtl',
    focusLoop: true,
    setOpen: (isOpen) => {
      menu.getState().contentElement?.togglePopover?.(isOpen);
      // Ariakit sets the initial focus after the open state.
      if (isOpen) queueMicrotask(focusInitially);
    },
    ...(values && { values }),
  });
  const focusInitially = () => {
    const { initialFocus, contentElement } = menu.getState();
    // The browser has focused the first item, if the menu has one.
    const focused = contentElement?.querySelector('[role^="menuitem"]:focus')?.id;
    menu.move(initialFocus === 'container' ? (focused ?? null) : menu[initialFocus]());
  };
  // The browser may have opened the menu before hydration.
  useLayoutEffect(() => {
    const { contentElement } = menu.getState();
    if (contentElement?.popover && contentElement.matches(':popover-open')) menu.show();
  }, [menu]);
  const isExpanded = useStoreState(menu, (state) =>
    state.contentElement ? state.open : undefined,
  );
  return (
    <>
      <MenuButton
        store={menu}
        popoverTarget={id}
        toggleOnClick={(event) => {
          // The browser would toggle the popover as well.
          event.preventDefault();
          return true;
        }}
        data-open={isExpanded || undefined}
        aria-busy={isBusy}
        // The browser derives the state from the popover. Source: ARIA in HTML, `popovertarget`.
        render={(given) => (
          <Button {...given} aria-expanded={hasPopovers() ? undefined : isExpanded} />
        )}
      >
        {button}
      </MenuButton>
      <MenuList
        store={menu}
        id={id}
        // The browser hides it; with `hidden` in the export the browser could not open it.
        alwaysVisible
        aria-label={label}
        data-open={isExpanded || undefined}
        // Ariakit's type-ahead resets after 500 ms.
        typeahead={false}
        onToggle={({ newState }: ToggleEvent) => menu.setOpen(newState === 'open')}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Focus moved elsewhere, such as to a toast by F8; the button closes its own menu.
          if (!relatedTarget || relatedTarget === menu.getState().disclosureElement) return;
          if (!currentTarget.contains(relatedTarget)) menu.hide();
        }}
        onKeyDownCapture={(event) => {
          closeMenusByKey(event, menu);
          handleTypeahead(event, menu, typeahead);
        }}
        render={<Popover popover="auto" tabIndex={-1} />}
      >
        {children}
      </MenuList>
    </>
  );
}

function hasPopovers(): boolean {
  return typeof HTMLElement === 'undefined' || 'popover' in HTMLElement.prototype;
}

const anchorName = '--menu-button';

const Button = styled.button(menuControl, {
  anchorName,
  display: 'inline-flex',
  gap: space(2),
  paddingInline: space(2.5),
  '&:hover, &[data-open]': { backgroundColor: color.surfaceSunken },
  // The flag in line with the links of the panel.
  'dialog &': { marginInlineStart: `-${space(2.5)}` },
});

const Popover = styled(MenuSheet)({
  position: 'fixed',
  // Without anchor positioning: below the header near its end; in the panel at its bottom.
  insetBlock: `calc(${headerHeight} + 6px) auto`,
  insetInline: `auto max(${gutter}, (100vw - ${contentWidth}) / 2)`,
  'dialog &': { insetBlock: `auto ${space(4)}`, insetInline: `auto ${space(5)}` },
  margin: 0,
  overflowY: 'auto',
  maxBlockSize: `calc(100dvh - ${headerHeight} - ${space(4)})`,
  '@supports (position-area: block-end)': {
    '&, dialog &': { inset: 'auto' },
    positionAnchor: anchorName,
    positionArea: 'block-end span-inline-start',
    positionVisibility: 'anchors-visible',
    marginBlock: '6px',
    // Above the button, which is last in the panel. Without `position-try-fallbacks`, with which WebKitGTK 2.50 hangs
    // when the dialog around the menu is hidden.
    'dialog &': { positionArea: 'block-start span-inline-end' },
  },
  // In a low window neither side of the button has enough space.
  '@media (max-height: 26rem)': {
    '&, dialog &': {
      positionArea: 'none',
      insetBlock: `${space(2)} auto`,
      insetInline: `auto ${gutter}`,
      maxBlockSize: `calc(100dvh - ${space(4)})`,
      marginBlock: 0,
    },
  },
  '@supports not selector(:popover-open)': { '&:not([data-open])': { display: 'none' } },
});
