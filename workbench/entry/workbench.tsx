import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectReceiver } from '../receive/connectReceiver';
import { ReceivePage } from '../receive/ReceivePage';
import { createSession, SessionContext } from '../session';
import { Workbench } from '../Workbench';

const container = document.getElementById('root');
if (!container) throw new Error('workbench/entry/workbench.html has no #root element');

createRoot(container).render(
  <StrictMode>
    {new URLSearchParams(location.search).has('receive') ? (
      <ReceivePage {...connectReceiver(window)} />
    ) : (
      openWorkbench()
    )}
  </StrictMode>,
);

function openWorkbench() {
  const session = createSession(location.search);
  session.keepAddress((search) => history.replaceState(null, '', search));
  return (
    <SessionContext value={session}>
      <Workbench />
    </SessionContext>
  );
}
