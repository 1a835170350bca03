import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { WorkbenchConfig } from '../config/defineConfig';
import { connectReceiver } from '../receive/connectReceiver';
import { ReceivePage } from '../receive/ReceivePage';
import { createSession, SessionContext } from './session';
import { Workbench } from './Workbench';

/** Renders the workbench of a configuration into the `#root` element of this page. */
export function openWorkbench(config: WorkbenchConfig): void {
  const session = createSession(config, location.search);
  session.keepAddress((search) => history.replaceState(null, '', search));
  show(
    <SessionContext value={session}>
      <Workbench />
    </SessionContext>,
  );
}

/** Renders the inspector into the `#root` element of this page. */
export function openInspector(socket?: string): void {
  show(<ReceivePage recorder={connectReceiver(window, socket)} />);
}

function show(page: ReactNode): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('This page has no #root element.');
  createRoot(container).render(<StrictMode>{page}</StrictMode>);
}
