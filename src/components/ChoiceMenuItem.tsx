import styled from '@emotion/styled';
import type { PointerEvent, ReactNode } from 'react';
import { color } from '../tokens/roles';
import { radius, space, targetSize } from '../tokens/space';
import { size } from '../tokens/type';
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
    <Row
      type="button"
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
    </Row>
  );
}

/** A button, for what is pressed by Enter before the page answers. */
const Row = styled.button({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  inlineSize: '100%',
  minBlockSize: targetSize,
  paddingInline: space(3),
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  fontSize: size.small,
  fontWeight: 600,
  // The outline is for forced colors, which paint it.
  '&:focus': { backgroundColor: color.surfaceSunken, outline: '2px solid transparent' },
  '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
});
