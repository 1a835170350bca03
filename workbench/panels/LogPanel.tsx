import styled from '@emotion/styled';
import { memo, useState } from 'react';
import { color } from '../../src/tokens/roles';
import { space } from '../../src/tokens/space';
import type { BenchProps } from '../bench/bench';
import type { LogEntry } from '../bench/recorder';
import { useStore } from '../bench/store';
import { useSession } from '../session';
import { plainText } from '../walks/plainText';
import {
  CheckLabel,
  Data,
  dataSize,
  Labelled,
  mono,
  moveAmong,
  Scroll,
  Tool,
  Tools,
} from './controls';
import { Panel } from './Panel';

/** Events of every actor, newest first. */
export function LogPanel({ bench }: BenchProps) {
  const name = useStore(useSession().shown);
  const [words, setWords] = useState('');
  const [isOfOne, setOfOne] = useState(false);
  const [note, setNote] = useState('');
  const sought = words.trim().toLowerCase();
  const shown = useStore(bench.recorder.log)
    .filter((entry) => !isOfOne || entry.name === name)
    .filter((entry) => sought === '' || lineOf(entry).toLowerCase().includes(sought))
    .toReversed();
  const copy = async () => {
    const text = shown.map(lineOf).toReversed().join('\n');
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setNote(isCopied ? `${shown.length} copied` : 'The browser did not let it be copied.');
  };
  return (
    <Panel
      isTall
      heading="Events"
      explanation="What each actor was told and where it went, the last first. ↑ ↓ move, Enter shows the whole event."
      actions={
        <Tools>
          <span role="status">{note}</span>
          <Tool onClick={() => void copy()}>Copy</Tool>
          <Tool onClick={bench.recorder.forget}>Clear</Tool>
        </Tools>
      }
    >
      <Tools>
        <Labelled>
          Filter
          <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </Labelled>
        <CheckLabel>
          <input
            type="checkbox"
            checked={isOfOne}
            onChange={({ target }) => setOfOne(target.checked)}
          />
          only {name}
        </CheckLabel>
      </Tools>
      <Scroll onKeyDown={moveAmong}>
        <Lines aria-label="Events">
          {shown.map((entry) => (
            <Line key={entry.id} entry={entry} />
          ))}
        </Lines>
      </Scroll>
    </Panel>
  );
}

/** Memoized, because most entries of a long log do not change. */
const Line = memo(function Line({ entry }: { readonly entry: LogEntry }) {
  const { at, name, event, taken, state } = entry;
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Time>{seconds(at)}</Time> <b>{name}</b> {event.type} {state && `→ ${state}`}
        </summary>
        {isOpen && <Data>{plainText({ event, transitions: taken })}</Data>}
      </details>
    </li>
  );
});

/** An entry as text for search and copying. */
function lineOf({ at, name, event, taken, state }: LogEntry): string {
  return [seconds(at), name, plainText(event, 0), state, taken.join(' ')].join('\t');
}

function seconds(at: number): string {
  return (at / 1000).toFixed(3);
}

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

const Time = styled.span({ color: color.inkSoft });
