/** The ids of what stands around a control, made of the control's own. */
export function fieldIds(id: string) {
  return { label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
}

interface Described {
  readonly id: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
}

/** How a control points at its hint and at what is wrong with it. */
export function describedControl({ id, hint, error }: Described) {
  const ids = fieldIds(id);
  const describedBy = [error && ids.error, hint && ids.hint].filter(Boolean).join(' ');
  return {
    'aria-invalid': error !== undefined,
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
}
