import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { below } from '../../tokens/space';
import { controlStyle, Field } from './Field';
import { describedControl, type FieldProps } from './fieldIds';

interface Props extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel';
  /** Initial number of lines of a long text; one line if absent. */
  readonly rows?: number;
  readonly autoComplete?: 'name' | 'email' | 'tel' | 'organization' | 'url';
  readonly placeholder?: string;
  readonly maxLength: number;
  readonly count?: ReactNode;
}

/** One line of text, or several. */
export function TextField({
  type = 'text',
  rows,
  autoComplete,
  placeholder,
  maxLength,
  count,
  isReadOnly,
  ...field
}: Props) {
  const control = {
    id: field.id,
    name: field.name,
    // Addresses and numbers are left-to-right in every language.
    dir: type === 'text' ? 'auto' : 'ltr',
    required: field.isRequired,
    maxLength,
    autoComplete,
    placeholder,
    readOnly: isReadOnly,
    ...describedControl(field),
  };
  return (
    <Field {...field} count={count}>
      {rows ? <Lines rows={rows} {...control} /> : <Line type={type} {...control} />}
    </Field>
  );
}

/** An empty text has the direction of its placeholder, which `auto` does not see. */
const emptyText = { '[dir="rtl"] &[dir="auto"]:placeholder-shown': { direction: 'rtl' } } as const;

const Line = styled.input(controlStyle, emptyText, {
  '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' },
});

const Lines = styled.textarea(controlStyle, emptyText, {
  resize: 'vertical',
  minBlockSize: '8.5rem',
  maxBlockSize: '40rem',
  [below('medium')]: { blockSize: '9rem' },
  lineHeight: 1.55,
});
