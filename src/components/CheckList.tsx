import styled from '@emotion/styled';
import { space } from '../tokens/space';
import { Icon } from './Icon';

interface Props {
  readonly items: readonly string[];
}

/** A list of included items, each with a check mark. */
export function CheckList({ items }: Props) {
  return (
    <List role="list">
      {items.map((item) => (
        <Line key={item}>
          <Mark name="check" />
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

const Mark = styled(Icon)({
  inlineSize: '1em',
  blockSize: '1em',
  transform: 'translateY(0.125em)',
});
