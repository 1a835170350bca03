import styled from '@emotion/styled';
import { type Price as PriceFact, priceWords, unitWords } from '../content/price';
import { formatShekels } from '../i18n/format';
import { useI18n } from '../i18n/I18nContext';
import { space } from '../tokens/space';
import { face, size } from '../tokens/type';

interface Props {
  readonly price: PriceFact;
  readonly emphasis?: 'plain' | 'large';
}

/** A price with its unit, or the words that stand in its place. */
export function Price({ price, emphasis = 'plain' }: Props) {
  const { t, language } = useI18n();
  return (
    <Line data-emphasis={emphasis}>
      {price.kind === 'amount' ? (
        <>
          <Amount>{formatShekels(price.amount, language)}</Amount>{' '}
          <span>{t(unitWords[price.per])}</span>
        </>
      ) : (
        <InWords>{t(priceWords[price.kind])}</InWords>
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
});
