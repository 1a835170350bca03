import { useStore } from '../bench/store';
import { useProgress, useSession } from '../page/session';
import { addressOf, differenceText } from '../paths/failure';
import type { Progress, Report } from '../player/progress';
import { CopyTool, Scroll, Tool } from './controls';

/** Status of the path: its machine, its progress, its errors, and the result of “Run every path”. */
export function PathStatus() {
  const { catalog, player } = useSession();
  const report = useStore(player.report);
  const progress = useProgress();
  const { headline, text } = problemOf(progress);
  return (
    <>
      {report && (
        <p role="status">
          Ran {report.done} of {report.total} paths, {report.failures.length} failed.
        </p>
      )}
      {report && report.failures.length > 0 && <Failures failures={report.failures} />}
      {!report && text && (
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
        {catalog.placeOf(progress.machine, progress.scenario)
          ? 'On the live page. '
          : 'On a separate actor. '}
        {progressText(progress)}
      </p>
      {/* A separate status, so that it is not announced at every step. */}
      <p role="status">
        {progress.subject && 'The clock is paused and requests are held while stepping.'}
      </p>
    </>
  );
}

/** Failed paths of a run, each with a link that opens it. */
function Failures({ failures }: Pick<Report, 'failures'>) {
  const { choose } = useSession();
  const text = failures.map((one) => one.text).join('\n\n');
  return (
    <div role="alert">
      <strong>Failed paths</strong>
      <Scroll aria-label="Failed paths">
        <ol>
          {failures.map(({ path, text }) => (
            <li key={text}>
              <pre>{text}</pre>
              <a
                href={addressOf(path.machine, path.scenario, path.steps)}
                onClick={(event) => {
                  event.preventDefault();
                  choose(path);
                }}
              >
                Open this path
              </a>
            </li>
          ))}
        </ol>
      </Scroll>
      <div className="row">
        <CopyTool text={() => text}>Copy</CopyTool>
      </div>
    </div>
  );
}

function problemOf({ problem, diverged, failure }: Progress) {
  if (diverged.length > 0) {
    const headline = 'An action that the model does not define has changed the machine';
    return { headline, text: diverged.map(differenceText).join('\n') };
  }
  const headline = problem ? 'The path could not continue' : 'The machine differs from its model';
  return { headline, text: failure };
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
