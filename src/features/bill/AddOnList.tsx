import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { noPlan } from '../../../machines/billRules';
import { addOns } from '../../content/addOns';
import { qrMenus } from '../../content/plans';
import { managedMenu } from '../../content/services';
import { useI18n } from '../../i18n/I18nContext';
import { sheet } from '../../tokens/illustrationStyle';
import { notPrinted } from '../../tokens/print';
import { color } from '../../tokens/roles';
import { below, from, singleColumn, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { Sign } from '../../ui/Disclosure';
import { CheckBox, CheckLabel } from '../../ui/fields/Check';
import { RequiresScript } from '../../ui/RequiresScript';
import { Section } from '../../ui/Section';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { AddOnLine } from './AddOnLine';
import { BillSummary, billTimeline } from './BillSummary';
import { BillTotals } from './BillTotals';
import { type Bill, useBill } from './bill.actor';

/** Add-ons with checkboxes; the selected ones are added up on the receipt. */
export function AddOnList() {
  const { t } = useI18n();
  const bill = useBill();
  return (
    <Section id="add-ons" heading={t('pricing.addOns.heading')} lead={t('pricing.addOns.lead')}>
      <Counter>
        {/* The boot script sends an input event after hydration. */}
        <List onInput={({ currentTarget }) => bill.read(currentTarget)} method="dialog">
          <RequiresScript>{qrMenus.length > 0 && <PlanChoice bill={bill} />}</RequiresScript>
          <Rows>
            <Items>
              {addOns.map((addOn) => (
                <AddOnLine key={addOn.id} addOn={addOn} bill={bill} />
              ))}
            </Items>
            <Slip data-part="slip" href={`#${billId}`}>
              <VisuallyHidden>{t('pricing.bill.heading')}</VisuallyHidden>
              <BillTotals isSlip sums={bill.sums} />
              <Sign name="chevron" size={16} />
            </Slip>
          </Rows>
        </List>
        <BillSummary bill={bill} id={billId} />
      </Counter>
    </Section>
  );
}

const Counter = styled.div({
  ...singleColumn,
  timelineScope: billTimeline,
  gap: space(4),
  [from('navigation')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 24rem',
    alignItems: 'start',
    columnGap: space(12),
  },
});

const billId = 'bill';

const slipHeight = space(16);

const List = styled.form({
  '& input, & button': { scrollMarginBlockEnd: slipHeight },
  // Nothing covers the focus of a keyboard.
  '&:has(:focus-visible) [data-part="slip"]': { position: 'static' },
});

/** Clips the slip above the first add-on, but not touch targets and focus rings. */
const Rows = styled.div({ overflowY: 'clip', margin: -10, padding: 10 });

const Items = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  alignItems: 'start',
  gap: `${space(6)} ${space(8)}`,
  // Collapses with the slip's margin, which holds the slip above the list's first buttons.
  [below('navigation')]: { marginBlockEnd: slipHeight },
  '@media print': { marginBlockEnd: 0 },
});

const giveWay = keyframes({ '5%, to': { visibility: 'hidden' } });

/** Total at the foot of the window until the bill, which is below the list, comes into view. */
const Slip = styled.a(sheet, {
  position: 'sticky',
  insetBlockEnd: 'var(--prompt, 0px)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minBlockSize: slipHeight,
  marginBlockStart: `-${slipHeight}`,
  padding: `${space(1.5)} ${space(4)}`,
  textDecoration: 'none',
  '@media (scripting: none)': { display: 'none' },
  // Without effect in browsers without view timelines.
  animation: giveWay,
  animationTimeline: billTimeline,
  [from('navigation')]: { display: 'none' },
  ...notPrinted,
});

/** The initial plan of the bill, the service in place of one, or none. */
function PlanChoice({ bill }: { readonly bill: Bill }) {
  const { t } = useI18n();
  const choices = [...qrMenus, { id: noPlan, name: 'pricing.bill.noPlan' } as const];
  return (
    <Group>
      <Legend>{t('pricing.bill.plan')}</Legend>
      {choices.map(({ id, name }) => (
        <CheckLabel key={id}>
          <CheckBox
            type="radio"
            name="plan"
            value={id}
            aria-describedby={managedMenu.some((menu) => menu.id === id) ? managedNote : undefined}
            checked={id === bill.choice.plan}
            onChange={() => bill.choosePlan(id)}
          />
          {t(name)}
        </CheckLabel>
      ))}
      {managedMenu.map(({ id, title }) => (
        <Note key={id} id={managedNote}>
          {t('layout.labeled', { label: t(title), value: t('promises.managedMenu') })}
        </Note>
      ))}
    </Group>
  );
}

const Group = styled.fieldset({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(6)}`,
  marginBlockEnd: space(8),
  border: 'none',
});

const managedNote = 'managed-menu';

const Note = styled.p({ flexBasis: '100%', fontSize: size.small, color: color.inkSoft });

const Legend = styled.legend({ padding: 0, marginBlockEnd: space(1), color: color.inkSoft });
