import styled from '@emotion/styled';
import type { BillSums } from '../../../machines/billRules';
import { useI18n } from '../../i18n/I18nContext';
import { leader } from '../../tokens/illustrationStyle';
import { space } from '../../tokens/space';
import { displayed, face, size } from '../../tokens/type';
import { billCells } from './billText';

/** The totals of a bill, each after its label; a hint if nothing is selected. */
export function BillTotals({ sums }: { readonly sums: BillSums }) {
  const i18n = useI18n();
  const cells = billCells(sums, i18n);
  if (cells.length === 0) return i18n.t('pricing.bill.empty');
  return (
    <Cells>
      {cells.map(({ label, figure }) => (
        <Cell key={`${label} ${figure}`}>
          <Label>{label}</Label> <Figure dir={i18n.direction}>{figure}</Figure>
        </Cell>
      ))}
    </Cells>
  );
}

const Cells = styled.span({
  display: 'flex',
  flexWrap: 'wrap',
  flexGrow: 1,
  gap: `${space(1)} ${space(6)}`,
  fontFamily: face.text,
  fontSize: size.small,
  lineHeight: 1.25,
  textWrap: 'balance',
});

const Cell = styled.span({
  flex: '1 1 18rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  columnGap: space(2),
});

const Label = styled.span(leader);

const Figure = styled.bdi(displayed(size.heading), { fontVariantNumeric: 'lining-nums' });
