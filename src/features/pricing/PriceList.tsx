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

interface Props {
  readonly lines: readonly PriceLine[];
  readonly className?: string;
}

/** Names and prices with leader dots in between. */
export function PriceList({ lines, className }: Props) {
  return (
    <List className={className}>
      {lines.map(({ id, name, description, price, more }) => (
        <Line key={id}>
          <Term>
            <Name>{name}</Name>
            <Leader aria-hidden="true" />
          </Term>
          <Amount id={`price-${id}`}>
            <Price price={price} />
          </Amount>
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
  // No space for a price beside a long name.
  [below(360)]: { display: 'block' },
});

const Term = styled.dt({
  display: 'flex',
  flex: '1 1 8rem',
  alignItems: 'baseline',
  gap: space(2),
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
  [below(360)]: { display: 'none' },
});

/** Below the name, not the checkbox before it. */
const belowName = { paddingInlineStart: space(9) };

const Amount = styled.dd({ '@media (scripting: enabled)': { [below(360)]: belowName } });

const Description = styled.dd({
  flexBasis: '100%',
  maxInlineSize: measure,
  color: color.inkSoft,
  '@media (scripting: enabled)': belowName,
});
