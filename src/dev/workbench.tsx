import { Global } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { globalStyles } from '../tokens/globalStyles';
import { Workbench } from '../workbench/Workbench';

const container = document.getElementById('root');
if (!container) throw new Error('src/dev/workbench.html has no #root element');

const isHebrew = new URLSearchParams(location.search).get('lang') === 'he';
document.documentElement.lang = isHebrew ? 'he' : 'en';
document.documentElement.dir = isHebrew ? 'rtl' : 'ltr';

createRoot(container).render(
  <StrictMode>
    <Global styles={globalStyles} />
    <Workbench language={isHebrew ? 'he' : 'en'} />
  </StrictMode>,
);
