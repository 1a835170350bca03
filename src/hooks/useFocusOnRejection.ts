import { type RefObject, useEffect } from 'react';

type Rejected = (errors: readonly { readonly field: string }[]) => void;

/** Brings the person to the first field that a form was rejected for, each time that it is. */
export function useFocusOnRejection(
  form: RefObject<HTMLFormElement | null>,
  onRejected: (rejected: Rejected) => () => void,
): void {
  useEffect(
    () =>
      onRejected(([first]) => {
        const control = form.current && first && form.current.elements.namedItem(first.field);
        // A group of radio buttons is entered at its first.
        const entry = control instanceof RadioNodeList ? control[0] : control;
        if (!(entry instanceof HTMLElement)) return;
        entry.focus();
        // WebKit brings only the caret into view, and leaves the field under the sticky header.
        entry.scrollIntoView({ block: 'nearest' });
      }),
    [form, onRejected],
  );
}
