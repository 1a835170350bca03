import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { inkLine, tilted } from '../../tokens/illustrationStyle';
import { motion } from '../../tokens/motion';
import { color, onSheet, surface } from '../../tokens/roles';
import { space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { CloseButton } from '../CloseButton';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly tone: 'success' | 'error';
  readonly children: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /**
   * Offset from the resting position while a pointer drags the toast, in px, negative to the left; otherwise undefined,
   * and the toast springs back.
   */
  readonly dragOffset: number | undefined;
}

/** A toast with a seal and a close button. */
export function Toast({ ref, tone, children, closeLabel, onClose, dragOffset }: Props) {
  return (
    <Slip
      ref={ref}
      tone={tone}
      data-swiping={dragOffset !== undefined}
      style={{ transform: dragOffset ? `translateX(${dragOffset}px)` : undefined }}
    >
      <Paper>
        <Stamp viewBox="0 0 32 32" aria-hidden="true">
          <Seal tone={tone} cx="16" cy="16" r="14.5" />
          <Sign tone={tone} d={signs[tone]} />
        </Stamp>
        <Words>{children}</Words>
        <CloseButton label={closeLabel} onClick={onClose} />
      </Paper>
    </Slip>
  );
}

const signs = { success: 'm9.5 16.5 4.5 4.5 8.5-9.5', error: 'M16 8.5v9.5M16 23v.2' } as const;

const Slip = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<Pick<Props, 'tone'>>(
  onSheet,
  {
    touchAction: 'pan-y',
    userSelect: 'none',
    filter: `drop-shadow(4px 4px 0 ${color.shadow})`,
    cursor: 'grab',
    '&[data-swiping="true"]': { cursor: 'grabbing' },
    '&[data-swiping="false"]': { transition: `transform ${motion.quick}` },
  },
  // Unlike the white sheets below it.
  ({ tone }) =>
    tone === 'success' && { '&&': { '--raised': color.highlight, '--ink': color.onHighlight } },
);

const Paper = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  paddingInlineStart: space(4),
  ...surface.raised,
  border: inkLine,
  // In large text on phones the words have the full width, below the stamp and the button.
  '@container (max-width: 14rem)': {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    paddingInlineEnd: space(2),
    '& > p': { order: 1, flexBasis: '100%', paddingBlockStart: 0 },
  },
});

const Stamp = styled.svg({
  flex: 'none',
  inlineSize: '2rem',
  blockSize: '2rem',
  rotate: tilted(-6),
});

const Seal = styled.circle<Pick<Props, 'tone'>>(
  { stroke: color.edge, strokeWidth: 2 },
  ({ tone }) => ({ fill: tone === 'success' ? color.deep : color.accent }),
);

const Sign = styled.path<Pick<Props, 'tone'>>(
  { fill: 'none', strokeWidth: 3.5, strokeLinecap: 'round', strokeLinejoin: 'round' },
  ({ tone }) => ({ stroke: tone === 'success' ? color.onDeep : color.onAccent }),
);

const Words = styled.p({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: space(3),
  fontSize: size.body,
  fontWeight: 700,
  lineHeight: 1.35,
});
