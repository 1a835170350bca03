import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { LogEntry } from '../bench/logEntry';
import { entryText, lineOf, namesIn, seconds, sequenceDiagram } from '../bench/logText';
import type { Recorder } from '../bench/recorder';
import { useStore } from '../bench/store';
import { Choice, CopyTool, placeAfter, Scroll, Tool } from './controls';
import { Panel } from './Panel';

interface Props {
  readonly recorder: Recorder;
  /** Called with the session id of the actor whose event is focused. */
  readonly onFocus?: ((actor: string) => void) | undefined;
}

/** Height of a folded line, in px. */
const lineHeight = 26;

/** Events of every actor, newest first: who sent each to whom, and what it caused. */
export function LogPanel({ recorder, onFocus }: Props) {
  const [words, setWords] = useState('');
  const [name, setName] = useState('all');
  const log = useStore(recorder.log);
  const running = useStore(recorder.actors).filter(({ status }) => status === 'active');
  const names = new Set(['all', ...namesIn(log), ...running.map((actor) => actor.name), name]);
  const sought = words.trim().toLowerCase();
  const shown = log
    .filter((entry) => name === 'all' || entry.name === name || entry.from === name)
    .filter((entry) => sought === '' || entryText(entry).toLowerCase().includes(sought));
  return (
    <Panel
      isTall
      heading="Events"
      explanation="Sender → receiver: event → state, newest first. ↑ ↓ move, Enter opens."
      actions={
        <>
          <CopyTool text={() => shown.map(entryText).join('\n')}>Copy</CopyTool>
          <CopyTool text={() => sequenceDiagram(shown)}>Copy as Mermaid</CopyTool>
          <Tool onClick={recorder.forget}>Clear</Tool>
        </>
      }
    >
      <div className="row">
        <label>
          Filter
          <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
        <Choice label="Actor" value={name} options={[...names]} onChoose={setName} />
      </div>
      {log.length === 0 && <p>No events yet.</p>}
      {log.length > 0 && shown.length === 0 && <p>No event matches.</p>}
      <Lines onFocus={onFocus} entries={shown} />
    </Panel>
  );
}

/** Only the lines in view are rendered, because a log has thousands. */
function Lines({ entries, onFocus }: Omit<Props, 'recorder'> & { entries: readonly LogEntry[] }) {
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const entryAt = (index: number) => entries[entries.length - 1 - index];
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => place.current,
    getItemKey: (index) => entryAt(index)?.id ?? index,
    estimateSize: () => lineHeight,
    overscan: 12,
  });
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-index]');
    const index = placeAfter(event.key, Number(focused?.dataset.index ?? -1), entries.length);
    if (index === undefined) return;
    event.preventDefault();
    rows.scrollToIndex(index);
    requestAnimationFrame(() =>
      place.current?.querySelector<HTMLElement>(`[data-index="${index}"] summary`)?.focus(),
    );
  };
  const toggle = (entry: LogEntry, isOpen: boolean) => {
    if (opened.has(entry.id) === isOpen) return;
    const next = new Set(opened);
    if (isOpen) next.add(entry.id);
    else next.delete(entry.id);
    setOpened(next);
  };
  return (
    <Scroll ref={place} onKeyDown={move} aria-label="Log">
      <ol aria-label="Events" className="log" style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start, key }) => {
          const entry = entryAt(index);
          if (!entry) return null;
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={entries.length}
              onFocus={() => onFocus?.(entry.actor)}
              style={{
                insetBlockStart: start,
                paddingInlineStart: `${Math.min(entry.depth, 6) * 0.75}rem`,
              }}
            >
              <Line
                entry={entry}
                isOpen={opened.has(entry.id)}
                onToggle={(isOpen) => toggle(entry, isOpen)}
              />
            </li>
          );
        })}
      </ol>
    </Scroll>
  );
}

interface LineProps {
  readonly entry: LogEntry;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

function Line({ entry, isOpen, onToggle }: LineProps) {
  const { at, actions, emitted, changes } = entry;
  return (
    <details open={isOpen} onToggle={({ currentTarget: { open } }) => onToggle(open)}>
      <summary>
        <small>{seconds(at)}</small> {lineOf(entry)}
        {actions.length > 0 && <small> / {actions.join(', ')}</small>}
        {emitted.length > 0 && <small> emits {emitted.map(({ type }) => type).join(', ')}</small>}
        {changes.length > 0 && <small> ±{changes.length}</small>}
      </summary>
      {isOpen && <pre>{entryText({ ...entry, depth: 0 })}</pre>}
    </details>
  );
}
