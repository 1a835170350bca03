import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '../../tokens/roles';
import { radius, space, targetSize } from '../../tokens/space';
import { blockKeysExceptTab } from '../blockKeysExceptTab';
import type { FieldProps } from './Field';
import { FieldErrorMessage } from './FieldErrorMessage';
import { describedControl, fieldIds } from './fieldIds';

interface Props extends Omit<FieldProps, 'hint'> {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** Content beside the label, such as a link to the terms. */
  readonly children?: ReactNode;
}

/** A checkbox with a label. */
export function CheckboxField({
  id,
  name,
  label,
  isRequired,
  error,
  isReadOnly,
  isChecked,
  onChange,
  children,
}: Props) {
  return (
    <div>
      <Line>
        <Label data-locked={isReadOnly}>
          <Box
            type="checkbox"
            id={id}
            name={name}
            checked={isChecked}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
            onKeyDown={isReadOnly ? blockKeysExceptTab : undefined}
            required={isRequired}
            aria-disabled={isReadOnly}
            {...describedControl({ id, error })}
          />
          <span>
            {label}
            {isRequired && <span aria-hidden="true"> *</span>}
          </span>
        </Label>
        {children}
      </Line>
      <FieldErrorMessage id={fieldIds(id).error} error={error} />
    </div>
  );
}

const Line = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(5),
});

const Label = styled.label({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: targetSize,
  cursor: 'pointer',
  '&[data-locked="true"]': { pointerEvents: 'none' },
});

const Box = styled.input({
  flex: 'none',
  inlineSize: space(6),
  blockSize: space(6),
  margin: 0,
  scrollMarginBlock: `${space(8)} ${space(24)}`,
  cursor: 'inherit',
  '@media not (forced-colors: active)': {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    border: `2px solid ${color.edge}`,
    borderRadius: radius.small,
    backgroundColor: color.paper,
    // A check mark in the style of a pen stroke.
    '&::before': {
      content: '""',
      inlineSize: space(4),
      blockSize: space(4),
      clipPath: 'polygon(8% 52%, 22% 40%, 40% 62%, 80% 8%, 96% 20%, 42% 94%)',
    },
    'label:hover > &': { borderColor: color.accent },
    'label:active > &': { backgroundColor: color.surfaceSunken },
    '&:checked': { borderColor: color.accent, backgroundColor: color.accent },
    '&:checked::before': { backgroundColor: color.onAccent },
  },
});
