import { type ActorEntry, actorOf } from '../bench/actorEntry';
import type { BenchProps } from '../bench/bench';
import { useStore } from '../bench/store';
import { useSession } from '../session';
import { machineNames, machines } from '../walks/models';
import { plainText } from '../walks/plainText';
import { transitionsOf } from '../walks/transitions';
import { moveAmong, Scroll, Tool } from './controls';
import { Panel } from './Panel';
import { SendEvent } from './SendEvent';
import { Uncovered } from './Uncovered';

/** Every machine with its running actors and its coverage; the context and missing transitions of the shown one. */
export function MachinePanel({ bench }: BenchProps) {
  const { coverage, shown } = useSession();
  const actors = useStore(bench.recorder.actors);
  const taken = useStore(coverage);
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
                  {taken.get(machine)?.size ?? 0}/{counts.get(machine)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <Uncovered key={`${name} uncovered`} machine={name} taken={taken.get(name)} />
      {actor?.ref && <SendEvent key={name} machine={name} actor={actor.ref} />}
      {actor && (
        <Scroll aria-label={`Context of ${actor.name}`}>
          <pre>{plainText({ tags: actor.tags, context: actor.context })}</pre>
        </Scroll>
      )}
    </Panel>
  );
}

const counts = new Map(machineNames.map((name) => [name, transitionsOf(machines[name]).length]));

/** States of all actors of a machine, which run at once. */
function statesOf(actors: readonly ActorEntry[], machine: string): string {
  return actors
    .filter((actor) => actor.machine === machine && actor.status !== 'stopped')
    .map(({ state }) => state)
    .join(' · ');
}
