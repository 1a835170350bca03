import {
  MenuItemRadio as AriakitMenuItemRadio,
  useMenuContext,
  useStoreState,
} from '@ariakit/react';
import type { ReactNode } from 'react';
import { CheckIcon } from '../fields/CheckIcon';
import { MenuRow } from './MenuRow';

interface Props {
  /** Name of the group, of which one item is checked. */
  readonly name: string;
  readonly value: string;
  readonly lang?: string;
  /** Called for the checked item too. */
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** One of several choices; selecting it closes the menu. */
export function MenuItemRadio({ name, value, lang, onClick, children }: Props) {
  const isChecked = useStoreState(useMenuContext(), (state) => state?.values[name] === value);
  return (
    <AriakitMenuItemRadio
      name={name}
      value={value}
      lang={lang}
      hideOnClick
      onClick={onClick}
      render={<MenuRow type="button" />}
    >
      {children}
      {isChecked && <CheckIcon />}
    </AriakitMenuItemRadio>
  );
}
