import {
  MenuItemRadio as AriakitMenuItemRadio,
  useMenuContext,
  useStoreState,
} from '@ariakit/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { MenuRow } from './MenuSheet';

interface Props {
  /** Name of the group, of which one item is checked. */
  readonly name: string;
  readonly value: string;
  readonly lang?: string;
  /** The browser focuses it when it opens the menu before hydration. Source: HTML, popover focusing steps. */
  readonly isFirst?: boolean;
  /** Called for the checked item too. */
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** One of several choices; selecting it closes the menu. */
export function MenuItemRadio({ name, value, lang, isFirst, onClick, children }: Props) {
  const isChecked = useStoreState(useMenuContext(), (state) => state?.values[name] === value);
  return (
    <AriakitMenuItemRadio
      name={name}
      value={value}
      lang={lang}
      hideOnClick
      onClick={onClick}
      render={<MenuRow type="button" autoFocus={isFirst} />}
    >
      {children}
      {isChecked && <Mark name="check" size={12} />}
    </AriakitMenuItemRadio>
  );
}

const Mark = styled(Icon)({ marginInlineStart: 'auto' });
