import styled from '@emotion/styled';
import { space } from '../tokens/space';

/** A list of included items, each with a check mark. */
export function CheckList({ items }: { readonly items: readonly string[] }) {
  return (
    <List role="list">
      {items.map((item) => (
        <Line key={item}>{item}</Line>
      ))}
    </List>
  );
}

const List = styled.ul({ display: 'grid', alignContent: 'start', gap: space(2.5) });

const Line = styled.li({
  display: 'flex',
  alignItems: 'baseline',
  gap: space(4),
  lineHeight: 1.45,
  textWrap: 'balance',
  // A check mark, the same in both directions.
  '&::before': {
    content: '""',
    minInlineSize: '0.4em',
    blockSize: '0.8em',
    borderStyle: 'solid',
    borderWidth: '0 0.16em 0.16em 0',
    rotate: '40deg',
  },
});
