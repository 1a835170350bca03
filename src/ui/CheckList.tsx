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
  gap: space(3),
  lineHeight: 1.45,
  textWrap: 'balance',
  '&::before': {
    content: '""',
    minInlineSize: '0.4em',
    marginInlineStart: space(1),
    blockSize: '0.8em',
    borderStyle: 'solid',
    borderWidth: '0 0.16em 0.16em 0',
    rotate: '40deg',
  },
});
