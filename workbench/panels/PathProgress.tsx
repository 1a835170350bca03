import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { color } from '../../src/tokens/roles';
import { space } from '../../src/tokens/space';
import { livePlaceOf } from '../frame/livePlaces';
import type { PlayerContext } from '../player/playerSetup';
import { useSession } from '../session';
import { Data, dataSize, Problem, plainText, Scroll, Tool } from './controls';

/** Status of the path: its machine, its progress, its errors. */
export function PathStatus() {
  const { player } = useSession();
  const snapshot = useSelector(player, (one) => one);
  const { context } = snapshot;
  const { problem, differences, hasDiverged, subject, taken } = context;
  const failure = headlines[snapshot.value];
  if (failure) {
    return (
      <Problem role="alert">
        <strong>{failure(taken)}</strong>
        {problem}
        {differences.map(({ what, expected, found }) => (
          <Data
            key={what}
          >{`${what}\nexpected ${plainText(expected, 0)}\nfound    ${plainText(found, 0)}`}</Data>
        ))}
        <Tool onClick={() => player.send({ type: 'reset.pressed' })}>Reset the path</Tool>
      </Problem>
    );
  }
  return (
    <>
      <News role="status">
        {target(context)} {progress(context, snapshot.matches('settingUp'))}
        {hasDiverged && ' The page was changed by an action that the model does not define.'}
      </News>
      {/* A separate status, so that it is not announced at every step. */}
      <News role="status">
        {subject && 'The clock is paused and requests are held while stepping.'}
      </News>
    </>
  );
}

const headlines: Readonly<Record<string, (taken: PlayerContext['taken']) => string>> = {
  failed: (taken) => {
    const step = taken.at(-1)?.step;
    const place = taken.length === 0 ? 'The start' : `Step ${taken.length}, “${step}”,`;
    return `${place} is not as the table says`;
  },
  stopped: () => 'The machine was stopped',
  broken: () => 'The path could not continue',
};

function target({ machine, scenario }: PlayerContext): string {
  return livePlaceOf(machine, scenario)
    ? 'On the live page.'
    : 'On a separate actor: no page runs this machine in this scenario.';
}

function progress(
  { subject, taken, left, steps, state }: PlayerContext,
  isSettingUp: boolean,
): string {
  if (isSettingUp) return 'Setting it up …';
  if (!subject) return 'Step, Play or Reset sets it up.';
  const followsPath = taken.every(({ step }, index) => step === steps[index]) && steps.length > 0;
  const count = followsPath
    ? `${taken.length} of ${steps.length} steps ✓`
    : `${taken.length} by hand ✓`;
  const isDone = followsPath && left.length === 0 && taken.length > 0;
  return `${isDone ? 'Done: ' : ''}${count}, in “${state}”.`;
}

const News = styled.p({ fontSize: dataSize, color: color.ink });

/** Completed steps with their results, and remaining steps. */
export function PathSteps() {
  const { player } = useSession();
  const { taken, left } = useSelector(player, ({ context }) => context);
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another place to look at.
  useEffect(() => {
    const room = place.current?.getBoundingClientRect();
    const line = last.current?.getBoundingClientRect();
    // Not scrollIntoView, which scrolls the whole column.
    if (room && line) place.current?.scrollBy({ top: line.top - room.top - room.height / 2 });
  }, [taken.length]);
  return (
    <Scroll ref={place} tabIndex={0} role="group" aria-label="Steps">
      <List>
        {taken.map(({ step, to, differences }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: only the position identifies a step.
            key={index}
            ref={index === taken.length - 1 ? last : null}
            data-look={differences.length === 0 ? 'right' : 'wrong'}
          >
            {differences.length === 0 ? '✓' : '✗'} {step} <small>→ {to}</small>
          </li>
        ))}
        {left.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only the position identifies a step.
          <li key={taken.length + index} data-look="left">
            {step}
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
  '[data-look="left"]': { color: color.inkSoft },
  '[data-look="wrong"]': { color: color.accent, fontWeight: 700 },
});
