import { useEffect, useReducer, useState } from 'react';
import type { BenchProps } from '../bench/bench';
import { Tool } from './controls';
import { Panel } from './Panel';

/** The clock of the machines' delays. */
export function ClockPanel({ bench: { clock } }: BenchProps) {
  const [amount, setAmount] = useState('1000');
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(rerender, 100);
    return () => clearInterval(timer);
  }, []);
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
      <output aria-label="Time">
        {(clock.now() / 1000).toFixed(isRunning ? 1 : 3)} s, {isRunning ? 'running' : 'stopped'};{' '}
        {left === undefined ? 'no timer' : `next timer in ${Math.ceil(left)} ms`}
      </output>
      <div className="row">
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
      </div>
      <div className="row">
        <label>
          Milliseconds
          <input
            type="number"
            min={0}
            value={amount}
            onChange={({ target: { value } }) => setAmount(value)}
          />
        </label>
        <Tool disabled={!(by >= 0) || amount === ''} onClick={() => clock.increment(by)}>
          Advance
        </Tool>
      </div>
    </Panel>
  );
}
