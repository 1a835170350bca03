import { useEffect } from 'react';
import { useProgress, useSession } from '../page/session';
import { possibleSteps } from '../paths/pathFile';
import { counted } from '../paths/plainText';
import { connectKeys } from '../player/connectKeys';
import { isWaiting } from '../player/progress';
import { bringIntoView, Choice, moveAmong, Scroll, Tool } from './controls';
import { Panel } from './Panel';
import { PathFiles } from './PathFiles';
import { PathStatus } from './PathStatus';

export const pathPanelId = 'path';

/** A path through a machine's table, and its progress. */
export function PathPanel() {
  const { catalog, player, choose } = useSession();
  useEffect(() => connectKeys(window, player), [player]);
  const progress = useProgress();
  const { machine, scenario, steps, left, state, subject } = progress;
  const model = catalog.modelOf(machine);
  const canStep = isWaiting(progress);
  const beside = canStep ? possibleSteps(model, scenario, state) : [];
  const paths = catalog.pathsOf(machine, scenario);
  const pathNames = paths.map(
    (path, at) => `${at + 1} of ${paths.length}: ${counted(path.steps.length, 'step')}`,
  );
  const place = catalog.indexOf(progress);
  const given = place < 0 && steps.length > 0 ? [`given: ${counted(steps.length, 'step')}`] : [];
  return (
    <Panel
      id={pathPanelId}
      isTall
      heading="Path"
      explanation="Steps through one machine’s model, compared after every step. Alt+S steps, Alt+P plays, Alt+R resets, in the page too. ↺ shows a step again."
      actions={<PathFiles />}
    >
      <div className="row">
        <Choice
          label="Machine"
          value={machine}
          options={catalog.names}
          onChoose={(name) => choose(catalog.firstPathOf(name))}
        />
        <Choice
          label="Scenario"
          value={scenario}
          options={Object.keys(model.scenarios)}
          onChoose={(name) => choose(catalog.firstPathOf(machine, name))}
        />
        <Choice
          label="Path"
          value={pathNames[place] ?? given[0] ?? byHand}
          options={[...pathNames, ...given, byHand]}
          onChoose={(name) => {
            if (!given.includes(name))
              choose(paths[pathNames.indexOf(name)] ?? { machine, scenario, steps: [] });
          }}
        />
      </div>
      <div className="row">
        <Tool
          aria-keyshortcuts="Alt+S"
          disabled={!canStep || left.length === 0}
          onClick={() => void player.step()}
        >
          Step
        </Tool>
        <Tool
          aria-keyshortcuts="Alt+P"
          disabled={!canStep || steps.length === 0}
          onClick={() => void player.play()}
        >
          Play
        </Tool>
        <Tool aria-keyshortcuts="Alt+R" onClick={() => void player.replay(0)}>
          Reset
        </Tool>
        <Tool onClick={() => void player.runAll(catalog.pathsOf(machine))}>Run every path</Tool>
      </div>
      <PathStatus />
      {beside.length > 0 && (
        <fieldset className="row">
          <legend>Possible here</legend>
          {beside.map((step) => (
            <Tool key={step} onClick={() => void player.step(step)}>
              {step}
            </Tool>
          ))}
        </fieldset>
      )}
      <PathSteps key={subject ? 'set up' : 'not set up'} />
    </Panel>
  );
}

const byHand = 'by hand, step by step';

/** Completed steps with their results, and remaining steps. Each completed one can be shown again. */
function PathSteps() {
  const { player } = useSession();
  const { taken, left, isBusy } = useProgress();
  const steps = [...taken, ...left.map((step) => ({ step, to: '', differences: [] }))];
  return (
    <Scroll aria-label="Steps" onKeyDown={moveAmong}>
      <ol>
        {steps.map(({ step, to, differences }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: only the position identifies a step.
            key={index}
            ref={index === taken.length - 1 ? bringIntoView : null}
          >
            {to !== '' && (differences.length === 0 ? '✓ ' : '✗ ')}
            {step}
            {to !== '' && <small> → {to}</small>}{' '}
            <button
              type="button"
              tabIndex={-1}
              disabled={isBusy}
              aria-label={`Show step ${index + 1}`}
              onClick={() => void player.replay(index + 1)}
            >
              ↺
            </button>
          </li>
        ))}
      </ol>
    </Scroll>
  );
}
