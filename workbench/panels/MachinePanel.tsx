import { useEffect, useState } from 'react';
import { byField } from '../../machines/formRules';
import { type ActorEntry, actorOf } from '../bench/actorEntry';
import type { BenchProps } from '../bench/bench';
import { useStore } from '../bench/store';
import { shortestPaths } from '../player/paths';
import { useSession } from '../session';
import { type MachineName, machineNames, machines } from '../walks/models';
import type { Path } from '../walks/pathFile';
import { plainText } from '../walks/plainText';
import { transitionsOf } from '../walks/transitions';
import { moveAmong, Scroll, Tool } from './controls';
import { Panel } from './Panel';
import { SendEvent } from './SendEvent';

/** Every machine with its running actors and its coverage; the context and missing transitions of the shown one. */
export function MachinePanel({ bench }: BenchProps) {
  const { coverage, shown } = useSession();
  const actors = useStore(bench.recorder.actors);
  const covered = useStore(coverage);
  const name = useStore(shown);
  const actor = actorOf(actors, name);
  return (
    <Panel
      heading="Machines"
      explanation="Running actors, and transitions taken in this session. ↑ ↓ move, Enter shows a machine; the path stays."
    >
      <Scroll onKeyDown={moveAmong} aria-label="List">
        <table>
          <tbody>
            {machineNames.map((machine) => (
              <tr key={machine}>
                <th scope="row">
                  <Tool aria-current={machine === name} onClick={() => shown.set(machine)}>
                    {machine}
                  </Tool>
                </th>
                <td>{statesOf(actors, machine)}</td>
                <td>
                  {transitions[machine].filter((id) => covered.has(id)).length}/
                  {transitions[machine].length}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <Uncovered key={`${name} uncovered`} machine={name} covered={covered} />
      {actor?.ref && <SendEvent key={name} machine={name} actor={actor.ref} />}
      {actor && (
        <Scroll aria-label={`Context of ${actor.name}`}>
          <pre>{plainText({ tags: actor.tags, context: actor.context })}</pre>
        </Scroll>
      )}
    </Panel>
  );
}

/** Ids of the transitions of each machine. */
const transitions = byField(machineNames, (name) =>
  transitionsOf(machines[name]).map(({ id }) => id),
);

/** States of all actors of a machine, which run at once. */
function statesOf(actors: readonly ActorEntry[], machine: string): string {
  return actors
    .filter((actor) => actor.machine === machine && actor.status !== 'stopped')
    .map(({ state }) => state)
    .join(' · ');
}

interface UncoveredProps {
  readonly machine: MachineName;
  /** Ids of covered transitions. */
  readonly covered: ReadonlySet<string>;
}

/** Transitions of one machine, which its `key` names, that this session has not taken, each with its shortest path. */
function Uncovered({ machine, covered }: UncoveredProps) {
  const { choose } = useSession();
  const [paths, setPaths] = useState<ReadonlyMap<string, Path>>(new Map());
  useEffect(() => {
    void shortestPaths(machine).then(setPaths);
  }, [machine]);
  const left = transitions[machine].filter((id) => !covered.has(id));
  if (left.length === 0) return <p>Every transition of {machine} is covered.</p>;
  return (
    <details>
      <summary>
        {left.length} transitions of {machine} are not covered
      </summary>
      <div className="scroll">
        {left.map((id) => {
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
