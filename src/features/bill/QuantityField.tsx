import styled from '@emotion/styled';
import { useState } from 'react';
import type { AddOn } from '../../content/addOns';
import { useI18n } from '../../i18n/I18nContext';
import { clearOfHelpers } from '../../tokens/floating';
import { notPrinted } from '../../tokens/print';
import { color, surface } from '../../tokens/roles';
import { radius, space, targetSize } from '../../tokens/space';
import { size } from '../../tokens/type';
import { quantityLimits } from './addOnRules';
import type { Bill } from './useBill';

/** Quantity of a selected add-on that is sold by the piece. */
export function QuantityField({ addOn, bill }: { readonly addOn: AddOn; readonly bill: Bill }) {
  const { t } = useI18n();
  // Text while typing, which may be below the minimum, such as the 1 of 12.
  const [typed, setTyped] = useState<string>();
  const { id, name } = addOn;
  const quantity = bill.choice.quantities[id];
  const { min, max } = quantityLimits(addOn);
  if (quantity === undefined || min === max) return null;
  const stepButton = (word: 'fewer' | 'more', sign: string, next: number) => (
    <StepButton
      type="button"
      aria-label={`${t(`pricing.bill.${word}`)}: ${t(name)}`}
      aria-disabled={next < min || next > max}
      onClick={() => {
        setTyped(undefined);
        bill.setQuantity(id, next);
      }}
    >
      {sign}
    </StepButton>
  );
  return (
    <Row>
      <Label htmlFor={`quantity-${id}`}>{t('pricing.bill.quantity')}</Label>
      <Stepper>
        {stepButton('fewer', '−', quantity - 1)}
        <Input
          id={`quantity-${id}`}
          type="number"
          inputMode="numeric"
          aria-label={`${t('pricing.bill.quantity')}: ${t(name)}`}
          min={min}
          max={max}
          value={typed ?? quantity}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            bill.setQuantity(id, currentTarget.valueAsNumber);
          }}
          onBlur={() => setTyped(undefined)}
        />
        {stepButton('more', '+', quantity + 1)}
      </Stepper>
    </Row>
  );
}

const Row = styled.span({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  marginBlockStart: space(2),
  fontSize: size.small,
  color: color.ink,
  ...notPrinted,
});

const Label = styled.label({ fontWeight: 700 });

/** One box with the number in the middle. */
const Stepper = styled.span({
  display: 'inline-flex',
  border: `1px solid ${color.line}`,
  borderBlockEnd: `2px solid ${color.edge}`,
  borderRadius: `${radius.small} ${radius.small} 0 0`,
});

const StepButton = styled.button({
  inlineSize: targetSize,
  blockSize: targetSize,
  padding: 0,
  border: 'none',
  backgroundColor: 'transparent',
  color: color.ink,
  fontSize: size.lead,
  lineHeight: 1,
  cursor: 'pointer',
  '&:hover, &:active': { backgroundColor: color.surfaceSunken },
  '&[aria-disabled="true"]': { color: color.inkSoft, cursor: 'default' },
});

const Input = styled.input({
  inlineSize: '3.5rem',
  margin: 0,
  border: 'none',
  borderRadius: 0,
  ...surface.raised,
  textAlign: 'center',
  fontSize: size.body,
  fontWeight: 700,
  fontVariantNumeric: 'lining-nums tabular-nums',
  appearance: 'textfield',
  scrollMarginBlock: clearOfHelpers,
  '&::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
});
