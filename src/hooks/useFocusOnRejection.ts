import { type RefObject, useEffect } from 'react';

type Rejected = (errors: readonly { readonly field: string }[]) => void;

/** Focuses the first invalid field after each rejection. */
export function useFocusOnRejection(
  form: RefObject<HTMLFormElement | null>,
  onRejected: (rejected: Rejected) => () => void,
): void {
  useEffect(
    () =>
      onRejected(([first]) => {
        const control = form.current && first && form.current.elements.namedItem(first.field);
        // For a group of radio buttons, the first one.
        const entry = control instanceof RadioNodeList ? control[0] : control;
        if (!(entry instanceof HTMLElement)) return;
        entry.focus();
        // WebKit scrolls only the caret into view and leaves the field under the sticky header.
        entry.scrollIntoView({ block: 'nearest' });
      }),
    [form, onRejected],
  );
}
