import styled from '@emotion/styled';
import { memo, type ReactNode, useState } from 'react';
import { color } from '../../src/tokens/roles';
import { space } from '../../src/tokens/space';
import { entryText, lineOf, namesIn, seconds, sequenceDiagram } from '../bench/logText';
import type { LogEntry, Recorder } from '../bench/recorder';
import { useStore } from '../bench/store';
import {
  Choice,
  CopyTool,
  Data,
  dataSize,
  Labelled,
  mono,
  moveAmong,
  Scroll,
  Tool,
  Tools,
} from './controls';
import { Lanes } from './Lanes';
import { Panel } from './Panel';

interface Props {
  readonly recorder: Recorder;
  /** More buttons. */
  readonly children?: ReactNode;
  /** Repeats what led to an entry. */
  readonly onRepeat?: ((entry: LogEntry) => void) | undefined;
}

/** Events of every actor, newest first: who sent each to whom, and what it caused. */
export function LogPanel({ recorder, children, onRepeat }: Props) {
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
        <Tools>
          <CopyTool text={() => shown.map(entryText).join('\n')}>Copy</CopyTool>
          <CopyTool text={() => sequenceDiagram(shown)}>Copy as Mermaid</CopyTool>
          <Tool onClick={recorder.forget}>Clear</Tool>
          {children}
        </Tools>
      }
    >
      <Tools>
        <Labelled>
          Filter
          <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </Labelled>
        <Choice label="Actor" value={name} options={['all', ...namesIn(log)]} onChoose={setName} />
      </Tools>
      <Lanes log={shown} />
      <Scroll onKeyDown={moveAmong} tabIndex={0} role="group" aria-label="Log">
        <Lines aria-label="Events">
          {shown.toReversed().map((entry) => (
            <Line key={entry.id} entry={entry} onRepeat={onRepeat} />
          ))}
        </Lines>
      </Scroll>
    </Panel>
  );
}

interface LineProps extends Pick<Props, 'onRepeat'> {
  readonly entry: LogEntry;
}

/** Memoized, because most entries of a long log do not change. */
const Line = memo(function Line({ entry, onRepeat }: LineProps) {
  const [isOpen, setOpen] = useState(false);
  const { at, depth, emitted, changes } = entry;
  return (
    <li style={{ paddingInlineStart: `${Math.min(depth, 6) * 0.75}rem` }}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Soft>{seconds(at)}</Soft> {lineOf(entry)}
          {emitted.map(({ type }) => (
            <Soft key={type}> emits {type}</Soft>
          ))}
          {changes.length > 0 && <Soft> ±{changes.length}</Soft>}
        </summary>
        {isOpen && <Data>{entryText({ ...entry, depth: 0 })}</Data>}
        {isOpen && onRepeat && <Tool onClick={() => onRepeat(entry)}>Repeat up to here</Tool>}
      </details>
    </li>
  );
});

const Lines = styled.ol({
  listStyle: 'none',
  fontFamily: mono,
  fontSize: dataSize,
  lineHeight: 1.4,
  li: { borderBlockEnd: `1px solid ${color.line}`, paddingBlock: space(0.75) },
  summary: { cursor: 'pointer', overflowWrap: 'anywhere' },
  'summary:focus-visible': { outlineOffset: '-2px' },
  pre: { paddingInlineStart: space(4), color: color.inkSoft },
});

const Soft = styled.span({ color: color.inkSoft });
