import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { connectKeys } from '../player/connectKeys';
import { firstPathOf, pathsOf } from '../player/paths';
import { useSession } from '../session';
import { machines, models } from '../walks/models';
import { isMachineName, possibleSteps } from '../walks/pathFile';
import { Labelled, Tool, Tools } from './controls';
import { Panel } from './Panel';
import { PathFiles } from './PathFiles';
import { PathStatus, PathSteps } from './PathProgress';

export const pathPanelId = 'path';

/** A path through a machine, and its progress. */
export function PathPanel() {
  const { player } = useSession();
  useEffect(() => connectKeys(window, player), [player]);
  const snapshot = useSelector(player, (one) => one);
  const { machine, scenario, steps, left, state, subject, intent } = snapshot.context;
  const isPlaying = intent === 'play';
  const isOpen = snapshot.matches('ready');
  const isWaiting = isOpen || snapshot.matches('idle');
  const beside = isOpen ? possibleSteps(models[machine], scenario, state) : [];
  return (
    <Panel
      id={pathPanelId}
      isTall
      heading="Path"
      explanation="A way through one machine’s table, held against it after every step. Alt+S steps, Alt+P plays, Alt+R resets, in the page too."
      actions={<PathFiles />}
    >
      <Tools>
        <Labelled>
          Machine
          <select
            value={machine}
            onChange={({ target: { value } }) => {
              if (isMachineName(value)) player.send({ type: 'path.chosen', ...firstPathOf(value) });
            }}
          >
            {Object.keys(machines).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Labelled>
        <PathChoice />
      </Tools>
      <Tools>
        <Tool
          aria-keyshortcuts="Alt+S"
          disabled={!isWaiting || isPlaying || left.length === 0}
          onClick={() => player.send({ type: 'step.pressed' })}
        >
          Step
        </Tool>
        <Tool
          aria-keyshortcuts="Alt+P"
          disabled={!isPlaying && (!isWaiting || steps.length === 0)}
          onClick={() => player.send({ type: isPlaying ? 'pause.pressed' : 'play.pressed' })}
        >
          {isPlaying ? 'Pause path' : 'Play'}
        </Tool>
        <Tool aria-keyshortcuts="Alt+R" onClick={() => player.send({ type: 'reset.pressed' })}>
          Reset
        </Tool>
      </Tools>
      <PathStatus />
      {beside.length > 0 && (
        <Tools role="group" aria-label="Possible here">
          Possible here:
          {beside.map((step) => (
            <Tool key={step} onClick={() => player.send({ type: 'step.chosen', step })}>
              {step}
            </Tool>
          ))}
        </Tools>
      )}
      <PathSteps key={subject ? 'set up' : 'not set up'} />
    </Panel>
  );
}

/** Scenario and path selection. */
function PathChoice() {
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
