import styled from '@emotion/styled';
import { CharacterCount } from './CharacterCount';
import { controlStyle } from './controlStyle';
import { Field } from './Field';
import { describedControl } from './fieldIds';
import type { TextProps } from './TextField';

/** Several lines of text. */
export function TextArea({
  value,
  onChange,
  placeholder,
  most,
  charactersLeft,
  isLocked,
  ...field
}: TextProps) {
  return (
    <Field
      {...field}
      count={<CharacterCount length={value.length} most={most} words={charactersLeft} />}
    >
      <Lines
        id={field.id}
        name={field.name}
        rows={5}
        dir={value === '' ? undefined : 'auto'}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        required={field.isRequired}
        maxLength={most}
        placeholder={placeholder}
        readOnly={isLocked}
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
