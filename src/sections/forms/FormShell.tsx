import { type ReactNode, type RefObject, useEffect, useLayoutEffect } from 'react';
import { HoneypotField } from '../../components/fields/HoneypotField';
import { useWhenHydrated } from '../../components/HydrationSlice';

interface Props {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** Id prefix of the honeypot field. */
  readonly id: string;
  readonly 'aria-labelledby': string;
  readonly form: {
    submit(): void;
    syncFromDom(form: HTMLFormElement): void;
    onRejected(rejected: (errors: readonly { readonly field: string }[]) => void): () => void;
  };
  readonly className?: string;
  readonly children: ReactNode;
  /** Notes and buttons below the fields. */
  readonly end: ReactNode;
}

/**
 * The element of a form whose machine validates and sends it. It reads what was typed before hydration, and focuses the
 * first invalid field after each rejection. Without scripts the browser validates.
 */
export function FormShell({ ref, id, form, children, end, ...rest }: Props) {
  const { submit, syncFromDom, onRejected } = form;
  useLayoutEffect(() => {
    if (ref.current) ref.current.noValidate = true;
  }, [ref]);
  useWhenHydrated(() => {
    if (ref.current) syncFromDom(ref.current);
  });
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
      tabIndex={-1}
      // Sends nothing outside of a dialog, should the script be late or missing.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
      <HoneypotField id={id} />
      {end}
    </form>
  );
}
