import { Global } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { globalStyles } from '../../src/tokens/globalStyles';
import { MenuView } from '../menu/MenuDemo';
import { createSession } from '../session';
import { Workbench } from '../Workbench';

const container = document.getElementById('root');
if (!container) throw new Error('workbench/entry/workbench.html has no #root element');

const asked = new URLSearchParams(location.search);
const isMenu = asked.get('view') === 'menu';
const isHebrew = isMenu && asked.get('lang') === 'he';
document.documentElement.lang = isHebrew ? 'he' : 'en';
document.documentElement.dir = isHebrew ? 'rtl' : 'ltr';

createRoot(container).render(
  <StrictMode>
    <Global styles={globalStyles} />
    {isMenu ? (
      <MenuView language={isHebrew ? 'he' : 'en'} />
    ) : (
      <Workbench session={createSession()} />
    )}
  </StrictMode>,
);
