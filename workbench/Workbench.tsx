import styled from '@emotion/styled';
import { SkipLink } from '../src/components/SkipLink';
import { color } from '../src/tokens/roles';
import { below, space } from '../src/tokens/space';
import { FramePanel } from './frame/FramePanel';
import { ChartPanel } from './panels/ChartPanel';
import { ClockPanel } from './panels/ClockPanel';
import { MachinePanel } from './panels/MachinePanel';
import { PageLogPanel } from './panels/PageLogPanel';
import { Column } from './panels/Panel';
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
      <SkipLink href={`#${pathPanelId}`}>Skip to the path</SkipLink>
      <Page>
        <h1>Workbench</h1>
        <Column>
          <FramePanel />
        </Column>
        <Panels />
      </Page>
    </SessionContext>
  );
}

function Panels() {
  const bench = useBench();
  return (
    <>
      <Column>
        <PathPanel />
        <ChartPanel bench={bench} />
      </Column>
      <Column>
        <PageLogPanel bench={bench} />
        <ClockPanel bench={bench} />
        <RequestPanel bench={bench} />
        <MachinePanel bench={bench} />
      </Column>
    </>
  );
}

const Page = styled.main({
  display: 'grid',
  gridTemplateColumns: 'minmax(26rem, 0.8fr) minmax(0, 1.2fr) minmax(0, 0.9fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: space(3),
  blockSize: '100dvh',
  padding: space(3),
  backgroundColor: color.paper,
  lineHeight: 1.4,
  h1: {
    gridColumn: '1 / -1',
    fontSize: '1.25rem',
  },
  // The site and its path are side by side; the rest is below.
  [below(1240)]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto minmax(40rem, 90dvh) auto',
    blockSize: 'auto',
    '> :last-child': { gridColumn: '1 / -1' },
  },
});
