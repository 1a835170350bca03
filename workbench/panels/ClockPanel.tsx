import styled from '@emotion/styled';
import { useEffect, useReducer, useState } from 'react';
import type { BenchProps } from '../bench/bench';
import type { ManualClock } from '../walks/manualClock';
import { dataSize, Labelled, mono, Tool, Tools } from './controls';
import { Panel } from './Panel';

/** The clock of the machines' delays. */
export function ClockPanel({ bench: { clock } }: BenchProps) {
  const [amount, setAmount] = useState('1000');
  useClock(clock);
  const left = clock.untilNext();
  const isRunning = clock.isRunning();
  const by = Number(amount);
  return (
    <Panel
      heading="Clock"
      explanation="Runs the machines’ delays. Stopped, it moves only by these buttons."
      actions={
        <Tool onClick={isRunning ? clock.pause : clock.run}>{isRunning ? 'Pause' : 'Run'}</Tool>
      }
    >
      <Time aria-label="Time">
        {(clock.now() / 1000).toFixed(isRunning ? 1 : 3)} s, {isRunning ? 'running' : 'stopped'};{' '}
        {left === undefined ? 'no timer' : `next timer in ${Math.ceil(left)} ms`}
      </Time>
      <Tools>
        <Tool onClick={() => clock.increment(1)}>+1 ms</Tool>
        <Tool
          disabled={left === undefined || left <= 1}
          onClick={() => clock.increment((left ?? 1) - 1)}
        >
          1 ms before the next timer
        </Tool>
        <Tool disabled={left === undefined} onClick={() => clock.increment(left ?? 0)}>
          To next timer
        </Tool>
      </Tools>
      <Tools>
        <Labelled>
          Milliseconds
          <input
            type="number"
            min={0}
            value={amount}
            onChange={({ target: { value } }) => setAmount(value)}
          />
        </Labelled>
        <Tool disabled={!(by >= 0) || amount === ''} onClick={() => clock.increment(by)}>
          Advance
        </Tool>
      </Tools>
    </Panel>
  );
}

/** Rerenders when the clock changes, and ten times a second while it runs. */
function useClock(clock: ManualClock): void {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const unsubscribe = clock.subscribe(rerender);
    const timer = setInterval(() => clock.isRunning() && rerender(), 100);
    return () => {
      unsubscribe();
      clearInterval(timer);
    };
  }, [clock]);
}

const Time = styled.output({ fontFamily: mono, fontSize: dataSize });
