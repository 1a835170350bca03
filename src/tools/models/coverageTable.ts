import { type MachineName, machines } from '../../models/machines';
import { transitionsOf } from '../../models/transitions';
import { type Coverage, type WalkName, walkNames } from './coverage';

export interface CoverageTable {
  /** Machine × walk: transitions taken / all, and below it why some are not. */
  readonly text: string;
  /** Transitions that no walk took and no reason explains, as `walk: id`. */
  readonly missing: readonly string[];
}

/** What the three walks took of every machine's transitions. */
export function coverageTable(coverages: readonly Coverage[]): CoverageTable {
  const names = Object.keys(machines) as MachineName[];
  const cells = names.flatMap((machine) =>
    walkNames.map((walk) => cellOf(coverages, machine, walk)),
  );
  const lines = names.map((machine) =>
    [
      machine.padEnd(14),
      ...cells.filter((cell) => cell.machine === machine).map(({ text }) => text.padStart(9)),
    ].join(''),
  );
  const head = ['machine'.padEnd(14), ...walkNames.map((walk) => walk.padStart(9))].join('');
  const reasons = cells.flatMap(({ reasons: list }) => list);
  return {
    text: [head, ...lines, ...(reasons.length > 0 ? ['', 'Not taken:', ...reasons] : [])].join(
      '\n',
    ),
    missing: cells.flatMap(({ missing }) => missing),
  };
}

function cellOf(coverages: readonly Coverage[], machine: MachineName, walk: WalkName) {
  const kept = coverages.filter((one) => one.machine === machine && one.walk === walk);
  const taken = new Set(kept.flatMap((one) => one.taken));
  const why = new Map(kept.flatMap((one) => Object.entries(one.notTaken)));
  const all = transitionsOf(machines[machine]).map(({ id }) => id);
  const open = all.filter((id) => !taken.has(id));
  return {
    machine,
    text: `${all.length - open.length}/${all.length}`,
    reasons: open.flatMap((id) => (why.has(id) ? [`  ${walk}: ${id}: ${why.get(id)}`] : [])),
    missing: open.filter((id) => !why.has(id)).map((id) => `${walk}: ${id}`),
  };
}
