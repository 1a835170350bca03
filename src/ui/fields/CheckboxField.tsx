import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { space } from '../../tokens/space';
import { blockKeysExceptTab } from '../isTab';
import { CheckBox, CheckLabel } from './Check';
import { FieldErrorMessage } from './FieldErrorMessage';
import { describedControl, type FieldProps, fieldIds } from './fieldIds';

interface Props extends Omit<FieldProps, 'hint'> {
  /** Content beside the label, such as a link to the terms. */
  readonly children?: ReactNode;
}

/** A checkbox with a label. */
export function CheckboxField({ isReadOnly, children, ...field }: Props) {
  return (
    <div>
      <Line>
        <Label data-locked={isReadOnly}>
          <CheckBox
            type="checkbox"
            // The default, written so that an untouched control holds what the export says (`newVersion.ts`).
            value="on"
            id={field.id}
            name={field.name}
            onKeyDown={isReadOnly ? blockKeysExceptTab : undefined}
            required={field.isRequired}
            aria-disabled={isReadOnly}
            {...describedControl(field)}
          />
          <span>
            {field.label}
            {field.isRequired && <span aria-hidden="true"> *</span>}
          </span>
        </Label>
        {children}
      </Line>
      <FieldErrorMessage id={fieldIds(field.id).error} error={field.error} />
    </div>
  );
}

const Line = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(5),
});

const Label = styled(CheckLabel)({ '&[data-locked="true"]': { pointerEvents: 'none' } });
