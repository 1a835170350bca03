import styled from '@emotion/styled';
import type { BillSums } from '../../../machines/billRules';
import { formatShekels } from '../../i18n/format';
import { useI18n } from '../../i18n/I18nContext';
import { useSettings } from '../../site/SiteContext';
import { printedTitle } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { from, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { billParts, quotedIn } from './billText';
import { lineName } from './choiceText';

/** The lines and totals of a bill, on a receipt. */
export function BillReceipt({ sums }: { readonly sums: BillSums }) {
  const i18n = useI18n();
  const { t, language, direction } = i18n;
  const { vatNote } = useSettings();
  // Amounts are isolated like `Money`.
  const row = (words: string, agorot: number, isTotal = false) => (
    <Line data-total={isTotal || undefined}>
      <Words>{words}</Words>
      <Amount dir={direction}>{formatShekels(agorot / 100, language)}</Amount>
    </Line>
  );
  return (
    <Parts>
      {billParts.map(({ part, heading, total }) => {
        const sum = sums[part];
        return (
          sum && (
            <Part key={part}>
              <Heading>{t(heading)}</Heading>
              <Lines role="list">
                {sum.lines.map((line) => (
                  <li key={line.id}>{row(lineName(line, i18n), line.agorot)}</li>
                ))}
              </Lines>
              {vatNote === 'excluded' && (
                <>
                  {sum.lines.length > 1 && row(t('pricing.bill.net'), sum.net)}
                  {row(t('pricing.bill.vat'), sum.vat)}
                </>
              )}
              {row(t(total), sum.total, true)}
              {vatNote === 'included' && row(t('pricing.bill.vatWithin'), sum.vat)}
            </Part>
          )
        );
      })}
      {quotedIn(sums, i18n).map(({ label, figure }) => (
        <Part key={figure}>
          <Heading>{label}</Heading>
          <p>{figure}</p>
        </Part>
      ))}
    </Parts>
  );
}

/** Windows where the bill is as wide as the list above it: two parts are beside each other. */
export const acrossList = `${from('panel')} and (max-width: 62.48em)`;

const Parts = styled.div({
  display: 'grid',
  gap: `${space(4)} ${space(6)}`,
  [acrossList]: { gridTemplateColumns: '1fr 1fr' },
});

const Part = styled.div({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space(1.5),
  paddingBlockStart: space(4),
  borderBlockStart: `2px dashed ${color.sheetInk}`,
  [acrossList]: {
    '&:last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
    // Has its sums beside its lines.
    '&:only-child': { gridTemplateColumns: 'subgrid', columnGap: 'inherit' },
  },
});

const Heading = styled.h4({ gridColumn: '1 / -1', fontSize: size.small, color: color.sheetSoft });

const Lines = styled.ul({
  display: 'grid',
  alignContent: 'start',
  gap: space(1.5),
  paddingBlockEnd: space(1.5),
  borderBlockEnd: `1px solid ${color.sheetRule}`,
  [acrossList]: { 'div:only-child > &': { gridRow: 'span 3', border: 0 } },
});

const Line = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
  '&[data-total]': { fontWeight: 700 },
});

/** A long name wraps beside its price; large text has the price below it. */
const Words = styled.span({ flex: '1 1 7rem' });

const Amount = styled.bdi({
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '[data-total] > &': printedTitle,
});
