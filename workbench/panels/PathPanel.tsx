import { useEffect } from 'react';
import { useStore } from '../bench/store';
import { connectKeys } from '../player/connectKeys';
import { firstPathOf, pathsOf, placeOf } from '../player/paths';
import { failureOf, isWaiting, type Progress, type Report } from '../player/player';
import { useProgress, useSession } from '../session';
import { differenceText } from '../walks/failure';
import { livePlaceOf, machineNames, models } from '../walks/models';
import { type Path, possibleSteps } from '../walks/pathFile';
import { bringIntoView, Choice, CopyTool, moveAmong, Scroll, Tool } from './controls';
import { Panel } from './Panel';
import { PathFiles } from './PathFiles';

export const pathPanelId = 'path';

/** A path through a machine's table, and its progress. */
export function PathPanel() {
  const { player, choose } = useSession();
  useEffect(() => connectKeys(window, player), [player]);
  const progress = useProgress();
  const { machine, scenario, steps, left, state, subject } = progress;
  const canStep = isWaiting(progress);
  const beside = canStep ? possibleSteps(models[machine], scenario, state) : [];
  const paths = pathsOf(machine, scenario);
  const pathNames = paths.map((path, at) => `${at + 1} of ${paths.length}: ${counted(path)}`);
  const place = placeOf(progress);
  const isImported = place < 0 && steps.length > 0;
  const byHand = isImported ? `imported: ${counted(progress)}` : 'by hand, step by step';
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
          options={machineNames}
          onChoose={(name) => choose(firstPathOf(name))}
        />
        <Choice
          label="Scenario"
          value={scenario}
          options={Object.keys(models[machine].scenarios)}
          onChoose={(name) => choose(firstPathOf(machine, name))}
        />
        <Choice
          label="Path"
          value={pathNames[place] ?? byHand}
          options={[...pathNames, byHand]}
          onChoose={(name) =>
            choose(paths[pathNames.indexOf(name)] ?? { machine, scenario, steps: [] })
          }
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
        <Tool onClick={() => void player.runAll(pathsOf(machine))}>Run every path</Tool>
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

function counted({ steps }: Path): string {
  return steps.length === 1 ? '1 step' : `${steps.length} steps`;
}

/** Status of the path: its machine, its progress, its errors, and the result of “Run every path”. */
function PathStatus() {
  const { player } = useSession();
  const report = useStore(player.report);
  const progress = useProgress();
  const { headline, text } = problemOf(progress, report);
  return (
    <>
      {report && (
        <p role="status">
          Ran {report.done} of {report.total} paths, {report.failures.length} failed.
        </p>
      )}
      {text && (
        <div role="alert">
          <strong>{headline}</strong>
          <Scroll aria-label={headline}>
            <pre>{text}</pre>
          </Scroll>
          <div className="row">
            <CopyTool text={() => text}>Copy</CopyTool>
            <Tool onClick={() => void player.replay(0)}>Reset the path</Tool>
          </div>
        </div>
      )}
      <p role="status">
        {livePlaceOf(progress.machine, progress.scenario)
          ? 'On the live page. '
          : 'On a separate actor: no page runs this machine in this scenario. '}
        {progressText(progress)}
      </p>
      {/* A separate status, so that it is not announced at every step. */}
      <p role="status">
        {progress.subject && 'The clock is paused and requests are held while stepping.'}
      </p>
    </>
  );
}

function problemOf(progress: Progress, report: Report | undefined) {
  const { problem, diverged } = progress;
  if (report) return { headline: 'Failed paths', text: report.failures.join('\n\n') };
  if (diverged.length > 0) {
    const headline = 'An action that the model does not define has changed the machine';
    return { headline, text: diverged.map(differenceText).join('\n') };
  }
  const headline = problem ? 'The path could not continue' : 'The machine differs from its model';
  return { headline, text: failureOf(progress) };
}

function progressText({ subject, taken, left, steps, state, isBusy }: Progress): string {
  if (!subject) return isBusy ? 'Setting it up …' : 'Step, Play or Reset sets it up.';
  const isOnPath = taken.length + left.length === steps.length && steps.length > 0;
  const mark = taken.every(({ differences }) => differences.length === 0) ? '✓' : '✗';
  const count = isOnPath
    ? `${taken.length} of ${steps.length} steps ${mark}`
    : `${taken.length} by hand ${mark}`;
  return `${isOnPath && left.length === 0 ? 'Done: ' : ''}${count}, in “${state}”.`;
}

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
