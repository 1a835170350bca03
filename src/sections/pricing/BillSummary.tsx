import styled from '@emotion/styled';
import { ButtonLink } from '../../components/Button';
import { RequiresScript } from '../../components/RequiresScript';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { writeChoice } from '../../content/choice';
import { lineName } from '../../content/choiceText';
import { vatPercent } from '../../content/price';
import type { Bill } from '../../hooks/useBill';
import { formatAgorot } from '../../i18n/formatAgorot';
import { useI18n } from '../../i18n/I18nContext';
import { inkLine, printedTitle, tornPaper } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { from, headerHeight, radius, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { billParts, billTotals, chosenItems } from './billText';

interface Props {
  readonly bill: Bill;
  readonly id: string;
}

/** Receipt of the selection, with monthly and one-time totals. */
export function BillSummary({ bill, id }: Props) {
  const i18n = useI18n();
  const { t, language, direction } = i18n;
  const { sums, isVatIncluded, isSettled } = bill;
  const isEmpty = !sums.monthly && !sums.once && sums.byQuote.length === 0;
  // Amounts are isolated like `Money`.
  const row = (words: string, amount: number, Row: typeof Line = Line) => (
    <Row>
      <span>{words}</span>
      <bdi dir={direction}>{formatAgorot(amount, language)}</bdi>
    </Row>
  );
  return (
    <Till id={id}>
      <Printer />
      <Paper>
        <h3>{t('pricing.bill.heading')}</h3>
        {isEmpty && <p>{t('pricing.bill.empty')}</p>}
        {billParts.map(({ part, heading, total }) => {
          const sum = sums[part];
          return (
            sum && (
              <Part key={part}>
                <h4>{t(heading)}</h4>
                <ul role="list">
                  {sum.lines.map((line) => (
                    <li key={line.id}>{row(lineName(line, i18n), line.amount)}</li>
                  ))}
                </ul>
                <Sums>
                  {!isVatIncluded && (
                    <>
                      {sum.lines.length > 1 && row(t('pricing.bill.net'), sum.net)}
                      {row(t('pricing.bill.vat', { vatPercent }), sum.vat)}
                    </>
                  )}
                  {row(t(total), sum.total, Total)}
                  {isVatIncluded && row(t('pricing.bill.vatWithin', { vatPercent }), sum.vat)}
                </Sums>
              </Part>
            )
          );
        })}
        {sums.byQuote.length > 0 && (
          <Part>
            <h4>{t('pricing.bill.byQuote')}</h4>
            {sums.byQuote.map((id) => (
              <p key={id}>{lineName({ id, quantity: 1 }, i18n)}</p>
            ))}
          </Part>
        )}
      </Paper>
      {!isEmpty && (
        <ButtonLink to="/contact" search={{ about: writeChoice(chosenItems(bill)) }} hash="order">
          {t('pricing.bill.toForm')}
        </ButtonLink>
      )}
      <VisuallyHidden role="status">{isSettled && billTotals(bill, i18n)}</VisuallyHidden>
    </Till>
  );
}

const Till = styled(RequiresScript)({
  display: 'grid',
  maxInlineSize: '24rem',
  '& > a': { marginBlockStart: space(8), justifySelf: 'start' },
  [from('navigation')]: {
    position: 'sticky',
    insetBlockStart: `calc(${headerHeight} + ${space(6)})`,
  },
  '@media print': { position: 'static', breakInside: 'avoid' },
});

/** A receipt printer; the paper comes out of its slot. */
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
  marginBlockStart: `-${space(2)}`,
  marginInline: space(3),
  color: color.sheetInk,
  lineHeight: 1.35,
  '& h3': { ...printedTitle, textAlign: 'center' },
});

const Part = styled.div({
  display: 'grid',
  gap: space(1.5),
  paddingBlockStart: space(4),
  borderBlockStart: `2px dashed ${color.sheetInk}`,
  '& h4': { fontSize: size.small, fontWeight: 700, color: color.sheetSoft },
  '& ul': { display: 'grid', gap: space(1.5) },
});

const Sums = styled.div({
  display: 'grid',
  gap: space(1.5),
  paddingBlockStart: space(1.5),
  borderBlockStart: `1px solid ${color.sheetRule}`,
});

const Line = styled.p({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space(4),
  '& > bdi': { whiteSpace: 'nowrap', fontVariantNumeric: 'lining-nums tabular-nums' },
});

const Total = styled(Line)({ fontWeight: 700, '& > bdi': printedTitle });
