import styled from '@emotion/styled';
import { CharacterCount } from './CharacterCount';
import { controlStyle } from './controlStyle';
import { Field, type FieldProps } from './Field';
import { describedControl } from './fieldIds';

/** Props of a text field beside those of every field. */
export interface TextProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  /** Maximum length. */
  readonly maxLength: number;
  /** Label with the number of characters left. */
  readonly charactersLeft: (left: number) => string;
}

interface Props extends TextProps {
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: 'name' | 'email' | 'tel' | 'organization';
}

/** One line of text. */
export function TextField({
  type = 'text',
  autoComplete,
  value,
  onChange,
  placeholder,
  maxLength,
  charactersLeft,
  isReadOnly,
  ...field
}: Props) {
  return (
    <Field
      {...field}
      count={<CharacterCount length={value.length} maxLength={maxLength} words={charactersLeft} />}
    >
      <Input
        id={field.id}
        name={field.name}
        type={type}
        inputMode={type}
        dir={directionOf(type, value)}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        required={field.isRequired}
        maxLength={maxLength}
        autoComplete={autoComplete}
        placeholder={placeholder}
        readOnly={isReadOnly}
        {...describedControl(field)}
      />
    </Field>
  );
}

/** Addresses and numbers are left-to-right in every language; an empty field follows its placeholder. */
function directionOf(type: Props['type'], value: string): 'ltr' | 'auto' | undefined {
  if (type !== 'text') return 'ltr';
  return value === '' ? undefined : 'auto';
}

const Input = styled.input(controlStyle, {
  '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' },
});
