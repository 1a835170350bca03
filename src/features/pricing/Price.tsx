import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { type Price as PriceFact, unitLabels } from '../../content/price';
import { useI18n } from '../../i18n/I18nContext';
import { Money } from '../../i18n/Money';
import { displayed, size } from '../../tokens/type';

interface Props {
  readonly price: PriceFact;
  readonly emphasis?: Emphasis;
  readonly className?: string;
}

/** A price with its unit, or the label in place of a price with its note. */
export function Price({ price, emphasis = 'plain', className }: Props) {
  const { t, language } = useI18n();
  return (
    <Line className={className}>
      {price.kind === 'amount' ? (
        <>
          <Amount emphasis={emphasis} amount={price.amount} language={language} />{' '}
          <span>{t(unitLabels[price.per])}</span>
        </>
      ) : (
        <>
          <Label emphasis={emphasis}>{t(`units.${price.kind}`)}</Label>
          {price.kind === 'custom' && price.note && <span>{` ${t(price.note)}`}</span>}
        </>
      )}
    </Line>
  );
}

type Emphasis = 'plain' | 'large' | 'plan';

type Emphasized = Required<Pick<Props, 'emphasis'>>;

const Line = styled.p({ display: 'inline-block' });

const emphases: Readonly<Partial<Record<Emphasis, CSSObject>>> = {
  large: { ...displayed(size.item, 900), lineHeight: 1.1 },
  plan: { ...displayed(size.title, 900), fontVariantNumeric: 'lining-nums' },
};

/** A function, so that a page has only the styles of its own prices. */
function figure({ emphasis }: Emphasized): CSSObject {
  return { fontWeight: 700, fontVariantNumeric: 'lining-nums tabular-nums', ...emphases[emphasis] };
}

const Amount = styled(Money)<Emphasized>(figure, {
  whiteSpace: 'nowrap',
  marginInlineEnd: '3px',
});

const Label = styled.bdi<Emphasized>(
  figure,
  // Longer than a number.
  ({ emphasis }) => emphasis === 'plan' && { display: 'block', fontSize: size.heading },
);
