import { Global } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { languages } from '../../../../locales/languages';
import { globalStyles } from '../../../../src/tokens/globalStyles';
import { MenuDemo } from './MenuDemo';

const container = document.getElementById('root');
if (!container) throw new Error('menu.html has no #root element');

const language = new URLSearchParams(location.search).get('lang') === 'he' ? 'he' : 'en';
document.documentElement.lang = language;
document.documentElement.dir = languages[language].direction;

createRoot(container).render(
  <StrictMode>
    <Global styles={globalStyles} />
    <MenuDemo language={language} />
  </StrictMode>,
);
