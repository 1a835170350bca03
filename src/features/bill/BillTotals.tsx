import styled from '@emotion/styled';
import type { BillSums } from '../../../machines/billRules';
import { formatAgorot } from '../../i18n/formatAgorot';
import { useI18n } from '../../i18n/I18nContext';
import { space } from '../../tokens/space';
import { face, size } from '../../tokens/type';
import { billParts } from './billText';
import { lineName } from './choiceText';

/** The totals of a bill side by side, each under its label; a hint if nothing is selected. */
export function BillTotals({ sums }: { readonly sums: BillSums }) {
  const i18n = useI18n();
  const { t, language, direction } = i18n;
  const cells = billParts.flatMap(({ part, total }) => {
    const sum = sums[part];
    return sum ? [{ label: t(total), figure: formatAgorot(sum.total, language) }] : [];
  });
  const quoted = sums.byQuote.map((id) => ({
    label: t('pricing.bill.byQuote'),
    figure: lineName({ id, quantity: 1 }, i18n),
  }));
  if (cells.length + quoted.length === 0) return t('pricing.bill.empty');
  return (
    <Cells>
      {[...cells, ...quoted].map(({ label, figure }) => (
        <span key={label}>
          {label} <Figure dir={direction}>{figure}</Figure>
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

const Figure = styled.bdi({
  display: 'block',
  fontFamily: face.display,
  fontSize: size.lead,
  fontVariantNumeric: 'lining-nums',
});
