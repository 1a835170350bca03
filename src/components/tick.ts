import type { CSSObject } from '@emotion/react';
import { notPrinted } from '../tokens/print';
import { color } from '../tokens/roles';
import { space, targetSize } from '../tokens/space';

/** A label around the box or the button that it names. Neither is shown where nothing would answer. */
export const tick: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: targetSize,
  cursor: 'pointer',
  '& > input': {
    flex: 'none',
    inlineSize: space(6),
    blockSize: space(6),
    margin: 0,
    scrollMarginBlock: `${space(24)}`,
    accentColor: color.accent,
    cursor: 'inherit',
    ...notPrinted,
    '@media (scripting: none)': { display: 'none' },
  },
};
