import { createContext, useContext } from 'react';
import { type Address, readAddress, type Width, writeAddress } from './address';
import type { Bench, OnTaken } from './bench/bench';
import { giveInputs, type LogInput } from './bench/logInputs';
import { createStore, useStore } from './bench/store';
import { createFrame, type NavigationRequest } from './frame/frame';
import { createPlayer, type Progress, type SetUp } from './player/player';
import { setUpAlone, setUpLive } from './player/subject';
import { livePlaceOf, type MachineName } from './walks/models';
import type { Path } from './walks/pathFile';
import { look } from './walks/takeStep';

/** State behind an open workbench. */
export type Session = ReturnType<typeof createSession>;

/** Starts a session in the state of an address (`location.search`). */
export function createSession(search = '') {
  const start = readAddress(search);
  /** Ids of the transitions that were taken since the workbench was opened. */
  const coverage = createStore<ReadonlySet<string>>(new Set());
  /** Machine of the chart and the context, which does not depend on the path. */
  const shown = createStore<MachineName>(start.shown ?? start.path.machine);
  const width = createStore<Width>(start.width);
  /** If true, requests of pages wait in the panel; otherwise they are sent. */
  const isHolding = createStore(start.hold);
  const taken: OnTaken = (transition) => {
    const covered = coverage.get();
    if (!covered.has(transition)) coverage.set(new Set([...covered, transition]));
  };
  const frame = createFrame(
    { language: start.language, path: start.page },
    { isClockRunning: start.clock === undefined, isHolding, taken },
  );
  const setUp = async ({ machine, scenario }: Path): Promise<SetUp> => {
    const place = livePlaceOf(machine, scenario);
    if (place) {
      const { language } = frame.state.get().request;
      isHolding.set(true);
      frame.open({ language, path: place.path, scenario: { machine, name: scenario } });
    }
    const subject = place
      ? await setUpLive(frame, { machine, scenario })
      : setUpAlone({ machine, scenario }, taken);
    // Events from before the listener was attached cannot be compared.
    subject.takeEmitted();
    const state = subject.model.scenarios[scenario]?.starts ?? '';
    const differences = look(subject, { to: state, emits: [] });
    return { subject, state, since: subject.clock.now(), differences };
  };
  const player = createPlayer(setUp, start.path);
  const session = {
    ...{ frame, player, coverage, shown, width, isHolding },
    /** Selects a path, and shows its machine. */
    choose(path: Path): void {
      player.choose(path);
      shown.set(path.machine);
    },
    /** Loads a page in the frame in a language; the path's machine is gone. */
    open(request: NavigationRequest): void {
      player.choose(player.progress.get());
      frame.open(request);
    },
    /** Loads the page again, and repeats what came from outside, without the page's own events. */
    async repeat(inputs: readonly LogInput[]): Promise<void> {
      isHolding.set(true);
      frame.state.get().bench.clock.pause();
      session.open(frame.state.get().request);
      const { bench, isOpen } = await frame.loaded();
      if (isOpen) await giveInputs(bench, inputs);
    },
    /** Writes the state to the address whenever it changes. */
    keepAddress(replace: (search: string) => void): void {
      let written = '';
      // Browsers ignore more than 20 changes a second.
      setInterval(() => {
        const { path: page, language } = frame.state.get().request;
        const { clock } = benchOf(session);
        const progress = player.progress.get();
        const search = writeAddress(progress, {
          shown: shown.get() === progress.machine ? undefined : shown.get(),
          ...{ page, language, width: width.get(), hold: isHolding.get() },
          clock: clock.isRunning() ? undefined : clock.now(),
        });
        if (search !== written) replace(search);
        written = search;
      }, 100);
    },
  };
  void restore(session, start);
  return session;
}

/** Takes the steps of the address again, and then moves the clock to its time. */
async function restore(session: Session, { step, clock }: Address): Promise<void> {
  if (step === undefined) await session.frame.loaded();
  else await session.player.replay(step);
  if (clock === undefined) return;
  const bench = benchOf(session);
  bench.clock.increment(Math.max(0, clock - bench.clock.now()));
}

/** The isolated machine if there is one, otherwise the page's machines. */
function benchOf({ frame, player }: Session): Bench {
  const set = player.progress.get().subject?.bench;
  return set?.kind === 'alone' ? set : frame.state.get().bench;
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** @throws outside of a SessionContext. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionContext');
  return session;
}

export function useProgress(): Progress {
  return useStore(useSession().player.progress);
}

/** State of the panels. */
export function useBench(): Bench {
  const session = useSession();
  useStore(session.frame.state);
  useProgress();
  return benchOf(session);
}
