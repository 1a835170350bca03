import { Global } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { globalStyles } from '../../src/tokens/globalStyles';
import { createSession } from '../session';
import { Workbench } from '../Workbench';

const container = document.getElementById('root');
if (!container) throw new Error('workbench/entry/workbench.html has no #root element');

const session = createSession(location.search);
session.keepAddress((search) => history.replaceState(null, '', search));

createRoot(container).render(
  <StrictMode>
    <Global styles={globalStyles} />
    <Workbench session={session} />
  </StrictMode>,
);
