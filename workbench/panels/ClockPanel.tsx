import styled from '@emotion/styled';
import { useEffect, useReducer } from 'react';
import type { BenchProps } from '../bench/bench';
import { useSession } from '../session';
import type { ManualClock } from '../walks/manualClock';
import { dataSize, mono, Tool, Tools } from './controls';
import { Panel } from './Panel';

/** The clock of the machines' delays. */
export function ClockPanel({ bench: { kind, clock } }: BenchProps) {
  const { benchSettings } = useSession();
  useClock(clock);
  const left = clock.untilNext();
  const isRunning = clock.isRunning();
  const toggle = () => {
    if (isRunning) clock.pause();
    else clock.run();
    if (kind === 'page') benchSettings.set({ ...benchSettings.get(), isClockRunning: !isRunning });
  };
  return (
    <Panel
      heading="Clock"
      explanation="The time that the machines’ delays run by. Stopped, it moves only by these buttons."
      actions={<Tool onClick={toggle}>{isRunning ? 'Pause' : 'Run'}</Tool>}
    >
      <Time aria-label="Time">
        {(clock.now() / 1000).toFixed(isRunning ? 1 : 3)} s, {isRunning ? 'running' : 'stopped'};{' '}
        {left === undefined ? 'no timer' : `next timer in ${Math.ceil(left)} ms`}
      </Time>
      <Tools>
        <Tool onClick={() => clock.increment(100)}>+100 ms</Tool>
        <Tool onClick={() => clock.increment(1000)}>+1 s</Tool>
        <Tool disabled={left === undefined} onClick={() => clock.increment(clock.untilNext() ?? 0)}>
          To next timer
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
