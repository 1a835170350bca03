import styled from '@emotion/styled';
import { type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';
import { notPrinted } from '../tokens/print';
import { VisuallyHidden } from './VisuallyHidden';

interface Props {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly className?: string;
  readonly onDismiss: () => void;
  /** One element that fills the dialog: a press beside it is one on the page behind. */
  readonly children: ReactNode;
}

/**
 * A native dialog, closed until its `showModal()` is called. Escape and a press beside it dismiss it. It has
 * a live region of its own, since all others are inert meanwhile.
 */
export function Modal({ onDismiss, children, ...props }: Props) {
  const pressed = useRef<EventTarget>(null);
  // A text that is marked from inside of the dialog to beside it ends in a click on the dialog.
  const press = ({ target }: MouseEvent) => {
    pressed.current = target;
  };
  const release = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && pressed.current !== null && pressed.current === target)
      onDismiss();
  };
  return (
    <Frame {...props} onMouseDown={press} onClick={release}>
      {children}
      <VisuallyHidden as="div" aria-live="polite" data-announcer="" />
    </Frame>
  );
}

const Frame = styled.dialog({
  position: 'fixed',
  margin: 0,
  padding: 0,
  border: 0,
  // It may stand in a part of the page that presses go through.
  pointerEvents: 'auto',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  // Not what stands in it: Chromium would give the focus to an inner scroller, not to its first control.
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&::backdrop': { backgroundColor: 'rgb(20 18 15 / 55%)' },
  ...notPrinted,
});
