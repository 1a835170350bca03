import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { color } from '../../src/tokens/roles';
import { space } from '../../src/tokens/space';
import { livePlaceOf } from '../frame/livePlaces';
import { connectKeys } from '../player/connectKeys';
import { firstPathOf, pathsOf, placeOf } from '../player/paths';
import type { Progress } from '../player/player';
import { useProgress, useSession } from '../session';
import { failureText } from '../walks/failure';
import { machineNames, models } from '../walks/models';
import { isMachineName, possibleSteps } from '../walks/pathFile';
import {
  CopyTool,
  Data,
  dataSize,
  Labelled,
  moveAmong,
  Problem,
  Scroll,
  Tool,
  Tools,
} from './controls';
import { Panel } from './Panel';
import { PathFiles } from './PathFiles';

export const pathPanelId = 'path';

/** A path through a machine's table, and its progress. */
export function PathPanel() {
  const { player, choose } = useSession();
  useEffect(() => connectKeys(window, player), [player]);
  const progress = useProgress();
  const { machine, scenario, steps, left, state, subject, isPlaying, phase } = progress;
  const isWaiting = phase === 'ready' || phase === 'idle';
  const beside = phase === 'ready' ? possibleSteps(models[machine], scenario, state) : [];
  return (
    <Panel
      id={pathPanelId}
      isTall
      heading="Path"
      explanation="Steps through one machine’s model, compared after every step. Alt+S steps, Alt+P plays, Alt+R resets, in the page too. ↺ shows a step again."
      actions={<PathFiles />}
    >
      <Tools>
        <Labelled>
          Machine
          <select
            value={machine}
            onChange={({ target: { value } }) => {
              if (isMachineName(value)) choose(firstPathOf(value));
            }}
          >
            {machineNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Labelled>
        <PathChoice />
      </Tools>
      <Tools>
        <Tool
          aria-keyshortcuts="Alt+S"
          disabled={!isWaiting || left.length === 0}
          onClick={() => void player.step()}
        >
          Step
        </Tool>
        <Tool
          aria-keyshortcuts="Alt+P"
          disabled={!isPlaying && (!isWaiting || steps.length === 0)}
          onClick={() => (isPlaying ? player.pause() : void player.play())}
        >
          {isPlaying ? 'Pause path' : 'Play'}
        </Tool>
        <Tool aria-keyshortcuts="Alt+R" onClick={() => void player.replay(0)}>
          Reset
        </Tool>
      </Tools>
      <PathStatus />
      {beside.length > 0 && (
        <Tools role="group" aria-label="Possible here">
          Possible here:
          {beside.map((step) => (
            <Tool key={step} onClick={() => void player.step(step)}>
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
  const { choose } = useSession();
  const progress = useProgress();
  const { machine, scenario, steps } = progress;
  const paths = pathsOf(machine, scenario);
  const place = placeOf(progress);
  return (
    <>
      <Labelled>
        Scenario
        <select
          value={scenario}
          onChange={({ target: { value } }) => choose(firstPathOf(machine, value))}
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
          onChange={({ target: { value } }) =>
            choose(paths[Number(value)] ?? { machine, scenario, steps: [] })
          }
        >
          {paths.map((path, index) => (
            <option key={path.steps.join()} value={index}>
              {`${index + 1} of ${paths.length}: ${counted(path.steps.length)}`}
            </option>
          ))}
          <option value={-1}>
            {steps.length > 0 && place < 0
              ? `imported: ${counted(steps.length)}`
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

/** Status of the path: its machine, its progress, its errors. */
function PathStatus() {
  const { player } = useSession();
  const progress = useProgress();
  const { machine, scenario, phase, problem, differences, taken, subject, hasDiverged } = progress;
  const headline = headlines[phase];
  if (headline) {
    const steps = taken.map(({ step }) => step);
    const text = failureText(models[machine], { scenario, steps }, differences);
    return (
      <Problem role="alert">
        <strong>{headline}</strong>
        {problem || <Data>{text}</Data>}
        <Tools>
          {!problem && <CopyTool text={() => text}>Copy</CopyTool>}
          <Tool onClick={() => void player.replay(0)}>Reset the path</Tool>
        </Tools>
      </Problem>
    );
  }
  return (
    <>
      <News role="status">
        {livePlaceOf(machine, scenario)
          ? 'On the live page. '
          : 'On a separate actor: no page runs this machine in this scenario. '}
        {progressText(progress)}
        {hasDiverged && ' The page was changed by an action that the model does not define.'}
      </News>
      {/* A separate status, so that it is not announced at every step. */}
      <News role="status">
        {subject && 'The clock is paused and requests are held while stepping.'}
      </News>
    </>
  );
}

const headlines: Partial<Record<Progress['phase'], string>> = {
  failed: 'The machine differs from its model',
  stopped: 'The machine was stopped',
  broken: 'The path could not continue',
};

function progressText({ subject, taken, left, steps, state, phase }: Progress): string {
  if (phase === 'settingUp') return 'Setting it up …';
  if (!subject) return 'Step, Play or Reset sets it up.';
  const isOnPath = taken.length + left.length === steps.length && steps.length > 0;
  const count = isOnPath
    ? `${taken.length} of ${steps.length} steps ✓`
    : `${taken.length} by hand ✓`;
  const isDone = isOnPath && left.length === 0;
  return `${isDone ? 'Done: ' : ''}${count}, in “${state}”.`;
}

const News = styled.p({ fontSize: dataSize, color: color.ink });

/** Completed steps with their results, and remaining steps. Each completed one can be shown again. */
function PathSteps() {
  const { player } = useSession();
  const { taken, left, phase } = useProgress();
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another place to look at.
  useEffect(() => {
    const room = place.current?.getBoundingClientRect();
    const line = last.current?.getBoundingClientRect();
    // Not scrollIntoView, which scrolls the whole column.
    if (room && line) place.current?.scrollBy({ top: line.top - room.top - room.height / 2 });
    else place.current?.scrollTo?.({ top: 0 });
  }, [taken.length]);
  const isBusy = phase === 'stepping' || phase === 'settingUp';
  const steps = [...taken, ...left.map((step) => ({ step, to: undefined, differences: [] }))];
  return (
    <Scroll ref={place} tabIndex={0} role="group" aria-label="Steps" onKeyDown={moveAmong}>
      <List>
        {steps.map(({ step, to, differences }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: only the position identifies a step.
            key={index}
            ref={index === taken.length - 1 ? last : null}
            data-look={to === undefined ? 'left' : differences.length === 0 ? 'right' : 'wrong'}
          >
            {to !== undefined && (differences.length === 0 ? '✓ ' : '✗ ')}
            {step}
            {to !== undefined && <small> → {to}</small>}{' '}
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
      </List>
    </Scroll>
  );
}

const List = styled.ol({
  paddingInlineStart: space(8),
  fontSize: dataSize,
  lineHeight: 1.6,
  small: { fontSize: 'inherit', color: color.inkSoft },
  button: { border: 0, background: 'none', color: color.inkSoft },
  '[data-look="left"]': { color: color.inkSoft },
  '[data-look="wrong"]': { color: color.accent, fontWeight: 700 },
});
