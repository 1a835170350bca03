import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Replaces the page in print, on A5; hidden on screen. */
export function PrintedSheet({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Global styles={inPlaceOfPage} />
      {createPortal(
        <Sheet aria-hidden="true" data-printed-sheet="">
          {children}
        </Sheet>,
        document.body,
      )}
    </>
  );
}

const inPlaceOfPage = css({
  '@page': { size: 'A5 portrait', margin: 0 },
  '@media print': {
    'html, body': { margin: 0, padding: 0 },
    'body > :not([data-printed-sheet])': { display: 'none !important' },
  },
});

const Sheet = styled.div({ '@media screen': { display: 'none' } });
