import { type ReactNode, useEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Chart } from './Chart';
import { Choice, Tool } from './controls';
import { createLog, entryText, type Log, lineOf, type Received, receive, seconds } from './receive';
import { channelName, type Report, type Request } from './record';

/* `/workbench/inspector`: the machines of the pages of this origin that are open in other tabs. */

/** Number of entries that are shown at once, because a log has thousands. */
const portion = 100;

const channel = new BroadcastChannel(channelName);
const ask = (request: Request) => channel.postMessage(request);
const log = createLog();

/** The log, which changes at most once a frame. */
function useLog(): Log {
  const [shown, setShown] = useState(log);
  useEffect(() => {
    let isWaiting = false;
    channel.onmessage = ({ data }: MessageEvent<Report>) => {
      receive(log, data);
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        setShown({ ...log, entries: [...log.entries], actors: new Map(log.actors) });
      });
    };
    ask({ wants: 'entries' });
  }, []);
  return shown;
}

export function Inspector() {
  const current = useLog();
  const [paused, setPaused] = useState<Log>();
  const { entries, actors, machines } = paused ?? current;
  const [chosen, setChosen] = useState<Pick<Received, 'actor' | 'name'>>();
  const running = [...actors.values()].filter(({ status }) => status === 'active');
  const shown =
    running.find(({ actor }) => actor === chosen?.actor) ??
    // A page that is loaded again has other actors with the same names.
    running.find(({ name }) => name === chosen?.name) ??
    running.find(({ actor }) => machines.has(actor));
  const machine = shown && machines.get(shown.actor);
  return (
    <main>
      <title>Inspector</title>
      <h1>Inspector</h1>
      <Events entries={entries} onFocus={setChosen}>
        <Tool
          aria-pressed={paused !== undefined}
          onClick={() => setPaused(paused ? undefined : current)}
        >
          Pause
        </Tool>
      </Events>
      <section aria-labelledby="actors" className="side">
        <h2 id="actors">Actors</h2>
        <div className="row">
          {running.map((one) => (
            <Tool
              key={one.actor}
              aria-current={one === shown}
              onClick={() => setChosen(one)}
            >{`${one.name} ${one.state || one.status}`}</Tool>
          ))}
        </div>
        {machine && <SendEvent key={`${shown.actor} event`} actor={shown} machine={machine} />}
        {machine && <Chart key={shown.actor} machine={machine} name={shown.name} lit={shown} />}
        {shown && (
          <>
            <h2>Context of {shown.name}</h2>
            <pre>{JSON.stringify(JSON.parse(shown.context), null, 2)}</pre>
          </>
        )}
      </section>
    </main>
  );
}

interface EventsProps {
  readonly entries: readonly Received[];
  readonly onFocus: (entry: Received) => void;
  /** More buttons. */
  readonly children: ReactNode;
}

function Events({ entries, onFocus, children }: EventsProps) {
  const [words, setWords] = useState('');
  const [name, setName] = useState('all');
  const [count, setCount] = useState(portion);
  const sought = words.trim().toLowerCase();
  const found = entries.filter(
    (entry) =>
      (name === 'all' || entry.name === name || entry.from === name) &&
      (sought === '' || entryText(entry).toLowerCase().includes(sought)),
  );
  const names = new Set(['all', name, ...entries.flatMap((one) => [one.name, one.from])]);
  return (
    <section aria-labelledby="events">
      <h2 id="events">Events</h2>
      <p>Sender → receiver: event → state / actions, newest first. An effect is indented.</p>
      <div className="row">
        <label>
          Filter
          <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
        <Choice label="Actor" value={name} options={[...names]} onChoose={setName} />
        {children}
        <Tool onClick={() => navigator.clipboard.writeText(found.map(entryText).join('\n'))}>
          Copy
        </Tool>
        <label>
          <input type="checkbox" onChange={({ target }) => ask({ isMasked: !target.checked })} />
          Show typed text from now on
        </label>
      </div>
      {entries.length === 0 && <p>Open a page of this address in another tab.</p>}
      <p role="status">{`${found.length} of ${entries.length} events`}</p>
      <ol aria-labelledby="events">
        {found
          .slice(-count)
          .reverse()
          .map((entry) => (
            <Line key={`${entry.page} ${entry.number}`} entry={entry} onFocus={onFocus} />
          ))}
      </ol>
      {found.length > count && (
        <Tool onClick={() => setCount(count + portion)}>Show {portion} more</Tool>
      )}
    </section>
  );
}

function Line({ entry, onFocus }: { readonly entry: Received } & Pick<EventsProps, 'onFocus'>) {
  const [isOpen, setOpen] = useState(false);
  const { at, actions, emitted, depth } = entry;
  return (
    <li
      style={{ paddingInlineStart: `${Math.min(depth, 6) * 0.75}rem` }}
      onFocus={() => onFocus(entry)}
    >
      <details onToggle={({ currentTarget: { open } }) => setOpen(open)}>
        <summary>
          <small>{seconds(at)}</small> {lineOf(entry)}
          {actions.length > 0 && <small> / {actions.join(', ')}</small>}
          {emitted.length > 0 && (
            <small> emits {emitted.map((one) => JSON.parse(one).type).join(', ')}</small>
          )}
        </summary>
        {isOpen && <pre>{entryText(entry)}</pre>}
      </details>
    </li>
  );
}

interface SendProps {
  readonly actor: Received;
  readonly machine: AnyStateMachine;
}

/** A form that sends an event of the machine to the actor. */
function SendEvent({ actor: { actor, name }, machine }: SendProps) {
  const types = machine.events.filter((type) => !type.startsWith('xstate.'));
  const [type = '', setType] = useState(types[0]);
  const [payload, setPayload] = useState('{}');
  const [problem, setProblem] = useState('');
  const send = () => {
    try {
      ask({ to: actor, event: { ...JSON.parse(payload), type } });
      setProblem('');
    } catch (error) {
      setProblem(String(error));
    }
  };
  if (types.length === 0) return null;
  return (
    <div className="row">
      <Choice label={`Event for ${name}`} value={type} options={types} onChoose={setType} />
      <label>
        With
        <input value={payload} onChange={({ target }) => setPayload(target.value)} />
      </label>
      <Tool onClick={send}>Send</Tool>
      <span role="status">{problem}</span>
    </div>
  );
}
