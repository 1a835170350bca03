import { createStore } from '../bench/store';
import type { Difference } from '../walks/differences';
import { failureText } from '../walks/failure';
import { models } from '../walks/models';
import type { Path } from '../walks/pathFile';
import { type Standing, type Taken, takeStep } from '../walks/takeStep';
import { isStopped, type Subject } from './subject';
import { watchUser } from './watchUser';

/** A path and its progress. */
export interface Progress extends Path {
  /** True while it is set up, or while a step is being taken. */
  readonly isBusy: boolean;
  /** The subject of the steps, once it is set up. */
  readonly subject: Subject | undefined;
  /** Expected state in the table, and when it was entered. */
  readonly state: string;
  readonly since: number;
  readonly taken: readonly Taken[];
  /** Remaining steps. */
  readonly left: readonly string[];
  /** Reason why it cannot continue; empty if it can. */
  readonly problem: string;
  /** Differences from the table at the start. */
  readonly differences: readonly Difference[];
  /** Differences after an action that the table has no step for. */
  readonly diverged: readonly Difference[];
  /** Events that a step of the model does not stand for exactly. */
  readonly lost: readonly string[];
}

/** A machine in its scenario, and its differences from the table. */
export interface SetUp extends Standing<Subject> {
  readonly differences: readonly Difference[];
}

/** Result of several paths so far. */
export interface Report {
  readonly done: number;
  readonly total: number;
  /** Messages of failed paths. */
  readonly failures: readonly string[];
}

export type Player = ReturnType<typeof createPlayer>;

/**
 * Takes the steps of a path, and compares the machine with the table after each. After a difference it goes on as if
 * the step had succeeded. Steps that the user takes in the page belong to the path. `step` is ignored while a step is
 * being taken.
 */
export function createPlayer(setUp: (path: Path) => Promise<SetUp>, first: Path) {
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
  const choose = (path: Path) => {
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
  const settle = () => {
    change({ isBusy: false });
    const { subject, state, since } = progress.get();
    if (!subject || failureOf(progress.get())) return;
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
      settle();
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (!signal.aborted) change({ isBusy: false, problem });
    }
    return !signal.aborted;
  };

  return {
    progress,
    report,
    choose(path: Path): void {
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
    async runAll(paths: readonly Path[]): Promise<void> {
      let [done, failures] = [0, [] as readonly string[]];
      const tell = () => report.set({ done, total: paths.length, failures });
      tell();
      for (const path of paths) {
        choose(path);
        if (!(await go(Number.POSITIVE_INFINITY, true))) return;
        done += 1;
        const text = failureOf(progress.get());
        if (text) failures = [...failures, text];
        tell();
      }
    },
  };
}

/** True if a path can be continued. */
export function isWaiting({ isBusy, problem }: Progress): boolean {
  return !isBusy && problem === '';
}

/** Message of a path that stopped, or that differs from its model. */
export function failureOf(progress: Progress): string | undefined {
  const { machine, scenario, taken, differences, problem } = progress;
  if (problem !== '') return problem;
  const found = [differences, ...taken.map((one) => one.differences)];
  if (found.every(({ length }) => length === 0)) return undefined;
  const steps = taken.map(({ step }) => step);
  return failureText(models[machine], { scenario, steps }, found);
}

/** Waits for what follows a step; longer on a page, which has to render. */
function pace({ subject }: Progress): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, subject?.bench.kind === 'page' ? 50 : 0));
}

/** A path before its first step. */
function nothingTaken({ machine, scenario, steps }: Path): Progress {
  return {
    ...{ machine, scenario, steps, left: steps, taken: [] },
    ...{ isBusy: false, subject: undefined, state: '', since: 0 },
    ...{ problem: '', differences: [], diverged: [], lost: [] },
  };
}
