import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { type ActorEntry, actorOf } from '../bench/actorEntry';
import type { BenchProps } from '../bench/bench';
import { useStore } from '../bench/store';
import { useSession } from '../session';
import { machines } from '../walks/models';
import { ChartDrawing } from './ChartDrawing';
import { Tool } from './controls';
import { Panel } from './Panel';

/** Chart of the shown machine. */
export function ChartPanel({ bench }: BenchProps) {
  const { coverage, shown } = useSession();
  const name = useStore(shown);
  const covered = useStore(coverage).get(name) ?? noneCovered;
  const actor = actorOf(useStore(bench.recorder.actors), name);
  return <Chart {...{ name, actor, covered }} machine={machines[name]} />;
}

const noneCovered: ReadonlySet<string> = new Set();

interface ChartProps {
  readonly machine: AnyStateMachine;
  readonly name: string;
  readonly actor: ActorEntry | undefined;
  /** Ids of covered transitions; the others are dotted. If absent, none is. */
  readonly covered?: ReadonlySet<string>;
}

/** A machine with its state and last transition. */
export function Chart({ machine, name, actor, covered }: ChartProps) {
  const [isWhole, setWhole] = useState(true);
  return (
    <Panel
      isTall
      heading={`Chart of ${name}`}
      explanation={
        (actor ? 'Its state and last transition are highlighted.' : `No ${name} is running.`) +
        (covered ? ' Dotted transitions are not covered.' : '')
      }
      actions={
        <Tool aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          Fit to width
        </Tool>
      }
    >
      <ChartDrawing key={name} {...{ machine, actor, covered, isWhole }} />
    </Panel>
  );
}
