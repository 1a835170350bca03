import { Dialog, useDialogStore } from '@ariakit/react';
import styled from '@emotion/styled';
import { type MouseEvent, type ReactNode, type RefObject, useDeferredValue } from 'react';
import { notPrinted } from '../../tokens/print';
import { VisuallyHidden } from '../VisuallyHidden';

interface Props {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly className?: string;
  readonly isOpen: boolean;
  readonly onDismiss: () => void;
  /** Gets the focus after the dialog where nothing had it before: Safari gives none to what is pressed. */
  readonly returnTo?: RefObject<HTMLElement | null>;
  /** One element that fills the dialog: a press beside it is one on the page behind. */
  readonly children: ReactNode;
}

/**
 * Ariakit's dialog over a native one, which its `showModal()` opens and the browser keeps modal. Escape and a press
 * beside it dismiss it. It has a live region of its own, since all others are inert meanwhile.
 */
export function Modal({ ref, isOpen, onDismiss, returnTo, children, ...props }: Props) {
  const store = useDialogStore({
    // After the paint: the native dialog shows first.
    open: useDeferredValue(isOpen),
    setOpen: (open) => {
      if (!open) onDismiss();
    },
  });
  // Browsers without `closedby`.
  const press = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && !('closedBy' in currentTarget)) onDismiss();
  };
  return (
    <Dialog
      {...props}
      store={store}
      alwaysVisible
      portal={false}
      modal={false}
      backdrop={false}
      preventBodyScroll={false}
      hideOnInteractOutside={false}
      hideOnEscape={false}
      autoFocusOnShow={false}
      focusable={false}
      {...(returnTo && { finalFocus: returnTo })}
      render={<Frame ref={ref} closedby="any" onClick={press} />}
    >
      {children}
      <VisuallyHidden as="div" aria-live="polite" data-announcer="" />
    </Dialog>
  );
}

// Emotion's own list of attributes lacks the newest ones.
const Frame = styled('dialog', { shouldForwardProp: () => true })({
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
