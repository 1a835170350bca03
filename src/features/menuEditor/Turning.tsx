import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { motion } from '../../tokens/motion';

interface Props<Side extends string> {
  readonly side: Side;
  readonly children: (side: Side) => ReactNode;
}

/** A card that turns when its side changes. The old side leaves before the new one arrives, and is then removed. */
export function Turning<Side extends string>({ side, children }: Props<Side>) {
  const [{ shown, left }, setTurn] = useState<{ shown: Side; left?: Side }>({ shown: side });
  if (shown !== side) setTurn({ shown: side, left: shown });
  return (
    <Card
      // A new element starts the animation again.
      key={shown}
      data-turning={left}
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && setTurn({ shown })}
    >
      {left !== undefined && (
        <Back inert aria-hidden="true">
          {children(left)}
        </Back>
      )}
      <Face>{children(shown)}</Face>
    </Card>
  );
}

/** Its lower edge stays on the counter. */
const turn = keyframes({
  from: { transform: 'perspective(1200px) rotateY(calc(-180deg * var(--dir)))' },
  to: { transform: 'perspective(1200px) rotateY(0deg)' },
});

const Card = styled.div({
  display: 'grid',
  '&[data-turning]': {
    transformOrigin: 'bottom',
    transformStyle: 'preserve-3d',
    animation: `${turn} ${motion.calm}`,
    animationTimingFunction: 'ease-in-out',
  },
});

const Face = styled.div({
  gridArea: '1 / 1',
  display: 'grid',
  '[data-turning] > &': { backfaceVisibility: 'hidden' },
});

const Back = styled(Face)({ transform: 'rotateY(180deg)' });
