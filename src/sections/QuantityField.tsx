import styled from '@emotion/styled';
import { useState } from 'react';
import { controlStyle } from '../components/controlStyle';
import { VisuallyHidden } from '../components/VisuallyHidden';
import type { AddOn } from '../content/addOns';
import type { Bill } from '../hooks/useBill';
import { useI18n } from '../i18n/I18nContext';
import { notPrinted } from '../tokens/print';
import { space } from '../tokens/space';
import { size } from '../tokens/type';

interface Props {
  readonly addOn: AddOn;
  readonly bill: Bill;
}

/** How many of a ticked add-on: only for what is sold by the piece. */
export function QuantityField({ addOn, bill }: Props) {
  const { t } = useI18n();
  // What is being typed may be no number that can be ordered, such as the 1 of 12.
  const [typed, setTyped] = useState<string>();
  const { id, name } = addOn;
  const quantity = bill.choice.quantities[id];
  const { fewest, most } = bill.limitsOf(addOn);
  if (quantity === undefined || fewest === most) return null;
  return (
    <Label>
      <span>
        {t('pricing.bill.quantity')}
        <VisuallyHidden>: {t(name)}</VisuallyHidden>
      </span>
      <Input
        type="number"
        inputMode="numeric"
        name={`quantity-${id}`}
        min={fewest}
        max={most}
        value={typed ?? quantity}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          bill.setQuantity(id, currentTarget.valueAsNumber);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Label>
  );
}

const Label = styled.label({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  marginBlockStart: space(2),
  fontSize: size.small,
  fontWeight: 700,
  ...notPrinted,
});

const Input = styled.input(controlStyle, {
  inlineSize: '6rem',
  fontVariantNumeric: 'lining-nums tabular-nums',
});
