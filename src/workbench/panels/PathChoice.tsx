import { useSelector } from '@xstate/react';
import { models } from '../../models/models';
import { firstPathOf, pathsOf } from '../player/paths';
import { useSession } from '../SessionContext';
import { Labelled } from './controls';

/** The scenario that a machine starts in, and the path from there. */
export function PathChoice() {
  const { player } = useSession();
  const { machine, scenario, steps } = useSelector(player, ({ context }) => context);
  const paths = pathsOf(machine).filter((path) => path.scenario === scenario);
  const place = paths.findIndex((path) => path.steps === steps);
  return (
    <>
      <Labelled>
        Scenario
        <select
          value={scenario}
          onChange={({ target: { value } }) =>
            player.send({ type: 'path.chosen', ...firstPathOf(machine, value) })
          }
        >
          {Object.keys(models[machine].scenarios).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Labelled>
      <Labelled>
        Path
        <select
          value={place}
          onChange={({ target: { value } }) => {
            const path = paths[Number(value)] ?? { machine, scenario, steps: [] };
            player.send({ type: 'path.chosen', ...path });
          }}
        >
          {paths.map((path, index) => (
            <option key={path.steps.join()} value={index}>
              {`${index + 1} of ${paths.length}: ${counted(path.steps.length)}`}
            </option>
          ))}
          <option value={-1}>
            {steps.length > 0 && place < 0
              ? `from a file: ${counted(steps.length)}`
              : 'by hand, step by step'}
          </option>
        </select>
      </Labelled>
    </>
  );
}

function counted(steps: number): string {
  return steps === 1 ? '1 step' : `${steps} steps`;
}
