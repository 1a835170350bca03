import {
  MenuItemRadio as AriakitMenuItemRadio,
  useMenuContext,
  useStoreState,
} from '@ariakit/react';
import type { ReactNode } from 'react';
import { CheckIcon } from '../fields/CheckIcon';
import { MenuRow } from './MenuRow';

interface Props {
  /** The group, of which one item is checked. */
  readonly name: string;
  readonly value: string;
  readonly lang?: string;
  /** Called for the checked item too. */
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** One of several choices, after which the menu closes. */
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
