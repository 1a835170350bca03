import { actorOf } from '../bench/actorEntry';
import type { BenchProps } from '../bench/bench';
import { useStore } from '../bench/store';
import { useSession } from '../session';
import { machines } from '../walks/models';
import { Chart } from './Chart';

/** Chart of the shown machine. */
export function ChartPanel({ bench }: BenchProps) {
  const { coverage, shown } = useSession();
  const name = useStore(shown);
  const covered = useStore(coverage).get(name) ?? noneCovered;
  const actor = actorOf(useStore(bench.recorder.actors), name);
  return <Chart key={name} {...{ name, actor, covered }} machine={machines[name]} />;
}

const noneCovered: ReadonlySet<string> = new Set();
