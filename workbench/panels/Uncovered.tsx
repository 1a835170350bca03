import { useEffect, useState } from 'react';
import { shortestPaths } from '../player/paths';
import { useSession } from '../session';
import { type MachineName, machines } from '../walks/models';
import type { Path } from '../walks/pathFile';
import { transitionsOf } from '../walks/transitions';
import { Tool } from './controls';

interface Props {
  readonly machine: MachineName;
  /** Ids of covered transitions. */
  readonly taken: ReadonlySet<string> | undefined;
}

/** Transitions of one machine, which its `key` names, that this session has not taken, each with its shortest path. */
export function Uncovered({ machine, taken }: Props) {
  const { choose } = useSession();
  const [paths, setPaths] = useState<ReadonlyMap<string, Path>>(new Map());
  useEffect(() => {
    void shortestPaths(machine).then(setPaths);
  }, [machine]);
  const left = transitionsOf(machines[machine]).filter(({ id }) => !taken?.has(id));
  if (left.length === 0) return <p>Every transition of {machine} is covered.</p>;
  return (
    <details>
      <summary>
        {left.length} transitions of {machine} are not covered
      </summary>
      <div className="scroll">
        {left.map(({ id }) => {
          const path = paths.get(id);
          return (
            <Tool key={id} disabled={!path} onClick={() => path && choose(path)}>
              {id} {path && `(${path.steps.length} steps)`}
            </Tool>
          );
        })}
      </div>
    </details>
  );
}
