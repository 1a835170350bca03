import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, surface } from '../../tokens/roles';
import { radius, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { FieldErrorMessage } from './FieldErrorMessage';
import { type FieldProps, fieldIds } from './fieldIds';

interface Props extends Omit<FieldProps, 'isReadOnly'> {
  /** A single control has a `label`; a group is labelled by id. */
  readonly of?: 'control' | 'group';
  /** Content at the end of the label's line. */
  readonly count?: ReactNode;
  readonly children: ReactNode;
}

/** A control with its label above and its hint and error below. */
export function Field({ of = 'control', count, children, ...field }: Props) {
  const ids = fieldIds(field.id);
  return (
    <Row>
      <Head>
        <Label
          as={of === 'control' ? 'label' : 'span'}
          {...(of === 'control' ? { htmlFor: field.id } : { id: ids.label })}
        >
          {field.label}
          {field.isRequired && <span aria-hidden="true"> *</span>}
        </Label>
        {count}
      </Head>
      {children}
      <FieldErrorMessage id={ids.error} error={field.error} />
      {field.hint && <Hint id={ids.hint}>{field.hint}</Hint>}
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

/** Style of inputs and selects: a tinted box on a line. */
export const controlStyle: CSSObject = {
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '3rem',
  margin: 0,
  padding: `${space(2.5)} ${space(3)}`,
  border: `1px solid ${color.line}`,
  borderBlockEnd: `2px solid ${color.edge}`,
  borderRadius: `${radius.small} ${radius.small} 0 0`,
  ...surface.paper,
  lineHeight: 1.4,
  '&::placeholder': { color: color.inkSoft, opacity: 1 },
  '&:hover': { borderColor: color.edge },
  '&:focus-visible': { outlineOffset: 0 },
  '&[aria-invalid="true"]': {
    borderColor: color.accent,
    borderBlockEndWidth: '3px',
    paddingBlockEnd: `calc(${space(2.5)} - 1px)`,
  },
  '&[readonly], &[aria-disabled="true"]': {
    borderColor: color.line,
    cursor: 'default',
  },
};
