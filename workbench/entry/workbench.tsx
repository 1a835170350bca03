import { Global } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { globalStyles } from '../../src/tokens/globalStyles';
import { createRecorder } from '../bench/recorder';
import { connectReceiver } from '../receive/connectReceiver';
import { ReceivePage } from '../receive/ReceivePage';
import { createSession } from '../session';
import { Workbench } from '../Workbench';

const container = document.getElementById('root');
if (!container) throw new Error('workbench/entry/workbench.html has no #root element');

createRoot(container).render(
  <StrictMode>
    <Global styles={globalStyles} />
    {new URLSearchParams(location.search).has('receive') ? openReceiver() : openWorkbench()}
  </StrictMode>,
);

function openReceiver() {
  const recorder = createRecorder({ now: () => performance.now() });
  return <ReceivePage recorder={recorder} machines={connectReceiver(window, recorder)} />;
}

function openWorkbench() {
  const session = createSession(location.search);
  session.keepAddress((search) => history.replaceState(null, '', search));
  return <Workbench session={session} />;
}
