import { createContext, useContext } from 'react';
import type { Bench, OnTaken } from '../bench/bench';
import { createStore, useStore } from '../bench/store';
import { type Catalog, createCatalog } from '../config/catalog';
import type { WorkbenchConfig } from '../config/defineConfig';
import { createFrame, type NavigationRequest } from '../frame/frame';
import type { MachinePath } from '../paths/coveringPaths';
import { look } from '../paths/takeStep';
import { createPlayer } from '../player/player';
import type { Progress, SetUp } from '../player/progress';
import { setUpAlone, setUpLive } from '../player/subject';
import { type Address, readAddress, type Width, writeAddress } from './address';

/** State behind an open workbench. */
export type Session = ReturnType<typeof createSession>;

/** Starts a session in the state of an address (`location.search`). */
export function createSession(config: WorkbenchConfig, search = '') {
  const catalog = createCatalog(config);
  const start = readAddress(search, catalog);
  /** Ids of the transitions that were taken since the workbench was opened. */
  const coverage = createStore<ReadonlySet<string>>(new Set());
  /** Machine of the chart and the context, which does not depend on the path. */
  const shown = createStore(start.shown ?? start.path.machine);
  const width = createStore<Width>(start.width);
  /** If true, requests of pages wait in the panel; otherwise they are sent. */
  const isHolding = createStore(start.hold);
  const taken: OnTaken = (transition) => {
    const covered = coverage.get();
    if (!covered.has(transition)) coverage.set(new Set([...covered, transition]));
  };
  const frame = createFrame(
    { variants: start.variants, path: start.page },
    { isClockRunning: start.clock === undefined, isHolding, taken, catalog },
  );
  const setUp = async ({ machine, scenario }: MachinePath): Promise<SetUp> => {
    const place = catalog.placeOf(machine, scenario);
    if (place) {
      const { variants } = frame.state.get().request;
      isHolding.set(true);
      frame.open({ variants, path: place.path, scenario: { machine, name: scenario } });
    }
    const subject = place
      ? await setUpLive(catalog, frame, { machine, scenario })
      : setUpAlone(catalog, { machine, scenario }, taken);
    // Events from before the listener was attached cannot be compared.
    subject.takeEmitted();
    const state = subject.model.scenarios[scenario]?.starts ?? '';
    const differences = look(subject, { to: state, emits: [] });
    return { subject, state, since: subject.clock.now(), differences };
  };
  const player = createPlayer(catalog, setUp, start.path);
  const session = {
    ...{ catalog, frame, player, coverage, shown, width, isHolding },
    /** Selects a path, and shows its machine. */
    choose(path: MachinePath): void {
      player.choose(path);
      shown.set(path.machine);
    },
    /** Loads a page in the frame in its variants; the path's machine is gone. */
    open(request: NavigationRequest): void {
      player.choose(player.progress.get());
      frame.open(request);
    },
    /** Writes the state to the address whenever it changes. */
    keepAddress(replace: (search: string) => void): void {
      let written = '';
      // Browsers ignore more than 20 changes a second.
      setInterval(() => {
        const { path: page, variants } = frame.state.get().request;
        const { clock } = benchOf(session);
        const progress = player.progress.get();
        const search = writeAddress(
          progress,
          {
            shown: shown.get() === progress.machine ? undefined : shown.get(),
            ...{ page, variants, width: width.get(), hold: isHolding.get() },
            clock: clock.isRunning() ? undefined : clock.now(),
          },
          catalog,
        );
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

export function useCatalog(): Catalog {
  return useSession().catalog;
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
