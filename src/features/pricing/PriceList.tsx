import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Price as PriceFact } from '../../content/price';
import { color } from '../../tokens/roles';
import { below, singleColumn, space } from '../../tokens/space';
import { displayed, leadMeasure, measure, size } from '../../tokens/type';
import { Price } from './Price';

interface PriceLine {
  /** `price-` and this id is the id of the price, which may describe a control. */
  readonly id: string;
  readonly name: ReactNode;
  readonly description: string;
  readonly price: PriceFact;
  /** Below the description. */
  readonly more?: ReactNode;
}

/** Names and prices with leader dots in between. */
export function PriceList({ lines }: { readonly lines: readonly PriceLine[] }) {
  return (
    <List>
      {lines.map(({ id, name, description, price, more }) => (
        <Line key={id}>
          <dt>
            <Name>{name}</Name>
            <Leader aria-hidden="true" />
          </dt>
          <dd id={`price-${id}`}>
            <Price price={price} />
          </dd>
          <Description>
            {description}
            {more}
          </Description>
        </Line>
      ))}
    </List>
  );
}

const List = styled.dl({
  ...singleColumn,
  gap: space(6),
  // Short leaders are easier to follow.
  maxInlineSize: leadMeasure,
});

const Line = styled.div({
  // A price that has no room beside the name, in large text, is below it.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
  '& dt': { display: 'flex', flex: '1 1 8rem', alignItems: 'baseline', gap: space(2) },
  // No space for a price beside a long name.
  [below(360)]: { display: 'block', '& [aria-hidden]': { display: 'none' } },
});

const Name = styled.span({
  ...displayed(size.lead),
  textWrap: 'balance',
});

const Leader = styled.span({
  flex: 1,
  minInlineSize: space(3),
  borderBlockEnd: `2px dotted ${color.inkSoft}`,
  opacity: 0.5,
});

const Description = styled.dd({
  flexBasis: '100%',
  maxInlineSize: measure,
  color: color.inkSoft,
});
