import styled from '@emotion/styled';
import type { BillSums } from '../../../machines/billRules';
import { formatShekels } from '../../i18n/format';
import { useI18n } from '../../i18n/I18nContext';
import { useSettings } from '../../site/SiteContext';
import { space } from '../../tokens/space';
import { face, size } from '../../tokens/type';
import { billParts, quotedIn, totalLabel } from './billText';

/** The totals of a bill side by side, each under its label and beside its amount before VAT; a hint if nothing is selected. */
export function BillTotals({ sums }: { readonly sums: BillSums }) {
  const i18n = useI18n();
  const { t, language, direction } = i18n;
  const isVatIncluded = useSettings().vatNote === 'included';
  const totals = billParts.flatMap(({ part, total }) => {
    const sum = sums[part];
    if (!sum) return [];
    const label = totalLabel(total, sum, i18n);
    const amount = formatShekels(sum.net / 100, language);
    const note = isVatIncluded ? undefined : t('pricing.bill.beforeVat', { amount });
    return [{ label, figure: formatShekels(sum.total / 100, language), note }];
  });
  const cells = [...totals, ...quotedIn(sums, i18n)];
  if (cells.length === 0) return t('pricing.bill.empty');
  return (
    <Cells>
      {cells.map(({ label, figure, note }) => (
        <span key={`${label} ${figure}`}>
          {label}{' '}
          <Amounts>
            <Figure dir={direction}>{figure}</Figure> <span data-part="note">{note}</span>
          </Amounts>
        </span>
      ))}
    </Cells>
  );
}

const Cells = styled.span({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(6)}`,
  fontFamily: face.text,
  fontSize: size.small,
  lineHeight: 1.25,
});

const Amounts = styled.span({ display: 'inline-block' });

const Figure = styled.bdi({
  fontFamily: face.display,
  fontSize: size.lead,
  fontVariantNumeric: 'lining-nums',
});
