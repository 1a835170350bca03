import { Dialog } from '@ariakit/react';
import styled from '@emotion/styled';
import { type MouseEvent, type ReactNode, type RefObject, useDeferredValue } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';

interface Props {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly className?: string;
  readonly isOpen: boolean;
  readonly onDismiss: () => void;
  /** Receives the focus after closing if nothing had it before: Safari does not focus a clicked button. */
  readonly returnTo?: RefObject<HTMLElement | null>;
  /** A single child fills the dialog, so that a click on the dialog itself is on the backdrop. */
  readonly children: ReactNode;
}

/**
 * Ariakit's dialog over a native one, which `showModal()` opens. Escape and a click on the backdrop dismiss it. It
 * has its own live region, because all others are inert while it is open.
 */
export function Modal({ ref, isOpen, onDismiss, returnTo, children, ...props }: Props) {
  // For browsers without `closedby`.
  const press = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && !('closedBy' in currentTarget)) onDismiss();
  };
  return (
    <Dialog
      {...props}
      // After paint, so that the native dialog shows first.
      open={useDeferredValue(isOpen)}
      // The browser hides it; with `hidden` in the export the browser could not open the panel.
      alwaysVisible
      // Ariakit's modal is in a portal: absent from the export, and under an open popover.
      modal={false}
      // Ariakit closes it on keydown, and the browser would then close a popover around it for the same key.
      hideOnEscape={false}
      // The browser sets the focus; Ariakit would set it again after paint, when it may have moved on.
      autoFocusOnShow={false}
      finalFocus={returnTo ?? null}
      render={<Frame ref={ref} closedby="any" onClick={press} />}
    >
      {children}
      <VisuallyHidden as="div" aria-live="polite" data-announcer="" />
    </Dialog>
  );
}

// Emotion's attribute list lacks the newest attributes.
const Frame = styled('dialog', { shouldForwardProp: () => true })({
  position: 'fixed',
  margin: 0,
  padding: 0,
  border: 0,
  // Its container may have `pointer-events: none`.
  pointerEvents: 'auto',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  // Not its content: Chromium would focus an inner scroller instead of the first control.
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&::backdrop': { backgroundColor: 'rgb(20 18 15 / 55%)' },
});
