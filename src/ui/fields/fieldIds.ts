/** Props of every field. */
export interface FieldProps {
  /** Id of the control; ids of its hint and error start with it. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  /** Read-only: the value can be read and focused, but not changed. */
  readonly isReadOnly: boolean;
}

/** Ids of the elements around a control, derived from its own. */
export function fieldIds(id: string) {
  return { label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
}

/** ARIA attributes that connect a control with its hint and its error. */
export function describedControl({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const ids = fieldIds(id);
  const describedBy = [error && ids.error, hint && ids.hint].filter(Boolean).join(' ');
  return {
    'aria-invalid': error !== undefined,
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
}
