import { actorOf } from '../bench/actorEntry';
import { useStore } from '../bench/store';
import { FramePanel } from '../frame/FramePanel';
import { Chart } from '../panels/Chart';
import { ClockPanel } from '../panels/ClockPanel';
import { LogPanel } from '../panels/LogPanel';
import { MachinePanel } from '../panels/MachinePanel';
import { PathPanel, pathPanelId } from '../panels/PathPanel';
import { RequestPanel } from '../panels/RequestPanel';
import { useBench, useSession } from './session';

/** The workbench page: the live site, and its machines. Never exported. */
export function Workbench() {
  const { catalog, coverage, shown } = useSession();
  const bench = useBench();
  const name = useStore(shown);
  const actor = actorOf(useStore(bench.recorder.actors), name);
  const covered = useStore(coverage);
  return (
    <>
      <a href={`#${pathPanelId}`}>Skip to the path</a>
      <main>
        <h1>Workbench</h1>
        {catalog.config.pages && (
          <div>
            <FramePanel />
          </div>
        )}
        <div>
          <PathPanel />
          <Chart key={name} machine={catalog.machineOf(name)} {...{ name, actor, covered }} />
        </div>
        <div>
          <LogPanel {...bench} />
          <ClockPanel bench={bench} />
          <RequestPanel bench={bench} />
          <MachinePanel bench={bench} />
        </div>
      </main>
    </>
  );
}
