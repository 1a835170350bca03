import { createStore, type Store } from '../bench/store';
import type { Difference } from '../walks/differences';
import type { Path } from '../walks/pathFile';
import { type Standing, type Taken, takeStep } from '../walks/takeStep';
import type { Subject } from './subject';
import { watchUser } from './watchUser';

/** A path and its progress. */
export interface Progress extends Path {
  /**
   * `stopped`: the machine was stopped. `broken`: it could not be set up, or a step failed. `failed`: it differs from
   * the table.
   */
  readonly phase: 'idle' | 'settingUp' | 'ready' | 'stepping' | 'failed' | 'stopped' | 'broken';
  /** The subject of the steps, once it is set up. */
  readonly subject: Subject | undefined;
  /** Expected state in the table, and when it was entered. */
  readonly state: string;
  readonly since: number;
  readonly taken: readonly Taken[];
  /** Remaining steps. */
  readonly left: readonly string[];
  readonly isPlaying: boolean;
  /** Reason why it stopped. */
  readonly problem: string;
  readonly differences: readonly Difference[];
  /** True if the page changed in a way that the table has no step for. */
  readonly hasDiverged: boolean;
  /** Events that a step of the model does not stand for exactly. */
  readonly lost: readonly string[];
}

/** A machine in its scenario, and its differences from the table. */
export interface SetUp extends Standing<Subject> {
  readonly differences: readonly Difference[];
}

/**
 * Takes the steps of a path, and compares the machine with the table after each. Steps that the user takes in the page
 * belong to the path. Orders are ignored while a step is being taken, except `choose`, `pause` and `replay`.
 */
export interface Player {
  readonly progress: Store<Progress>;
  choose(path: Path): void;
  /** Takes the next step, or another one, which ends the path. */
  step(step?: string): Promise<void>;
  /** Takes the remaining steps, with pauses; from the start if none remain. */
  play(): Promise<void>;
  pause(): void;
  /** Sets up the scenario, and takes the first steps without pauses. */
  replay(count: number): Promise<void>;
}

export function createPlayer(setUp: (path: Path) => Promise<SetUp>, first: Path): Player {
  const progress = createStore<Progress>(nothingTaken(first));
  const change = (part: Partial<Progress>) => progress.set({ ...progress.get(), ...part });
  /** Number of the last run; what an earlier one waits for has no effect. */
  let run = 0;
  let unwatch = () => {};

  const begin = () => {
    unwatch();
    run += 1;
    const mine = run;
    return () => mine !== run;
  };
  const note = (step: Taken) => {
    const { taken, left } = progress.get();
    change({
      taken: [...taken, step],
      // Another step than the next one ends the path.
      left: left[0] === step.step ? left.slice(1) : [],
      state: step.to,
      since: step.at,
      differences: step.differences,
      hasDiverged: false,
    });
  };
  const settle = () => {
    const { subject, differences, state, since } = progress.get();
    const hasFailed = differences.length > 0;
    change({ phase: hasFailed ? 'failed' : 'ready', isPlaying: false });
    if (hasFailed || !subject) return;
    unwatch = watchUser(
      { subject, state, since },
      {
        stepped(taken, lost) {
          unwatch();
          change({ lost: [...progress.get().lost, ...lost] });
          note(taken);
          settle();
        },
        diverged(event) {
          change({ hasDiverged: true, lost: [...progress.get().lost, event] });
        },
      },
    );
  };
  const restart = async (isOld: () => boolean) => {
    const { subject, ...path } = progress.get();
    subject?.harness.end();
    change({ ...nothingTaken(path), phase: 'settingUp' });
    const standing = await setUp(path);
    if (isOld()) standing.subject.harness.end();
    else change(standing);
  };
  const takeNext = async (isOld: () => boolean) => {
    const { subject, state, since, left } = progress.get();
    if (!subject) throw new Error('nothing is set up');
    const stopped = `The actor of ${subject.model.machine.id} was stopped: its page was left.`;
    if (subject.isStopped()) throw new StoppedError(stopped);
    change({ phase: 'stepping' });
    const taken = await takeStep({ subject, state, since }, left[0] ?? '');
    if (isOld()) return;
    if (subject.isStopped()) throw new StoppedError(stopped);
    note(taken);
  };
  const canGoOn = () => progress.get().left.length > 0 && progress.get().differences.length === 0;

  const go = async (count: number, { isFresh = false, isPlaying = false } = {}) => {
    const isOld = begin();
    try {
      if (isFresh || !progress.get().subject) await restart(isOld);
      change({ isPlaying });
      for (let index = 0; index < count && canGoOn() && !isOld(); index += 1) {
        if (isPlaying && index > 0) await pace(progress.get());
        if (isOld() || progress.get().isPlaying !== isPlaying) break;
        await takeNext(isOld);
      }
      if (!isOld()) settle();
    } catch (error) {
      if (isOld()) return;
      const problem = error instanceof Error ? error.message : String(error);
      const phase = error instanceof StoppedError ? 'stopped' : 'broken';
      change({ phase, problem, isPlaying: false });
    }
  };
  const isWaiting = () => ['idle', 'ready'].includes(progress.get().phase);

  return {
    progress,
    choose(path) {
      begin();
      progress.get().subject?.harness.end();
      progress.set(nothingTaken(path));
    },
    async step(step) {
      if (!isWaiting()) return;
      if (step !== undefined && step !== progress.get().left[0]) change({ left: [step] });
      await go(1);
    },
    async play() {
      const { phase, left } = progress.get();
      const isFresh = phase === 'ready' && left.length === 0;
      if (isWaiting()) await go(Number.POSITIVE_INFINITY, { isFresh, isPlaying: true });
    },
    pause: () => change({ isPlaying: false }),
    async replay(count) {
      const { taken, steps } = progress.get();
      const made = taken.map(({ step }) => step);
      // A path by hand consists of its steps so far.
      if (!made.every((step, index) => step === steps[index])) change({ steps: made });
      await go(count, { isFresh: true });
    },
  };
}

class StoppedError extends Error {}

/** Pause between steps; longer on a page, because something must be open before it can be closed. */
function pace({ subject }: Progress): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, subject?.bench.kind === 'page' ? 250 : 60));
}

/** A path before its first step. */
function nothingTaken({ machine, scenario, steps }: Path): Progress {
  return {
    ...{ machine, scenario, steps, left: steps, taken: [] },
    ...{ phase: 'idle', subject: undefined, state: '', since: 0, isPlaying: false },
    ...{ problem: '', differences: [], hasDiverged: false, lost: [] },
  };
}
