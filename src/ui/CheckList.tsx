import styled from '@emotion/styled';
import { space } from '../tokens/space';

/** A list of included items, each with a check mark. */
export function CheckList({ items }: { readonly items: readonly string[] }) {
  return (
    <List role="list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

const List = styled.ul({
  display: 'grid',
  alignContent: 'start',
  gap: space(2.5),
  lineHeight: 1.45,
  // By tag: a class for each item is up to 36 bytes of a page.
  '& > li': { display: 'flex', alignItems: 'baseline', gap: space(3), textWrap: 'balance' },
  '& > li::before': {
    content: '""',
    minInlineSize: '0.4em',
    marginInlineStart: space(1),
    blockSize: '0.8em',
    borderStyle: 'solid',
    borderWidth: '0 0.16em 0.16em 0',
    rotate: '40deg',
  },
});
