import styled from '@emotion/styled';
import { receiptLines } from '../content/drawings';
import { useI18n } from '../i18n/I18nContext';
import { Money } from '../i18n/Money';
import {
  inkLine,
  lettering,
  printedTitle,
  standingStyle,
  tornPaper,
} from '../tokens/illustrationStyle';
import { color } from '../tokens/roles';
import { radius, space } from '../tokens/space';

/** A receipt printer with the receipt of an online order. */
export function TillReceipt() {
  const { t, language } = useI18n();
  return (
    <Till aria-hidden="true">
      <Paper>
        <Title>{t('objects.receipt.title')}</Title>
        <Order>{t('objects.receipt.order')}</Order>
        {receiptLines.map(({ item, quantity, price }) => (
          <Line key={item}>
            <span>{quantity > 1 ? `${quantity} × ${t(item)}` : t(item)}</span>
            <Money amount={quantity * price} language={language} />
          </Line>
        ))}
        <Total>
          <span>{t('objects.receipt.total')}</span>
          <TotalAmount amount={receiptTotal} language={language} />
        </Total>
      </Paper>
      <Printer />
    </Till>
  );
}

const receiptTotal = receiptLines.map((line) => line.quantity * line.price).reduce((a, b) => a + b);

const Till = styled.div(lettering, standingStyle, {
  display: 'grid',
  justifyItems: 'center',
  inlineSize: '13rem',
});

const Paper = styled.div(tornPaper, {
  display: 'grid',
  gap: space(1),
  inlineSize: '11rem',
  paddingBlock: `${space(2)} ${space(3)}`,
  paddingInline: space(3.5),
  borderBlockStart: 0,
  '&::after': {
    insetBlockStart: 'auto',
    insetBlockEnd: '100%',
    rotate: '180deg',
    // Without the hairlines that an enlarged gradient has at both ends.
    clipPath: 'inset(0.3px 0 0.6px)',
  },
});

const Title = styled.span(printedTitle, { textAlign: 'center' });

const Order = styled.span({
  marginBlockEnd: space(1),
  paddingBlockEnd: space(2),
  borderBlockEnd: `2px dashed ${color.sheetInk}`,
  textAlign: 'center',
});

const Line = styled.span({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(2),
  fontVariantNumeric: 'tabular-nums',
});

const Total = styled(Line)({
  alignItems: 'baseline',
  marginBlockStart: space(1),
  paddingBlockStart: space(2),
  borderBlockStart: `2px dashed ${color.sheetInk}`,
  fontWeight: 700,
});

const TotalAmount = styled(Money)(printedTitle);

/** Covers the part of the paper that is still inside. With a feed button. */
const Printer = styled.div({
  position: 'relative',
  inlineSize: '100%',
  blockSize: space(13),
  marginBlockStart: `-${space(1)}`,
  border: inkLine,
  borderStartStartRadius: radius.large,
  borderStartEndRadius: radius.large,
  backgroundColor: color.wood,
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    border: inkLine,
    borderRadius: radius.round,
  },
  '&::before': {
    insetBlockStart: '-2px',
    insetInline: space(3),
    blockSize: space(2.5),
    backgroundColor: color.sheetInk,
  },
  '&::after': {
    insetBlockEnd: space(3),
    insetInlineEnd: space(4),
    inlineSize: space(5),
    blockSize: space(3.5),
    backgroundColor: color.highlight,
  },
});
