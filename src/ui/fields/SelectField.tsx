import styled from '@emotion/styled';
import { color } from '../../tokens/roles';
import { space } from '../../tokens/space';
import { Icon } from '../Icon';
import { blockKeysExceptTab } from '../isTab';
import { controlStyle, Field } from './Field';
import { describedControl, type FieldProps } from './fieldIds';

interface Props extends FieldProps {
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A choice of one out of several. */
export function SelectField({ placeholder, options, isReadOnly, ...field }: Props) {
  return (
    <Field {...field}>
      <Box>
        <Select
          id={field.id}
          name={field.name}
          onKeyDown={isReadOnly ? blockKeysExceptTab : undefined}
          required={field.isRequired}
          aria-disabled={isReadOnly}
          {...describedControl(field)}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <Arrow name="chevron" size={12} />
      </Box>
    </Field>
  );
}

const Box = styled.div({ position: 'relative' });

const Select = styled.select(controlStyle, {
  appearance: 'none',
  paddingInlineEnd: space(10),
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:has(> [value=""]:checked)': { color: color.inkSoft },
  '&[aria-disabled="true"]': { pointerEvents: 'none' },
  // Some systems draw the list in the colors of the select. By tag, because nothing else has options.
  '& option': { backgroundColor: color.raised, color: color.ink },
});

const Arrow = styled(Icon)({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space(3.5),
  marginBlock: 'auto',
  // Above the select, which is above the reach of the floating helpers.
  zIndex: 1,
  pointerEvents: 'none',
});
