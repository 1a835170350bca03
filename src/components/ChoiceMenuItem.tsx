import type { PointerEvent, ReactNode } from 'react';
import { MenuRow } from './MenuRow';
import { Tick } from './Tick';

interface Props {
  readonly lang?: string;
  readonly isChecked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of several choices in a `ChoiceMenu`, of which one holds. */
export function ChoiceMenuItem({ lang, isChecked, onChoose, children }: Props) {
  return (
    <MenuRow
      role="menuitemradio"
      aria-checked={isChecked}
      tabIndex={-1}
      lang={lang}
      onClick={onChoose}
      onPointerMove={({ currentTarget }: PointerEvent<HTMLElement>) =>
        currentTarget.focus({ preventScroll: true })
      }
    >
      {children}
      {isChecked && <Tick />}
    </MenuRow>
  );
}
