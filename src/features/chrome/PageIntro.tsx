import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../../locales/words';
import { IllustrationImage } from '../../illustrations/IllustrationImage';
import { isPagePath, pageAt } from '../../site/pagePath';
import type { PagePath } from '../../site.pages';
import { firstScreenId } from '../../start/pageContract';
import { board, standingStyle } from '../../tokens/illustrationStyle';
import { inkStyles, type PageInk } from '../../tokens/pageInks';
import { notPrinted } from '../../tokens/print';
import { color } from '../../tokens/roles';
import { sectionGap } from '../../tokens/space';
import { Fold, isOpen } from './Fold';

type Drawing = 'bell' | 'pencil' | 'plate';

interface Props {
  /** A page, which has its heading and ink in the page table, or the heading of an error. */
  readonly of: PagePath | (MessageKey & `errors.${string}`);
  readonly lead?: string;
  readonly children?: ReactNode;
  /** Long texts have a quieter heading. */
  readonly isQuiet?: boolean;
  readonly drawing?: Drawing;
}

/** First screen of an inner page: a fold between its h1 and the same heading in the next language. */
export function PageIntro({ of, lead, children, isQuiet, drawing }: Props) {
  const { headline, ink } = isPagePath(of) ? pageAt(of) : { headline: [of], ink: undefined };
  return (
    <div>
      <Ground ink={ink}>
        <Fold
          heading={headline[0]}
          kind={isQuiet ? 'quiet' : 'page'}
          lead={lead}
          standing={
            drawing && (
              <Place drawing={drawing} data-on-counter>
                <IllustrationImage drawing={drawing} />
              </Place>
            )
          }
        >
          {children}
        </Fold>
      </Ground>
      <Board id={firstScreenId} />
    </div>
  );
}

const Ground = styled.div<{ ink: PageInk | undefined }>(
  { backgroundColor: color.surfaceHero, color: color.ink },
  ({ ink }) => ink && inkStyles(ink),
);

const Board = styled.div(board);

const Place = styled.div<{ drawing: Drawing }>(
  { [isOpen]: { alignSelf: 'end', marginBlockEnd: `calc(-1 * ${sectionGap.near})` } },
  ({ drawing }) =>
    drawing === 'plate'
      ? {
          transform: 'perspective(60rem) rotateX(38deg)',
          transformOrigin: 'bottom',
          justifySelf: 'center',
          // The space that the tilted plate leaves above.
          marginBlockStart: 'max(-18%, -5rem)',
          [isOpen]: { gridArea: '1 / 2 / 3', marginBlockStart: 0 },
        }
      : {
          ...standingStyle,
          // In the strip of the facing heading, which begins at the other side; without one, below the words.
          gridArea: '3 / 1',
          placeSelf: 'end start',
          marginBlockStart: '-1.5rem',
          fontSize: '1.5rem',
          '[data-on-counter] + &': { marginBlockStart: 0 },
          [isOpen]: {
            gridArea: '2 / 2',
            justifySelf: 'end',
            marginBlockStart: 0,
            fontSize: '4.5rem',
          },
        },
  notPrinted,
);
