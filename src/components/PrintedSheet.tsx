import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  readonly paper: 'A5';
  readonly children: ReactNode;
}

/** Replaces the page in print; hidden on screen. */
export function PrintedSheet({ paper, children }: Props) {
  return (
    <>
      <Global styles={inPlaceOfPage(paper)} />
      {createPortal(
        <Sheet aria-hidden="true" data-printed-sheet="">
          {children}
        </Sheet>,
        document.body,
      )}
    </>
  );
}

const inPlaceOfPage = (paper: Props['paper']) =>
  css({
    '@page': { size: `${paper} portrait`, margin: 0 },
    '@media print': {
      'html, body': { margin: 0, padding: 0 },
      'body > :not([data-printed-sheet])': { display: 'none !important' },
    },
  });

const Sheet = styled.div({ '@media screen': { display: 'none' } });
