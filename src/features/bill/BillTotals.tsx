import styled from '@emotion/styled';
import type { BillSums } from '../../../machines/billRules';
import { formatShekels } from '../../i18n/format';
import { useI18n } from '../../i18n/I18nContext';
import { useSettings } from '../../site/SiteContext';
import { leader } from '../../tokens/illustrationStyle';
import { space } from '../../tokens/space';
import { face, size } from '../../tokens/type';
import { billCells } from './billText';

/** The totals of a bill side by side, each under its label and beside its amount before VAT; a hint if nothing is selected. */
export function BillTotals({ sums }: { readonly sums: BillSums }) {
  const i18n = useI18n();
  const { t, language, direction } = i18n;
  const isVatAdded = useSettings().vatNote === 'excluded';
  const noteOf = (net = 0) =>
    t('pricing.bill.beforeVat', { amount: formatShekels(net / 100, language) });
  const cells = billCells(sums, i18n);
  if (cells.length === 0) return t('pricing.bill.empty');
  return (
    <Cells>
      {cells.map(({ label, figure, net }) => (
        <Cell key={`${label} ${figure}`}>
          <Label>{label}</Label> <Figure dir={direction}>{figure}</Figure>{' '}
          <span data-part="note">{net !== undefined && isVatAdded && noteOf(net)}</span>
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
  paddingBlock: space(1),
  fontFamily: face.text,
  fontSize: size.small,
  lineHeight: 1.25,
});

const Cell = styled.span({
  flex: '1 1 18rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  columnGap: space(2),
  '& > [data-part="note"]': { flexBasis: '100%', textAlign: 'end' },
});

const Label = styled.span(leader, { flexBasis: '7rem', textWrap: 'balance' });

const Figure = styled.bdi({
  fontFamily: face.display,
  fontSize: size.lead,
  fontVariantNumeric: 'lining-nums',
});
