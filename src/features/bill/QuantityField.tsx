import styled from '@emotion/styled';
import { useState } from 'react';
import { isWithin } from '../../../machines/billRules';
import { readNumber } from '../../../machines/typedNumber';
import type { AddOn } from '../../content/addOns';
import { useI18n } from '../../i18n/I18nContext';
import { notPrinted } from '../../tokens/print';
import { color, surface } from '../../tokens/roles';
import { radius, space, targetSize } from '../../tokens/space';
import { size } from '../../tokens/type';
import { FieldErrorMessage } from '../../ui/fields/FieldErrorMessage';
import { fieldIds } from '../../ui/fields/fieldIds';
import type { Bill } from './bill.actor';
import { quantityLimits } from './choice';

/** Quantity of a selected add-on that is sold by the piece. */
export function QuantityField({ addOn, bill }: { readonly addOn: AddOn; readonly bill: Bill }) {
  const { t } = useI18n();
  // Text while typing, which may be below the minimum, such as the 1 of 12, and the quantity before it.
  const [typed, setTyped] = useState<{ readonly text: string; readonly before: number }>();
  const [isRefused, setIsRefused] = useState(false);
  const { id, name } = addOn;
  const quantity = bill.choice.quantities[id];
  const { min, max } = quantityLimits(addOn);
  if (quantity === undefined || min === max) return null;
  const set = (next: number) => {
    setTyped(undefined);
    setIsRefused(false);
    bill.setQuantity(id, next);
  };
  const type = (text: string) => {
    set(numberIn(text));
    setTyped({ text, before: typed?.before ?? quantity });
  };
  const finish = () => {
    if (!typed) return;
    const isValid = typed.text === '' || isWithin({ min, max }, numberIn(typed.text));
    set(isValid ? quantity : typed.before);
    setIsRefused(!isValid);
  };
  const field = `quantity-${id}`;
  const error = isRefused ? t('pricing.bill.range', { min, max }) : undefined;
  const labelOf = (control: 'quantity' | 'fewer' | 'more') =>
    t('layout.labeled', { label: t(`pricing.bill.${control}`), value: t(name) });
  const stepButton = (word: 'fewer' | 'more', sign: string, next: number) => (
    <StepButton
      type="button"
      aria-label={labelOf(word)}
      aria-disabled={next < min || next > max}
      onClick={() => set(next)}
    >
      {sign}
    </StepButton>
  );
  return (
    <Row>
      <Label htmlFor={field}>{t('pricing.bill.quantity')}</Label>
      <Stepper>
        {stepButton('fewer', '−', quantity - 1)}
        <Input
          id={field}
          // A number field changes with the mouse wheel, and takes ASCII digits only.
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={labelOf('quantity')}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={quantity}
          aria-describedby={error && fieldIds(field).error}
          value={typed?.text ?? quantity}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={(event) => {
            const step = steps[event.key];
            if (step === undefined) return;
            event.preventDefault();
            set(quantity + step);
          }}
          onBlur={finish}
        />
        {stepButton('more', '+', quantity + 1)}
      </Stepper>
      <span role="alert">
        <FieldErrorMessage id={fieldIds(field).error} error={error} />
      </span>
    </Row>
  );
}

/** `NaN`, which is within no limits, for a text that is no number. */
const numberIn = (text: string) => readNumber(text) ?? Number.NaN;

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

const Row = styled.span({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  marginBlockStart: space(2),
  fontSize: size.small,
  color: color.ink,
  ...notPrinted,
});

const Label = styled.label({ fontWeight: 700 });

const Stepper = styled.span({
  display: 'inline-flex',
  border: `1px solid ${color.line}`,
  borderBlockEnd: `2px solid ${color.edge}`,
  borderRadius: `${radius.small} ${radius.small} 0 0`,
});

const StepButton = styled.button({
  // Large text leaves no space for three wide parts.
  inlineSize: `max(44px, min(${targetSize}, 14vw))`,
  blockSize: targetSize,
  padding: 0,
  border: 'none',
  backgroundColor: 'transparent',
  color: color.ink,
  fontSize: size.heading,
  lineHeight: 1,
  '&:hover': { backgroundColor: color.surfaceSunken },
  '&[aria-disabled="true"]': { color: color.inkSoft, cursor: 'default' },
});

const Input = styled.input({
  inlineSize: 'min(3.5rem, 20vw)',
  margin: 0,
  border: 'none',
  borderRadius: 0,
  ...surface.raised,
  textAlign: 'center',
  fontSize: size.body,
  fontWeight: 700,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
