import { useEffect, useState } from 'react';
import { type ActorEntry, actorOf } from '../bench/actorEntry';
import type { BenchProps } from '../bench/bench';
import { useStore } from '../bench/store';
import { transitionText } from '../charts/chartOf';
import { useCatalog, useSession } from '../page/session';
import type { MachinePath } from '../paths/coveringPaths';
import { counted, plainText } from '../paths/plainText';
import { type Transition, transitionsOf } from '../paths/transitions';
import { moveAmong, Scroll, Tool } from './controls';
import { Panel } from './Panel';
import { SendEvent } from './SendEvent';

/** Every machine with its running actors and its coverage; the context and missing transitions of the shown one. */
export function MachinePanel({ bench }: BenchProps) {
  const { catalog, coverage, shown } = useSession();
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
            {catalog.names.map((machine) => {
              const all = transitionsOf(catalog.machineOf(machine));
              return (
                <tr key={machine}>
                  <th scope="row">
                    <Tool aria-current={machine === name} onClick={() => shown.set(machine)}>
                      {machine}
                    </Tool>
                  </th>
                  <td>{statesOf(actors, machine)}</td>
                  <td>
                    {all.filter(({ id }) => covered.has(id)).length}/{all.length}
                  </td>
                </tr>
              );
            })}
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

/** States of all actors of a machine, which run at once. */
function statesOf(actors: readonly ActorEntry[], machine: string): string {
  return actors
    .filter((actor) => actor.machine === machine && actor.status !== 'stopped')
    .map(({ state }) => state)
    .join(' · ');
}

interface UncoveredProps {
  readonly machine: string;
  /** Ids of covered transitions. */
  readonly covered: ReadonlySet<string>;
}

/** Transitions of one machine, which its `key` names, that this session has not taken, each with its shortest path. */
function Uncovered({ machine, covered }: UncoveredProps) {
  const { choose } = useSession();
  const catalog = useCatalog();
  const [paths, setPaths] = useState<ReadonlyMap<string, MachinePath>>(new Map());
  useEffect(() => {
    void catalog.shortestPaths(machine).then(setPaths);
  }, [catalog, machine]);
  const all = transitionsOf(catalog.machineOf(machine));
  const left = all.filter(({ id }) => !covered.has(id));
  if (left.length === 0) return <p>Every transition of {machine} is covered.</p>;
  return (
    <details>
      <summary>
        {counted(left.length, 'transition')} of {machine} not covered
      </summary>
      <div className="scroll">
        {left.map((transition) => {
          const { id } = transition;
          const path = paths.get(id);
          return (
            <Tool key={id} disabled={!path} onClick={() => path && choose(path)}>
              {labelOf(transition)} {path && <small>{counted(path.steps.length, 'step')}</small>}
            </Tool>
          );
        })}
      </div>
    </details>
  );
}

/** A transition in the words of the chart: `closed: panel.opened → open`. */
function labelOf(transition: Transition): string {
  const { order, event, guard, actions } = transitionText(transition);
  const [machine = '', ...state] = transition.source.split('.');
  const targets = transition.targets.map((id) => id.split('.').slice(1).join('.') || machine);
  const from = state.join('.') || machine;
  const parts = [order, event, guard, actions, targets.length > 0 && `→ ${targets.join(', ')}`];
  return `${from}: ${parts.filter(Boolean).join(' ')}`;
}
