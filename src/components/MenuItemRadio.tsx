import { MenuItem } from '@ariakit/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { MenuRow } from './MenuRow';

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
      {isChecked && (
        <Tick viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" focusable="false">
          <path
            d="m2 6.5 3 3 5-7"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
          />
        </Tick>
      )}
    </MenuItem>
  );
}

const Tick = styled.svg({ marginInlineStart: 'auto' });
