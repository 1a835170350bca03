import styled from '@emotion/styled';
import { useState } from 'react';
import { color } from '../../src/tokens/roles';
import { space } from '../../src/tokens/space';
import { useStore } from '../bench/store';
import { Chart } from '../panels/ChartPanel';
import { Data, moveAmong, Note, Scroll, Tool, Tools } from '../panels/controls';
import { LogPanel } from '../panels/LogPanel';
import { Column, Panel } from '../panels/Panel';
import { plainText } from '../walks/plainText';
import type { Receiver } from './connectReceiver';

/** The inspector for another window's application: `/workbench?receive`. */
export function ReceivePage({ recorder, machines: received }: Receiver) {
  const actors = useStore(recorder.actors).filter(({ status }) => status !== 'stopped');
  const machines = useStore(received);
  const [id, setId] = useState('');
  const shown = actors.find((one) => one.id === id) ?? actors.find((one) => machines.has(one.id));
  const machine = shown && machines.get(shown.id);
  return (
    <Page>
      <h1>Inspector</h1>
      <LogPanel recorder={recorder} />
      <Column>
        <Panel heading="Actors" explanation="↑ ↓ move, Enter shows an actor.">
          {actors.length === 0 && <Note>Waiting for the window that opened this one.</Note>}
          <Tools onKeyDown={moveAmong}>
            {actors.map((actor) => (
              <Tool
                key={actor.id}
                aria-current={actor === shown}
                onClick={() => setId(actor.id)}
              >{`${actor.name} ${actor.state || actor.status}`}</Tool>
            ))}
          </Tools>
          {shown && (
            <Scroll tabIndex={0} role="group" aria-label={`Context of ${shown.name}`}>
              <Data>{plainText(shown.context)}</Data>
            </Scroll>
          )}
        </Panel>
        {machine && <Chart machine={machine} name={shown.name} actor={shown} />}
      </Column>
    </Page>
  );
}

const Page = styled.main({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))',
  gap: space(3),
  padding: space(3),
  minBlockSize: '100dvh',
  alignItems: 'start',
  alignContent: 'start',
  backgroundColor: color.paper,
  lineHeight: 1.4,
  h1: { gridColumn: '1 / -1', fontSize: '1.25rem' },
  '> section': { blockSize: 'calc(100dvh - 5rem)' },
});
