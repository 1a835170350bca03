import { createStore } from '../bench/store';
import type { Catalog } from '../config/catalog';
import type { MachinePath } from '../paths/coveringPaths';
import { type Found, failureText } from '../paths/failure';
import { differs, provenShortest } from '../paths/runPath';
import { type Taken, takeStep } from '../paths/takeStep';
import { isWaiting, nothingTaken, type Progress, type Report, type SetUp } from './progress';
import { isStopped } from './subject';
import { watchUser } from './watchUser';

export type Player = ReturnType<typeof createPlayer>;

/**
 * Takes the steps of a path, and compares the machine with the table after each. After a difference it goes on as if
 * the step had succeeded. Steps that the user takes in the page belong to the path. `step` is ignored while a step is
 * being taken.
 */
export function createPlayer(
  { modelOf }: Catalog,
  setUp: (path: MachinePath) => Promise<SetUp>,
  first: MachinePath,
) {
  const progress = createStore<Progress>(nothingTaken(first));
  const report = createStore<Report | undefined>(undefined);
  const change = (part: Partial<Progress>) => progress.set({ ...progress.get(), ...part });
  /** The last run; what an earlier one waits for has no effect. */
  let run = new AbortController();
  let unwatch = () => {};

  const begin = () => {
    unwatch();
    run.abort();
    run = new AbortController();
    return run.signal;
  };
  const choose = (path: MachinePath) => {
    begin();
    progress.get().subject?.end();
    progress.set(nothingTaken(path));
  };
  const note = (step: Taken) => {
    const { taken, left } = progress.get();
    change({
      taken: [...taken, step],
      // Another step than the next one ends the path.
      left: left[0] === step.step ? left.slice(1) : [],
      ...{ state: step.to, since: step.at, diverged: [] },
    });
  };
  const explain = async (signal: AbortSignal) => {
    const { machine, scenario, taken, differences } = progress.get();
    const found: Found = [differences, ...taken.map((one) => one.differences)];
    if (!differs(found)) return;
    const model = modelOf(machine);
    const path = { scenario, steps: taken.map(({ step }) => step) };
    const shortest = await provenShortest(model, path, found);
    if (!signal.aborted) change({ failure: failureText(model, path, found, shortest) });
  };
  const settle = () => {
    change({ isBusy: false });
    const { subject, state, since, failure } = progress.get();
    if (!subject || failure) return;
    unwatch = watchUser({ subject, state, since }, ({ taken, diverged, lost }) => {
      change({ diverged, lost: [...progress.get().lost, ...lost] });
      if (!taken) return;
      unwatch();
      note(taken);
      settle();
    });
  };
  const restart = async (signal: AbortSignal) => {
    const { subject, ...path } = progress.get();
    subject?.end();
    change({ ...nothingTaken(path), isBusy: true });
    const standing = await setUp(path);
    if (signal.aborted) standing.subject.end();
    signal.throwIfAborted();
    change(standing);
  };
  const takeNext = async (signal: AbortSignal) => {
    const { subject, state, since, left } = progress.get();
    if (!subject) throw new Error('nothing is set up');
    change({ isBusy: true });
    const taken = await takeStep({ subject, state, since }, left[0] ?? '');
    signal.throwIfAborted();
    if (isStopped(subject)) throw new Error('The machine was stopped, because its page was left.');
    note(taken);
  };

  /** Takes steps. Returns false if another order ended it. */
  const go = async (count: number, isFresh = false) => {
    const signal = begin();
    try {
      if (isFresh || !progress.get().subject) await restart(signal);
      for (let index = 0; index < count && progress.get().left.length > 0; index += 1) {
        if (index > 0) await pace(progress.get());
        signal.throwIfAborted();
        await takeNext(signal);
      }
      await explain(signal);
      signal.throwIfAborted();
      settle();
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (!signal.aborted) change({ isBusy: false, problem, failure: problem });
    }
    return !signal.aborted;
  };

  return {
    progress,
    report,
    choose(path: MachinePath): void {
      report.set(undefined);
      choose(path);
    },
    /** Takes the next step, or another one, which ends the path. */
    async step(step?: string): Promise<void> {
      if (!isWaiting(progress.get())) return;
      if (step !== undefined && step !== progress.get().left[0]) change({ left: [step] });
      await go(1);
    },
    /** Takes the remaining steps; from the start if none remain. */
    async play(): Promise<void> {
      const isFresh = progress.get().left.length === 0;
      if (isWaiting(progress.get())) await go(Number.POSITIVE_INFINITY, isFresh);
    },
    /** Sets up the scenario, and takes the first steps. */
    async replay(count: number): Promise<void> {
      const { taken, steps } = progress.get();
      const made = taken.map(({ step }) => step);
      // A path by hand consists of its steps so far.
      if (!made.every((step, index) => step === steps[index])) change({ steps: made });
      await go(count, true);
    },
    /** Takes each path to its end, and reports those that fail. Any other order ends it. */
    async runAll(paths: readonly MachinePath[]): Promise<void> {
      let done = 0;
      let failures: Report['failures'] = [];
      const tell = () => report.set({ done, total: paths.length, failures });
      tell();
      for (const path of paths) {
        choose(path);
        if (!(await go(Number.POSITIVE_INFINITY, true))) return;
        done += 1;
        const text = progress.get().failure;
        if (text) failures = [...failures, { path, text }];
        tell();
      }
    },
  };
}

/** Waits for what follows a step; longer on a page, which has to render. */
function pace({ subject }: Progress): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, subject?.bench.kind === 'page' ? 50 : 0));
}
