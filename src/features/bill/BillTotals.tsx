import styled from '@emotion/styled';
import type { BillSums } from '../../../machines/billRules';
import { useI18n } from '../../i18n/I18nContext';
import { leader } from '../../tokens/illustrationStyle';
import { space } from '../../tokens/space';
import { displayed, size } from '../../tokens/type';
import { billCells } from './billText';

interface Place {
  /** Each total is below its label, and beside the other. */
  readonly isSlip?: boolean | undefined;
}

/** The totals of a bill, each after its label; a hint if nothing is selected. */
export function BillTotals({ sums, isSlip }: Place & { readonly sums: BillSums }) {
  const i18n = useI18n();
  const cells = billCells(sums, i18n);
  if (cells.length === 0) return i18n.t('pricing.bill.empty');
  return (
    <Cells>
      {cells.map(({ label, figure }) => (
        <Cell key={`${label} ${figure}`} isSlip={isSlip}>
          {isSlip ? label : <Label>{label}</Label>} <Figure dir={i18n.direction}>{figure}</Figure>
        </Cell>
      ))}
    </Cells>
  );
}

const Cells = styled.span({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(6)}`,
  fontSize: size.small,
  lineHeight: 1.25,
  textWrap: 'balance',
});

const Cell = styled.span<Place>(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'last baseline', columnGap: space(2) },
  ({ isSlip }) =>
    isSlip ? { flexDirection: 'column', alignItems: 'start' } : { flex: '1 1 18rem' },
);

const Label = styled.span(leader);

const Figure = styled.bdi(displayed(size.heading), { fontVariantNumeric: 'lining-nums' });
