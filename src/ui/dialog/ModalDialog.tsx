import { DialogHeading } from '@ariakit/react';
import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { motion } from '../../tokens/motion';
import { color, surface } from '../../tokens/roles';
import { from, high, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { CloseButton } from '../CloseButton';
import { Modal } from './Modal';

interface Props extends ComponentProps<typeof Modal> {
  readonly title: string;
  readonly closeLabel: string;
}

/** A sheet in the center of the window; on phones it fills the window. */
export function ModalDialog({ title, closeLabel, children, ...props }: Props) {
  return (
    <Middle {...props}>
      <Sheet>
        <Top>
          <DialogHeading render={<Title />}>{title}</DialogHeading>
          <CloseButton label={closeLabel} onClick={props.onDismiss} />
        </Top>
        {children}
      </Sheet>
    </Middle>
  );
}

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });

const Middle = styled(Modal)({
  inset: 0,
  inlineSize: 'auto',
  blockSize: 'auto',
  '&[open]': { animation: `${rise} ${motion.calm}` },
  [from('panel')]: {
    inset: space(4),
    margin: 'auto',
    maxInlineSize: '68rem',
    blockSize: 'fit-content',
    maxBlockSize: `calc(100dvh - ${space(8)})`,
    border: `2px solid ${color.edge}`,
    boxShadow: `4px 6px 0 ${color.shadow}`,
  },
});

const Sheet = styled.div({ minBlockSize: '100%', ...surface.raised });

const Top = styled.div({
  [high]: { position: 'sticky' },
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  paddingBlock: space(2),
  paddingInlineStart: space(5),
  paddingInlineEnd: space(2),
  backgroundColor: color.raised,
});

const Title = styled.h2({ fontSize: size.heading, lineHeight: 1.2 });
