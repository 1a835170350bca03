import { useEffect, useReducer } from 'react';
import type { BenchProps } from '../bench/bench';
import { Tool } from './controls';
import { Panel } from './Panel';

/** The clock of the machines' delays. */
export function ClockPanel({ bench: { clock } }: BenchProps) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(rerender, 100);
    return () => clearInterval(timer);
  }, []);
  const left = clock.untilNext();
  const isRunning = clock.isRunning();
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
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          clock.increment(Number(new FormData(event.currentTarget).get('by')));
        }}
      >
        <label>
          Milliseconds
          <input name="by" type="number" min={0} step="any" defaultValue={1000} required />
        </label>
        <button type="submit">Advance</button>
      </form>
    </Panel>
  );
}
