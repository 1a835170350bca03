import { FramePanel } from './frame/FramePanel';
import { ChartPanel } from './panels/ChartPanel';
import { ClockPanel } from './panels/ClockPanel';
import { LogPanel } from './panels/LogPanel';
import { MachinePanel } from './panels/MachinePanel';
import { PathPanel, pathPanelId } from './panels/PathPanel';
import { RequestPanel } from './panels/RequestPanel';
import { useBench, useSession } from './session';

/** The workbench page: the live site, and its machines. Never exported. */
export function Workbench() {
  const { repeat } = useSession();
  const bench = useBench();
  return (
    <>
      <a href={`#${pathPanelId}`}>Skip to the path</a>
      <main>
        <h1>Workbench</h1>
        <div>
          <FramePanel />
        </div>
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
      </main>
    </>
  );
}
