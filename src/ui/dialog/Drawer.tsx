import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { motion } from '../../tokens/motion';
import { color, onSheet, surface } from '../../tokens/roles';
import { from, space } from '../../tokens/space';
import { Modal } from './Modal';

interface Props extends Omit<ComponentProps<typeof Modal>, 'aria-label'> {
  readonly label: string;
}

/** A modal panel at the inline end: right in English, left in Hebrew. 300 px wide, 400 px from 640 px up. */
export function Drawer({ label, children, ...props }: Props) {
  return (
    <Edge {...props} aria-label={label}>
      <Sheet>{children}</Sheet>
    </Edge>
  );
}

const slideFromEnd = keyframes({ from: { transform: 'translateX(calc(100% * var(--dir)))' } });

const Edge = styled(Modal)({
  insetBlock: 0,
  insetInlineStart: 'auto',
  insetInlineEnd: 0,
  inlineSize: 'min(300px, 100vw)',
  blockSize: 'auto',
  '&[open]': { animation: `${slideFromEnd} ${motion.calm}` },
  [from('panel')]: { inlineSize: '400px' },
});

const Sheet = styled.div(onSheet, {
  minBlockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space(6),
  padding: space(5),
  ...surface.paper,
  borderInlineStart: `2px solid ${color.edge}`,
});
