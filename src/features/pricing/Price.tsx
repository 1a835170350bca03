import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { type Price as PriceFact, unitLabels } from '../../content/price';
import { useI18n } from '../../i18n/I18nContext';
import { Money } from '../../i18n/Money';
import { space } from '../../tokens/space';
import { face, size } from '../../tokens/type';

interface Props {
  readonly price: PriceFact;
  readonly emphasis?: Emphasis;
}

/** A price with its unit, or the label in place of a price with its note. */
export function Price({ price, emphasis = 'plain' }: Props) {
  const { t, language } = useI18n();
  return (
    <Line emphasis={emphasis}>
      {price.kind === 'amount' ? (
        <>
          <Money amount={price.amount} language={language} />{' '}
          <span>{t(unitLabels[price.per])}</span>
        </>
      ) : (
        <>
          <bdi>{t(`units.${price.kind}`)}</bdi>
          {price.kind === 'custom' && price.note && <span> {t(price.note)}</span>}
        </>
      )}
    </Line>
  );
}

type Emphasis = 'plain' | 'large' | 'plan';

/** Separate components, so that a page has only the styles of its own prices. */
const emphases: Readonly<Record<Emphasis, CSSObject>> = {
  plain: {},
  large: {
    '& bdi': { fontFamily: face.display, fontSize: size.lead, lineHeight: 1.1 },
  },
  plan: {
    display: 'block',
    // The third row of a plan's card.
    gridRow: 3,
    '& bdi': { marginInlineEnd: space(1), fontFamily: face.display, fontSize: size.title },
    // Labels are longer than numbers.
    '& bdi:not([dir])': { display: 'block', fontSize: size.lead, lineHeight: 1.4 },
  },
};

const Line = styled.p<{ emphasis: Emphasis }>(
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space(1.5),
    '& bdi': { fontWeight: 700, fontVariantNumeric: 'lining-nums tabular-nums' },
    '& bdi[dir]': { whiteSpace: 'nowrap' },
  },
  ({ emphasis }) => emphases[emphasis],
);
