import { type RefObject, useEffect } from 'react';

type Refused = (problems: readonly { readonly field: string }[]) => void;

/** Brings the person to the first field that a form was refused for, each time that it is. */
export function useFocusOnRefusal(
  form: RefObject<HTMLFormElement | null>,
  onRefused: (refused: Refused) => () => void,
): void {
  useEffect(
    () =>
      onRefused(([first]) => {
        const control = form.current && first && form.current.elements.namedItem(first.field);
        // A group of radio buttons is entered at its first.
        const entry = control instanceof RadioNodeList ? control[0] : control;
        if (entry instanceof HTMLElement) entry.focus();
      }),
    [form, onRefused],
  );
}
