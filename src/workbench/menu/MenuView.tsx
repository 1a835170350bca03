import styled from '@emotion/styled';
import type { Language } from '../../../locales/languages';
import { gutter, space } from '../../tokens/space';
import { MenuDemo } from './MenuDemo';
import { workbenchWords } from './workbenchWords';

interface Props {
  readonly language: Language;
}

/** The menu component on a page of its own, in the direction of its language: `?view=menu`. */
export function MenuView({ language }: Props) {
  const other = language === 'en' ? 'he' : 'en';
  return (
    <Page>
      <h1>Workbench</h1>
      <a href={`?view=menu&lang=${other}`} lang={other}>
        {workbenchWords[language].otherLanguage}
      </a>
      <MenuDemo language={language} />
    </Page>
  );
}

const Page = styled.main({
  display: 'grid',
  gap: space(8),
  justifyItems: 'start',
  maxInlineSize: '60rem',
  marginInline: 'auto',
  padding: gutter,
});
