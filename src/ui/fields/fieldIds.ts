/** Ids of the elements around a control, derived from its own. */
export function fieldIds(id: string) {
  return { label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
}

interface Described {
  readonly id: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
}

/** ARIA attributes that connect a control with its hint and its error. */
export function describedControl({ id, hint, error }: Described) {
  const ids = fieldIds(id);
  const describedBy = [error && ids.error, hint && ids.hint].filter(Boolean).join(' ');
  return {
    'aria-invalid': error !== undefined,
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
}
