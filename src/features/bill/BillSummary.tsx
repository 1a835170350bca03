import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { inkLine, tornPaper } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { from, headerHeight, radius, singleColumn, space } from '../../tokens/space';
import { ButtonLink } from '../../ui/Button';
import { RequiresScript } from '../../ui/RequiresScript';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { acrossList, BillReceipt } from './BillReceipt';
import type { Bill } from './bill.actor';
import { billText } from './billText';
import { writeChoice } from './choice';

/** Receipt of the selection, with monthly and one-time totals. */
export function BillSummary({ bill, id }: { readonly bill: Bill; readonly id: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { sums, items, isSettled } = bill;
  const isEmpty = !sums.monthly && !sums.once && sums.byQuote.length === 0;
  return (
    <Till id={id}>
      <Printer />
      <Paper data-bill="receipt">
        <Heading>{t('pricing.bill.heading')}</Heading>
        {isEmpty && <p>{t('pricing.bill.empty')}</p>}
        <BillReceipt sums={sums} />
      </Paper>
      {!isEmpty && (
        <ToForm>
          <ButtonLink to="/contact" search={{ about: writeChoice(items) }} hash="order">
            {t('pricing.bill.toForm')}
          </ButtonLink>
        </ToForm>
      )}
      <VisuallyHidden role="status">{isSettled && billText(bill, i18n)}</VisuallyHidden>
    </Till>
  );
}

/** View timeline of the bill, which ends what repeats its totals. */
export const billTimeline = '--bill';

const Till = styled(RequiresScript)({
  ...singleColumn,
  viewTimelineName: billTimeline,
  [from('navigation')]: {
    position: 'sticky',
    insetBlockStart: `calc(${headerHeight} + ${space(6)})`,
  },
  breakInside: 'avoid',
});

const Printer = styled.div({
  display: 'grid',
  alignItems: 'end',
  blockSize: space(8),
  paddingInline: space(1.5),
  border: inkLine,
  borderRadius: `${radius.large} ${radius.large} ${radius.small} ${radius.small}`,
  backgroundColor: color.wood,
  '&::after': {
    content: '""',
    blockSize: space(2),
    marginBlockEnd: space(1),
    borderRadius: radius.round,
    backgroundColor: color.sheetInk,
  },
});

const Paper = styled.div(tornPaper, {
  display: 'grid',
  gap: space(4),
  padding: `${space(6)} ${space(5)} ${space(3)}`,
  margin: `-${space(2)} ${space(3)} 0`,
  color: color.sheetInk,
  lineHeight: 1.35,
});

const Heading = styled.h3({ textAlign: 'center' });

const ToForm = styled.div({
  display: 'grid',
  margin: `${space(8)} ${space(3)} 0`,
  [acrossList]: { justifySelf: 'end' },
});
