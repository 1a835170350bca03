import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '../../tokens/roles';
import { space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { FieldErrorMessage } from './FieldErrorMessage';
import { fieldIds } from './fieldIds';

/** What every field of a form is given. */
export interface FieldProps {
  /** The control's id; those of its hint and its error begin with it. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly hint?: string;
  /** What is wrong with the value, in words. */
  readonly error: string | undefined;
  /** Whether the value stands fast for now: it can be read and focused, not changed. */
  readonly isReadOnly: boolean;
}

interface Props extends Pick<FieldProps, 'id' | 'label' | 'isRequired' | 'hint' | 'error'> {
  /** One control takes a `label`; a group of them is named by the label's id. */
  readonly of?: 'control' | 'group';
  /** Stands at the end of the label's line. */
  readonly count?: ReactNode;
  readonly children: ReactNode;
}

/** A control with its label above it and what is to be said about it below. */
export function Field({
  id,
  label,
  isRequired,
  hint,
  error,
  of = 'control',
  count,
  children,
}: Props) {
  const ids = fieldIds(id);
  const words = (
    <>
      {label}
      {isRequired && <span aria-hidden="true"> *</span>}
    </>
  );
  return (
    <Row>
      <Head>
        {of === 'control' ? (
          <Label htmlFor={id}>{words}</Label>
        ) : (
          <Label as="span" id={ids.label}>
            {words}
          </Label>
        )}
        {count}
      </Head>
      {children}
      <FieldErrorMessage id={ids.error} error={error} />
      {hint && <Hint id={ids.hint}>{hint}</Hint>}
    </Row>
  );
}

const Row = styled.div({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space(1.5),
  minInlineSize: 0,
});

const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space(3),
  fontSize: size.small,
});

const Label = styled.label({ fontWeight: 700 });

const Hint = styled.p({ fontSize: size.small, color: color.inkSoft });
