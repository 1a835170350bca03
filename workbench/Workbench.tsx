import styled from '@emotion/styled';
import { useState } from 'react';
import type { Language } from '../locales/languages';
import { SkipLink } from '../src/components/SkipLink';
import { color } from '../src/tokens/roles';
import { below, space } from '../src/tokens/space';
import { FramePanel } from './frame/FramePanel';
import { MenuDemo } from './menu/MenuDemo';
import { ActorPanel } from './panels/ActorPanel';
import { ChartPanel } from './panels/ChartPanel';
import { ClockPanel } from './panels/ClockPanel';
import { CoveragePanel } from './panels/CoveragePanel';
import { Tool, Tools } from './panels/controls';
import { LogPanel } from './panels/LogPanel';
import { Panel } from './panels/Panel';
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
        {bench && <ChartPanel bench={bench} />}
      </Column>
      <Column>
        {bench && (
          <>
            <ClockPanel bench={bench} />
            <RequestPanel bench={bench} />
            <ActorPanel bench={bench} />
            <LogPanel bench={bench} />
          </>
        )}
        <CoveragePanel />
        <MenuPanel />
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

const Column = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  minInlineSize: 0,
  minBlockSize: 0,
  overflowY: 'auto',
});

/** The menu component with submenus, which no page has. */
function MenuPanel() {
  const [language, setLanguage] = useState<Language>('en');
  const other = language === 'en' ? 'he' : 'en';
  return (
    <Panel
      heading="Menu with a submenu"
      explanation="The site’s menu component with what no page has: submenus, choices, an item that is sold out."
      actions={
        <Tools>
          <Tool onClick={() => setLanguage(other)}>
            {other === 'he' ? 'In Hebrew' : 'In English'}
          </Tool>
          <a href={`?view=menu&lang=${language}`}>On its own</a>
        </Tools>
      }
    >
      <div lang={language} dir={language === 'he' ? 'rtl' : 'ltr'}>
        <MenuDemo key={language} language={language} />
      </div>
    </Panel>
  );
}
