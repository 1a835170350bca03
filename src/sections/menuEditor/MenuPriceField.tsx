import styled from '@emotion/styled';
import { memo, useId } from 'react';
import { FieldErrorMessage } from '../../components/fields/FieldErrorMessage';
import { describedControl, fieldIds } from '../../components/fields/fieldIds';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { MenuEditor } from '../../hooks/useMenuEditor';
import { formatNumber } from '../../i18n/format';
import { useI18n } from '../../i18n/I18nContext';
import { useMenuEditorMessages } from '../../i18n/menuEditorMessages';
import { color } from '../../tokens/roles';
import { menuField, menuFieldInset, menuFieldLabel } from './menuField';

interface Props {
  readonly field: MenuEditor['invalidPrices'][number];
  readonly value: string;
  readonly isInvalid: boolean;
  readonly onChange: MenuEditor['change'];
  /** Accessible label with the number of the dish. */
  readonly label: string;
  readonly placeholder: string;
}

/** Maximum price in shekels, and its length with agorot. */
const maxPrice = 9999;
const maxLength = 7;

/** Price field, shared by both sides. Errors are shown while typing. */
export const MenuPriceField = memo(function MenuPriceField(props: Props) {
  const { field, value, isInvalid, onChange, label, placeholder } = props;
  const { language } = useI18n();
  const w = useMenuEditorMessages();
  const id = useId();
  const max = formatNumber(maxPrice, language);
  const error = isInvalid ? w('priceWrong', { max }) : undefined;
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

/** The focus ring is outside of the column, the digits are inside. */
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
