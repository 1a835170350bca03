import styled from '@emotion/styled';
import type { Language } from '../../locales/languages';
import { gutter, space } from '../tokens/space';
import { MenuDemo } from './MenuDemo';
import { workbenchWords } from './workbenchWords';

interface Props {
  readonly language: Language;
}

/** The developer's page: parts of the site on their own, to be tried by hand. Never part of the export. */
export function Workbench({ language }: Props) {
  const other = language === 'en' ? 'he' : 'en';
  return (
    <Page>
      <h1>Workbench</h1>
      <a href={`?lang=${other}`} lang={other}>
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
