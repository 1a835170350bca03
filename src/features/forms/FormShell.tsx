import styled from '@emotion/styled';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect } from 'react';
import { honeypot } from '../../../machines/formRules';
import { hiddenFromView } from '../../ui/VisuallyHidden';

interface Props {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** Prefix of the form's name, and of the honeypot's id. */
  readonly id: string;
  readonly 'aria-labelledby': string;
  readonly form: {
    submit(): void;
    read(form: HTMLFormElement): void;
    show(form: HTMLFormElement): () => void;
    onRejected(rejected: (errors: readonly { readonly field: string }[]) => void): () => void;
  };
  readonly className?: string;
  readonly children: ReactNode;
  /** Notes and buttons below the fields. */
  readonly end: ReactNode;
}

/**
 * The element of a form whose machine validates and sends it. The DOM holds what is typed, and each input tells the
 * machine; after hydration the boot script sends one for what was typed before. Focuses the first invalid field after
 * each rejection. Without scripts the browser validates.
 */
export function FormShell({ ref, id, form, children, end, ...rest }: Props) {
  const { submit, read, show, onRejected } = form;
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    ref.current.noValidate = true;
    return show(ref.current);
  }, [ref, show]);
  useEffect(
    () =>
      onRejected(([first]) => {
        const control = first && ref.current?.elements.namedItem(first.field);
        // For a group of radio buttons, the first one.
        const entry = control instanceof RadioNodeList ? control[0] : control;
        if (!(entry instanceof HTMLElement)) return;
        entry.focus();
        // WebKit scrolls only the caret into view and leaves the field under the sticky header.
        entry.scrollIntoView({ block: 'nearest' });
      }),
    [ref, onRejected],
  );
  return (
    <form
      {...rest}
      ref={ref}
      // By this name its draft is kept.
      name={`${id}Form`}
      tabIndex={-1}
      // Sends nothing outside of a dialog, should the script be late or missing.
      method="dialog"
      onInput={({ currentTarget }) => read(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        // A browser may fill in a form without an event.
        read(event.currentTarget);
        submit();
      }}
    >
      {children}
      <Honeypot id={`${id}-${honeypot}`} tabIndex={-1} autoComplete="off" aria-hidden />
      {end}
    </form>
  );
}

/** A field that people cannot see or reach. A value means an automated submission. */
const Honeypot = styled.input(hiddenFromView);
