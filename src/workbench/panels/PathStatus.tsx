import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { color } from '../../tokens/roles';
import { livePlaceOf } from '../frame/livePlaces';
import type { PlayerContext } from '../player/player.machine';
import { useSession } from '../SessionContext';
import { Data, Problem, Tool } from './controls';
import { dataSize } from './dataText';
import { plainText } from './plainText';

/** Status of the path: its machine, its progress, its errors. */
export function PathStatus() {
  const { player } = useSession();
  const snapshot = useSelector(player, (one) => one);
  const { context } = snapshot;
  const { problem, differences, isAstray, subject, taken } = context;
  const reset = (
    <Tool type="button" onClick={() => player.send({ type: 'reset.pressed' })}>
      Reset the path
    </Tool>
  );
  if (snapshot.matches('failed')) {
    return (
      <Problem role="alert">
        <strong>
          {taken.length === 0 ? 'The start' : `Step ${taken.length}, “${taken.at(-1)?.step}”,`} is
          not as the table says
        </strong>
        {differences.map(({ what, expected, found }) => (
          <Data
            key={what}
          >{`${what}\nexpected ${plainText(expected, 0)}\nfound    ${plainText(found, 0)}`}</Data>
        ))}
        {reset}
      </Problem>
    );
  }
  if (snapshot.matches('stopped') || snapshot.matches('broken')) {
    return (
      <Problem role="alert">
        <strong>
          {snapshot.matches('stopped') ? 'The machine was stopped' : 'It went no further'}
        </strong>
        {problem}
        {reset}
      </Problem>
    );
  }
  return (
    <>
      <News role="status">
        {whose(context)} {progress(context, snapshot.matches('settingUp'))}
        {isAstray && ' What was done in the page since then is no step of the table.'}
      </News>
      {/* A separate status, so that it is not announced at every step. */}
      <News role="status">
        {subject && 'To step it, the clock was stopped and requests are held.'}
      </News>
    </>
  );
}

function whose({ machine, scenario }: PlayerContext): string {
  return livePlaceOf(machine, scenario)
    ? 'On the live page.'
    : 'On an actor of its own, which no page has in this scenario.';
}

function progress(
  { subject, taken, left, steps, state }: PlayerContext,
  isSettingUp: boolean,
): string {
  if (isSettingUp) return 'Setting it up …';
  if (!subject) return 'Step, Play or Reset sets it up.';
  const isWhole = taken.every(({ step }, index) => step === steps[index]) && steps.length > 0;
  const count = isWhole
    ? `${taken.length} of ${steps.length} steps ✓`
    : `${taken.length} by hand ✓`;
  const isDone = isWhole && left.length === 0 && taken.length > 0;
  return `${isDone ? 'Done: ' : ''}${count}, in “${state}”.`;
}

const News = styled.p({ fontSize: dataSize, color: color.ink });
