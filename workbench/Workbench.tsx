import { FramePanel } from './frame/FramePanel';
import { ChartPanel } from './panels/ChartPanel';
import { ClockPanel } from './panels/ClockPanel';
import { LogPanel } from './panels/LogPanel';
import { MachinePanel } from './panels/MachinePanel';
import { PathPanel, pathPanelId } from './panels/PathPanel';
import { RequestPanel } from './panels/RequestPanel';
import { type Session, SessionContext, useBench } from './session';

interface Props {
  readonly session: Session;
}

/** The workbench page: the live site, and its machines. Never exported. */
export function Workbench({ session }: Props) {
  return (
    <SessionContext value={session}>
      <a href={`#${pathPanelId}`}>Skip to the path</a>
      <main>
        <h1>Workbench</h1>
        <div>
          <FramePanel />
        </div>
        <Panels {...session} />
      </main>
    </SessionContext>
  );
}

function Panels({ repeat }: Session) {
  const bench = useBench();
  return (
    <>
      <div>
        <PathPanel />
        <ChartPanel bench={bench} />
      </div>
      <div>
        <LogPanel {...bench} repeat={bench.kind === 'page' ? repeat : undefined} />
        <ClockPanel bench={bench} />
        <RequestPanel bench={bench} />
        <MachinePanel bench={bench} />
      </div>
    </>
  );
}
