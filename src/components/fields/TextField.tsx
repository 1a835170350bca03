import styled from '@emotion/styled';
import type { ChangeEvent } from 'react';
import { CharacterCount } from './CharacterCount';
import { controlStyle } from './controlStyle';
import { Field, type FieldProps } from './Field';
import { describedControl } from './fieldIds';

interface Props extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel';
  /** Initial number of lines of a long text; one line if absent. */
  readonly rows?: number;
  readonly autoComplete?: 'name' | 'email' | 'tel' | 'organization';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly maxLength: number;
  /** Label with the number of characters left. */
  readonly charactersLeft: (left: number) => string;
}

/** One line of text, or several. */
export function TextField({
  type = 'text',
  rows,
  autoComplete,
  value,
  onChange,
  placeholder,
  maxLength,
  charactersLeft,
  isReadOnly,
  ...field
}: Props) {
  const control = {
    id: field.id,
    name: field.name,
    dir: directionOf(type, value),
    value,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(currentTarget.value),
    required: field.isRequired,
    maxLength,
    autoComplete,
    placeholder,
    readOnly: isReadOnly,
    ...describedControl(field),
  };
  return (
    <Field
      {...field}
      count={<CharacterCount length={value.length} maxLength={maxLength} words={charactersLeft} />}
    >
      {rows ? (
        <Lines rows={rows} {...control} />
      ) : (
        <Line type={type} inputMode={type} {...control} />
      )}
    </Field>
  );
}

/** Addresses and numbers are left-to-right in every language; an empty field follows its placeholder. */
function directionOf(type: Props['type'], value: string): 'ltr' | 'auto' | undefined {
  if (type !== 'text') return 'ltr';
  return value === '' ? undefined : 'auto';
}

const Line = styled.input(controlStyle, {
  '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' },
});

const Lines = styled.textarea(controlStyle, {
  resize: 'vertical',
  minBlockSize: '8.5rem',
  maxBlockSize: '40rem',
  lineHeight: 1.55,
});
