import styled from '@emotion/styled';
import { CharacterCount } from './CharacterCount';
import { controlStyle } from './controlStyle';
import { Field } from './Field';
import { describedControl } from './fieldIds';
import type { TextProps } from './TextField';

interface Props extends TextProps {
  /** Initial number of lines. */
  readonly rows?: number;
}

/** Several lines of text. */
export function TextArea({
  value,
  onChange,
  placeholder,
  maxLength,
  charactersLeft,
  rows = 5,
  isReadOnly,
  ...field
}: Props) {
  return (
    <Field
      {...field}
      count={<CharacterCount length={value.length} maxLength={maxLength} words={charactersLeft} />}
    >
      <Lines
        id={field.id}
        name={field.name}
        rows={rows}
        dir={value === '' ? undefined : 'auto'}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        required={field.isRequired}
        maxLength={maxLength}
        placeholder={placeholder}
        readOnly={isReadOnly}
        {...describedControl(field)}
      />
    </Field>
  );
}

const Lines = styled.textarea(controlStyle, {
  resize: 'vertical',
  minBlockSize: '8.5rem',
  maxBlockSize: '40rem',
  lineHeight: 1.55,
});
