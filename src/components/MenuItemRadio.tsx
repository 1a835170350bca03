import { MenuItem } from '@ariakit/react';
import type { ReactNode } from 'react';
import { MenuRow } from './MenuRow';
import { Tick } from './Tick';

interface Props {
  readonly lang?: string;
  readonly isChecked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of several choices, of which one holds. */
export function MenuItemRadio({ lang, isChecked, onChoose, children }: Props) {
  return (
    <MenuItem
      role="menuitemradio"
      aria-checked={isChecked}
      lang={lang}
      onClick={onChoose}
      render={<MenuRow />}
    >
      {children}
      {isChecked && <Tick />}
    </MenuItem>
  );
}
