import { useState } from 'react';
import { useStore } from '../bench/store';
import { Chart } from '../panels/Chart';
import { moveAmong, Scroll, Tool } from '../panels/controls';
import { LogPanel } from '../panels/LogPanel';
import { Panel } from '../panels/Panel';
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
    <main>
      <h1>Inspector</h1>
      <div>
        <LogPanel recorder={recorder} />
      </div>
      <div>
        <Panel heading="Actors" explanation="↑ ↓ move, Enter shows an actor.">
          {actors.length === 0 && <p>Waiting for the window that opened this one.</p>}
          <Scroll className="row" onKeyDown={moveAmong} aria-label="List">
            {actors.map((actor) => (
              <Tool
                key={actor.id}
                aria-current={actor === shown}
                onClick={() => setId(actor.id)}
              >{`${actor.name} ${actor.state || actor.status}`}</Tool>
            ))}
          </Scroll>
          {shown && (
            <Scroll aria-label={`Context of ${shown.name}`}>
              <pre>{plainText(shown.context)}</pre>
            </Scroll>
          )}
        </Panel>
        {machine && <Chart key={shown.id} machine={machine} name={shown.name} actor={shown} />}
      </div>
    </main>
  );
}
