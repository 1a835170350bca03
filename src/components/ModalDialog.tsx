import { Dialog, DialogHeading } from '@ariakit/react';
import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode, RefObject } from 'react';
import { motion } from '../tokens/motion';
import { color } from '../tokens/roles';
import { from, space } from '../tokens/space';
import { size } from '../tokens/type';
import { CloseButton } from './CloseButton';
import { liveRegions } from './liveRegions';
import { Shade } from './Shade';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** Gets the focus when the dialog closes. */
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A sheet in the middle of the window, over everything else; on a phone it fills the window. */
export function ModalDialog({ isOpen, onClose, title, closeLabel, returnTo, children }: Props) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      finalFocus={returnTo}
      backdrop={<Shade />}
      getPersistentElements={liveRegions}
      unmountOnHide
      render={<Sheet />}
    >
      <Top>
        <Title>{title}</Title>
        <CloseButton label={closeLabel} onClick={onClose} />
      </Top>
      {children}
    </Dialog>
  );
}

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });

const Sheet = styled.div({
  position: 'fixed',
  zIndex: 21,
  inset: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: color.raised,
  color: color.ink,
  animation: `${rise} ${motion.calm}`,
  '&:focus-visible': { outline: 'none' },
  [from('panel')]: {
    inset: space(4),
    margin: 'auto',
    inlineSize: 'auto',
    maxInlineSize: '60rem',
    blockSize: 'fit-content',
    maxBlockSize: `calc(100dvh - ${space(8)})`,
    border: `2px solid ${color.edge}`,
    boxShadow: `4px 6px 0 ${color.shadow}`,
  },
});

const Top = styled.div({
  position: 'sticky',
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

const Title = styled(DialogHeading)({ fontSize: size.heading, lineHeight: 1.2 });
