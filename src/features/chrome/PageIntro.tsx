import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../../locales/words';
import type { Drawing } from '../../content/covers';
import { isPagePath, pageAt } from '../../site/pagePath';
import type { PagePath } from '../../site.pages';
import { firstScreenId } from '../../start/pageContract';
import { board } from '../../tokens/illustrationStyle';
import { inkStyles, type PageInk } from '../../tokens/pageInks';
import { color } from '../../tokens/roles';
import { Fold } from './Fold';

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
        <Fold heading={headline[0]} kind={isQuiet ? 'quiet' : 'page'} lead={lead} drawing={drawing}>
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
