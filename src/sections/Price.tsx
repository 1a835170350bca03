import styled from '@emotion/styled';
import { type Price as PriceFact, priceWords, unitWords } from '../content/price';
import { useI18n } from '../i18n/I18nContext';
import { space } from '../tokens/space';
import { face, size } from '../tokens/type';
import { Shekels } from './Shekels';

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
          <Shekels amount={price.amount} language={language} />{' '}
          <span>{t(unitWords[price.per])}</span>
        </>
      ) : (
        <>
          <bdi>{t(priceWords[price.kind])}</bdi>
          {price.kind === 'custom' && price.note && <span> {t(price.note)}</span>}
        </>
      )}
    </Line>
  );
}

const Line = styled.p({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(1.5),
  '& bdi': { fontWeight: 700 },
  '&[data-kind="amount"] bdi': {
    fontVariantNumeric: 'lining-nums tabular-nums',
    whiteSpace: 'nowrap',
  },
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
