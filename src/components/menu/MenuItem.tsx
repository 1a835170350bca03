import { MenuItem as AriakitMenuItem } from '@ariakit/react';
import type { ReactNode } from 'react';
import { MenuRow } from './MenuRow';

interface Props {
  readonly onChoose: () => void;
  /** A disabled item is read but cannot be reached. */
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** Something to do, after which the menu closes. */
export function MenuItem({ onChoose, isDisabled = false, children }: Props) {
  return (
    <AriakitMenuItem disabled={isDisabled} onClick={onChoose} render={<MenuRow type="button" />}>
      {children}
    </AriakitMenuItem>
  );
}
