import { MenuItem as AriakitMenuItem } from '@ariakit/react';
import type { ReactNode } from 'react';
import { MenuRow } from '../../src/components/menu/MenuRow';

interface Props {
  readonly onChoose: () => void;
  /** Disabled items are listed but cannot be focused. */
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** An action that closes the menu. */
export function MenuItem({ onChoose, isDisabled = false, children }: Props) {
  return (
    <AriakitMenuItem disabled={isDisabled} onClick={onChoose} render={<MenuRow type="button" />}>
      {children}
    </AriakitMenuItem>
  );
}
