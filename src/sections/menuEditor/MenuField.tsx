import styled from '@emotion/styled';
import { memo, type RefObject, useId } from 'react';
import { menuTextLength } from '../../../machines/menuValues';
import { CharacterCount } from '../../components/fields/CharacterCount';
import { FieldErrorMessage } from '../../components/fields/FieldErrorMessage';
import { describedControl, fieldIds } from '../../components/fields/fieldIds';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { MenuEditor } from '../../hooks/useMenuEditor';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';
import { radius, space, targetSize } from '../../tokens/space';
import { face, size } from '../../tokens/type';

interface Props {
  readonly ref?: RefObject<HTMLInputElement | null>;
  readonly kind: 'title' | 'dish' | 'price';
  readonly field: keyof MenuEditor['values'];
  readonly value: string;
  readonly onChange: MenuEditor['change'];
  /** Only for assistive technology if it is a price. */
  readonly label: string;
  readonly placeholder: string | undefined;
  /** Shown while typing. */
  readonly error?: string | undefined;
}

/** Length of the highest price, with agorot. */
const priceLength = 7;

/** A text or a price on the card; the direction of a text follows its content. */
export const MenuField = memo(function MenuField(props: Props) {
  const { ref, kind, field, value, onChange, label, placeholder, error } = props;
  const { t } = useI18n();
  const id = useId();
  const isPrice = kind === 'price';
  return (
    <>
      <Box data-kind={kind}>
        <Head>
          <label htmlFor={id}>
            {isPrice ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            {isPrice && <span aria-hidden="true">₪</span>}
          </label>
          {!isPrice && (
            <CharacterCount
              length={value.length}
              maxLength={menuTextLength}
              words={(left) => t('forms.charactersLeft', { left })}
            />
          )}
        </Head>
        <Line
          ref={ref}
          id={id}
          dir={isPrice ? 'ltr' : value === '' ? undefined : 'auto'}
          inputMode={isPrice ? 'decimal' : undefined}
          autoComplete="off"
          maxLength={isPrice ? priceLength : menuTextLength}
          placeholder={placeholder}
          value={value}
          onChange={({ currentTarget }) => onChange(field, currentTarget.value)}
          {...describedControl({ id, error })}
        />
      </Box>
      {isPrice && (
        <Below role="status">
          <FieldErrorMessage id={fieldIds(id).error} error={error} />
        </Below>
      )}
    </>
  );
});

/** Distance from the focus ring, which is outside of the column, to the text. */
const inset = space(1.5);

const Box = styled.div({
  '&:not([data-kind="price"])': { marginInlineStart: `-${inset}` },
  '&:not([data-kind="dish"])': { marginInlineEnd: `-${inset}` },
});

const Head = styled.div({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(2),
  paddingInline: inset,
  color: color.sheetSoft,
  fontSize: size.small,
  // The character count as well.
  '& > span': { color: 'inherit' },
  '[data-kind="price"] > & > label': { flex: 1, textAlign: 'end' },
});

/** Looks like the printed text. */
const Line = styled.input({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: targetSize,
  margin: 0,
  padding: `${space(1)} ${inset}`,
  border: 0,
  borderBlockEnd: `2px dotted ${color.sheetRule}`,
  borderRadius: 0,
  backgroundColor: 'transparent',
  color: color.sheetInk,
  fontFamily: face.display,
  fontSize: size.lead,
  fontWeight: 700,
  lineHeight: 1.3,
  '&:focus-visible': {
    outline: `2px solid ${color.sheetInk}`,
    outlineOffset: '1px',
    borderRadius: radius.small,
  },
  // Distinct from typed text.
  '&::placeholder': {
    color: color.sheetSoft,
    opacity: 1,
    fontFamily: face.text,
    fontWeight: 400,
  },
  '&:hover': { borderColor: color.sheetInk },
  '&[aria-invalid="true"]': { borderBlockEnd: `3px solid ${color.sheetAccent}` },
  '[data-kind="title"] > &': {
    borderBlockEnd: `3px double ${color.sheetInk}`,
    fontSize: size.heading,
    textAlign: 'center',
  },
  '[data-kind="price"] > &': { color: color.sheetAccent, textAlign: 'end' },
  '[dir="rtl"] [data-kind="price"] > &': { textAlign: 'start' },
});

const Below = styled.div({
  gridColumn: '1 / -1',
  '& > p': { justifyContent: 'end', color: color.sheetAccent },
});
