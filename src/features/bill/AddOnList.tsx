import styled from '@emotion/styled';
import { type AddOn, addOns } from '../../content/addOns';
import { useI18n } from '../../i18n/I18nContext';
import { inkLine } from '../../tokens/illustrationStyle';
import { notPrinted } from '../../tokens/print';
import { surface } from '../../tokens/roles';
import { below, from, gutter, singleColumn, space } from '../../tokens/space';
import { CheckBox, CheckLabel } from '../../ui/fields/Check';
import { RequiresScript } from '../../ui/RequiresScript';
import { Section } from '../../ui/Section';
import { PriceList } from '../pricing/PriceList';
import { BillSummary } from './BillSummary';
import { BillTotals } from './BillTotals';
import { type Bill, useBill } from './bill.actor';
import { PlanChoice } from './PlanChoice';
import { QuantityField } from './QuantityField';

/** Add-ons with checkboxes; the selected ones are added up on the receipt. */
export function AddOnList() {
  const { t } = useI18n();
  const bill = useBill();
  return (
    <Section id="add-ons" heading={t('pricing.addOns.heading')} lead={t('pricing.addOns.lead')}>
      <Counter>
        {/* The boot script sends an input event after hydration. */}
        <List onInput={({ currentTarget }) => bill.read(currentTarget)} method="dialog">
          <RequiresScript>
            <PlanChoice bill={bill} />
          </RequiresScript>
          <Items
            lines={addOns.map((addOn) => ({
              id: addOn.id,
              name: <AddOnCheckbox addOn={addOn} bill={bill} />,
              description: t(addOn.description),
              price: addOn.price,
              more: <AddOnNote addOn={addOn} bill={bill} />,
            }))}
          />
          <Slip data-part="slip" href={`#${billId}`}>
            <BillTotals sums={bill.sums} />
          </Slip>
        </List>
        <BillSummary bill={bill} id={billId} />
      </Counter>
    </Section>
  );
}

const Counter = styled.div({
  ...singleColumn,
  gap: space(12),
  [from('navigation')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 24rem',
    columnGap: space(16),
    alignItems: 'start',
  },
});

const billId = 'bill';

const slipHeight = space(16);

const List = styled.form({
  // Nothing covers the focus of a keyboard.
  '&:has(:focus-visible) > [data-part="slip"]': { position: 'static' },
});

const Items = styled(PriceList)({
  // Collapses with the slip's margin, which holds the slip above the list's first buttons.
  '@media (scripting: enabled)': { [below('navigation')]: { marginBlockEnd: slipHeight } },
});

/** Total at the foot of the window while the list is on screen, where the bill is below the list. */
const Slip = styled.a({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: slipHeight,
  margin: `-${slipHeight} calc(-1 * ${gutter}) 0`,
  paddingInline: gutter,
  borderBlock: inkLine,
  ...surface.sheet,
  fontWeight: 700,
  textDecoration: 'none',
  // The bill has it.
  [below('small')]: { '& [data-part="note"]': { display: 'none' } },
  '@media (scripting: none)': { display: 'none' },
  [from('navigation')]: { display: 'none' },
  ...notPrinted,
});

interface Props {
  readonly addOn: AddOn;
  readonly bill: Bill;
}

/** Name of an add-on with its checkbox; only the name without scripts. */
function AddOnCheckbox({ addOn, bill }: Props) {
  const { t } = useI18n();
  const { id, name } = addOn;
  return (
    <Label>
      <CheckBox
        type="checkbox"
        name="addOn"
        value={id}
        aria-describedby={`price-${id}`}
        checked={id in bill.choice.quantities}
        disabled={bill.obstacleOf(addOn) !== undefined}
        onChange={({ currentTarget }) => bill.tick(id, currentTarget.checked)}
      />
      {t(name)}
    </Label>
  );
}

/** Quantity of a checked add-on and what to know of it, or the reason why it cannot be checked. */
function AddOnNote({ addOn, bill }: Props) {
  const { t } = useI18n();
  const obstacle = bill.obstacleOf(addOn);
  if (obstacle) return <strong> {t(`pricing.bill.${obstacle}`)}</strong>;
  const note = addOn.notes?.[bill.choice.plan];
  return (
    <>
      {note && <strong> {t(note)}</strong>}
      <QuantityField addOn={addOn} bill={bill} />
    </>
  );
}

/** Large touch target that does not change the line. */
const Label = styled(CheckLabel)({ marginBlock: `-${space(2.5)}` });
