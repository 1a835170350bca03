import styled from '@emotion/styled';
import { space } from '../tokens/space';

interface Props {
  readonly items: readonly string[];
}

/** A list of included items, each with a check mark. */
export function CheckList({ items }: Props) {
  return (
    <List role="list">
      {items.map((item) => (
        <Line key={item}>
          <CheckIcon viewBox="0 0 16 16" aria-hidden="true">
            <path d="m2.5 8.5 3.5 4 7.5-9" />
          </CheckIcon>
          <span>{item}</span>
        </Line>
      ))}
    </List>
  );
}

const List = styled.ul({ display: 'grid', alignContent: 'start', gap: space(2.5) });

const Line = styled.li({
  '& > span': { textWrap: 'pretty' },
  display: 'flex',
  alignItems: 'baseline',
  gap: space(3),
  lineHeight: 1.45,
});

const CheckIcon = styled.svg({
  flex: 'none',
  inlineSize: '1em',
  blockSize: '1em',
  transform: 'translateY(0.125em)',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
