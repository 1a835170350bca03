import { useState } from 'react';
import type { Recorder } from '../bench/recorder';
import { useStore } from '../bench/store';
import { Chart } from '../panels/Chart';
import { moveAmong, Scroll, Tool } from '../panels/controls';
import { LogPanel } from '../panels/LogPanel';
import { Panel } from '../panels/Panel';
import { plainText } from '../paths/plainText';

/** The inspector of another program: the log, its actors with the context of one, and the chart of that one. */
export function ReceivePage({ recorder }: { readonly recorder: Recorder }) {
  const all = useStore(recorder.actors);
  const machines = useStore(recorder.machines);
  const [id, setId] = useState('');
  const [hasEnded, setHasEnded] = useState(false);
  const running = all.filter(({ status }) => status === 'active');
  const chosen = all.find((one) => one.id === id);
  // A page that is loaded again has other actors with the same names.
  const again = hasEnded ? undefined : running.find(({ name }) => name === chosen?.name);
  const shown = again ?? chosen ?? running.find((one) => machines.has(one.id));
  const actors = hasEnded ? all : all.filter((one) => running.includes(one) || one === shown);
  const machine = shown && machines.get(shown.id);
  return (
    <main>
      <h1>Inspector</h1>
      <div>
        <LogPanel recorder={recorder} onFocus={setId} />
      </div>
      <div>
        <Panel
          isTall
          heading="Actors"
          explanation="↑ ↓ move, Enter shows an actor. A focused event shows its actor, too."
          actions={
            <Tool aria-pressed={hasEnded} onClick={() => setHasEnded(!hasEnded)}>
              Show ended actors
            </Tool>
          }
        >
          {actors.length === 0 && <p>Waiting for the program that opened this window.</p>}
          <Scroll className="scroll row actors" onKeyDown={moveAmong} aria-label="List">
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
      </div>
      {machine && (
        <div>
          <Chart key={shown.id} machine={machine} name={shown.name} actor={shown} />
        </div>
      )}
    </main>
  );
}
