import styled from '@emotion/styled';
import { memo, useId } from 'react';
import { FieldErrorMessage } from '../../components/fields/FieldErrorMessage';
import { describedControl, fieldIds } from '../../components/fields/fieldIds';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { MenuEditor } from '../../hooks/useMenuEditor';
import { formatNumber } from '../../i18n/format';
import { useI18n } from '../../i18n/I18nContext';
import { useOwnMenuWords } from '../../i18n/menuEditorMessages';
import { color } from '../../tokens/roles';
import { menuField, menuFieldInset, menuFieldLabel } from './menuField';

interface Props {
  readonly field: MenuEditor['wrongPrices'][number];
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: MenuEditor['change'];
  /** Says which dish's price it is; the eye sees that. */
  readonly label: string;
  readonly placeholder: string;
}

/** The most that a price is, in shekels, and how many characters it takes with agorot. */
const maxPrice = 9999;
const maxLength = 7;

/** A line of the card for a price, on both of its sides. What is wrong with it is said as it is typed. */
export const MenuPriceField = memo(function MenuPriceField(props: Props) {
  const { field, value, isWrong, onChange, label, placeholder } = props;
  const { language } = useI18n();
  const w = useOwnMenuWords();
  const id = useId();
  const max = formatNumber(maxPrice, language);
  const error = isWrong ? w('priceWrong', { max }) : undefined;
  return (
    <>
      <Box>
        <Label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
          <span aria-hidden="true">₪</span>
        </Label>
        <Price
          id={id}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={maxLength}
          placeholder={placeholder}
          value={value}
          onChange={({ currentTarget }) => onChange(field, currentTarget.value)}
          {...describedControl({ id, error })}
        />
      </Box>
      <Below role="status">
        <FieldErrorMessage id={fieldIds(id).error} error={error} />
      </Below>
    </>
  );
});

/** Its ring is outside of the card's column, its figures are in it. */
const Box = styled.div({ marginInlineEnd: `-${menuFieldInset}` });

const Label = styled.label(menuFieldLabel, { justifyContent: 'end' });

const Price = styled.input(menuField, {
  color: color.sheetAccent,
  textAlign: 'end',
  '[dir="rtl"] &': { textAlign: 'start' },
});

const Below = styled.div({
  gridColumn: '1 / -1',
  '& > p': { justifyContent: 'end', color: color.sheetAccent },
});
