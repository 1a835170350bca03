import { Dialog } from '@ariakit/react';
import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode, RefObject } from 'react';
import { motion } from '../tokens/motion';
import { color } from '../tokens/roles';
import { from, space } from '../tokens/space';
import { liveRegions } from './liveRegions';
import { Shade } from './Shade';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly label: string;
  /** Gets the focus when the drawer closes. */
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A modal sheet at the far edge of the line: right in English, left in Hebrew. 300 px wide, 400 px from 640 px up. */
export function Drawer({ isOpen, onClose, label, returnTo, children }: Props) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-label={label}
      finalFocus={returnTo}
      backdrop={<Shade />}
      getPersistentElements={liveRegions}
      unmountOnHide
      render={<Sheet />}
    >
      {children}
    </Dialog>
  );
}

const slideFromEnd = keyframes({ from: { transform: 'translateX(var(--away))' } });

const Sheet = styled.div({
  '--away': '100%',
  '[dir="rtl"] &': { '--away': '-100%' },
  position: 'fixed',
  zIndex: 21,
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: 'min(300px, 100vw)',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space(6),
  padding: space(5),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: color.paper,
  color: color.ink,
  borderInlineStart: `2px solid ${color.edge}`,
  animation: `${slideFromEnd} ${motion.calm}`,
  '&:focus-visible': { outline: 'none' },
  [from('panel')]: { inlineSize: '400px' },
});
