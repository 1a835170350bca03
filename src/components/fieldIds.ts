/** The ids of what stands around a control, made of the control's own. */
export function fieldIds(id: string) {
  return { label: `${id}-label`, hint: `${id}-hint`, problem: `${id}-problem` };
}

interface Described {
  readonly id: string;
  readonly hint?: string | undefined;
  readonly problem: string | undefined;
}

/** How a control points at its hint and at what is wrong with it. */
export function describedControl({ id, hint, problem }: Described) {
  const ids = fieldIds(id);
  const describedBy = [problem && ids.problem, hint && ids.hint].filter(Boolean).join(' ');
  return {
    'aria-invalid': problem !== undefined,
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
}
