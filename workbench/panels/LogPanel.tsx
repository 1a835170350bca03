import { memo, useState } from 'react';
import * as v from 'valibot';
import { inputsOf, type LogInput, logFileSchema } from '../bench/logInputs';
import { entryText, lineOf, namesIn, seconds, sequenceDiagram } from '../bench/logText';
import type { LogEntry, Recorder } from '../bench/recorder';
import { useStore } from '../bench/store';
import { plainText } from '../walks/plainText';
import { Choice, CopyTool, moveAmong, Scroll, Tool } from './controls';
import { FileTools } from './files';
import { Lanes } from './Lanes';
import { Panel } from './Panel';

interface Props {
  readonly recorder: Recorder;
  /** Repeats what came from outside, up to a line or as in a file. Absent if that is not possible. */
  readonly repeat?: ((inputs: readonly LogInput[]) => Promise<void>) | undefined;
}

/** Events of every actor, newest first: who sent each to whom, and what it caused. */
export function LogPanel({ recorder, repeat }: Props) {
  const [words, setWords] = useState('');
  const [name, setName] = useState('all');
  const log = useStore(recorder.log);
  const sought = words.trim().toLowerCase();
  const shown = log
    .filter((entry) => name === 'all' || entry.name === name || entry.from === name)
    .filter((entry) => sought === '' || entryText(entry).toLowerCase().includes(sought));
  return (
    <Panel
      isTall
      heading="Events"
      explanation="Sender → receiver: event → state, newest first. ~> marks a sender that XState does not report. ↑ ↓ move, Enter opens."
      actions={
        <>
          <CopyTool text={() => shown.map(entryText).join('\n')}>Copy</CopyTool>
          <CopyTool text={() => sequenceDiagram(shown)}>Copy as Mermaid</CopyTool>
          <Tool onClick={recorder.forget}>Clear</Tool>
          {repeat && (
            <FileTools
              label="Log file"
              download="events.log.json"
              text={() => plainText(inputsOf(log))}
              onText={(text) => void repeat(v.parse(logFileSchema, text))}
            />
          )}
        </>
      }
    >
      <div className="row">
        <label>
          Filter
          <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
        <Choice label="Actor" value={name} options={['all', ...namesIn(log)]} onChoose={setName} />
      </div>
      <Lanes log={shown} />
      <Scroll onKeyDown={moveAmong} aria-label="Log">
        <ol aria-label="Events" style={{ padding: 0, listStyle: 'none' }}>
          {shown.toReversed().map((entry) => (
            <Line key={entry.id} {...{ entry, recorder, repeat }} />
          ))}
        </ol>
      </Scroll>
    </Panel>
  );
}

interface LineProps extends Props {
  readonly entry: LogEntry;
}

/** Memoized, because most entries of a long log do not change. */
const Line = memo(function Line({ entry, recorder, repeat }: LineProps) {
  const [isOpen, setOpen] = useState(false);
  const { at, depth, emitted, changes } = entry;
  return (
    <li style={{ paddingInlineStart: `${Math.min(depth, 6) * 0.75}rem` }}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <small>{seconds(at)}</small> {lineOf(entry)}
          {emitted.map(({ type }) => (
            <small key={type}> emits {type}</small>
          ))}
          {changes.length > 0 && <small> ±{changes.length}</small>}
        </summary>
        {isOpen && <pre>{entryText({ ...entry, depth: 0 })}</pre>}
        {isOpen && repeat && (
          <Tool onClick={() => void repeat(inputsOf(recorder.log.get(), entry))}>
            Repeat up to here
          </Tool>
        )}
      </details>
    </li>
  );
});
