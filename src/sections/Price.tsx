import styled from '@emotion/styled';
import { type Price as PriceFact, priceWords, unitWords } from '../content/price';
import { formatShekels } from '../i18n/format';
import { useI18n } from '../i18n/I18nContext';
import { space } from '../tokens/space';
import { face, size } from '../tokens/type';

interface Props {
  readonly price: PriceFact;
  readonly emphasis?: 'plain' | 'large' | 'plan';
}

/** A price with its unit, or the words that stand in its place with their note. */
export function Price({ price, emphasis = 'plain' }: Props) {
  const { t, language } = useI18n();
  return (
    <Line data-emphasis={emphasis} data-kind={price.kind}>
      {price.kind === 'amount' ? (
        <>
          <Amount>{formatShekels(price.amount, language)}</Amount>{' '}
          <span>{t(unitWords[price.per])}</span>
        </>
      ) : (
        <>
          <InWords>{t(priceWords[price.kind])}</InWords>
          {price.kind === 'custom' && price.note && <span> {t(price.note)}</span>}
        </>
      )}
    </Line>
  );
}

const InWords = styled.bdi({ fontWeight: 700 });

const Amount = styled(InWords)({
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
});

const Line = styled.p({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(1.5),
  '&[data-emphasis="large"] bdi': {
    fontFamily: face.display,
    fontSize: size.title,
    lineHeight: 1.1,
  },
  '&[data-emphasis="plan"]': { display: 'block' },
  '&[data-emphasis="plan"] bdi': { fontFamily: face.display, fontSize: size.title },
  // Words are longer than a number.
  '&[data-emphasis="plan"]:not([data-kind="amount"]) bdi': {
    display: 'block',
    fontSize: size.heading,
    lineHeight: 1.4,
  },
});
