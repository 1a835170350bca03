import { createContext, useContext } from 'react';
import { type Address, readAddress, type Width, writeAddress } from './address';
import type { Bench } from './bench/bench';
import { giveInputs, type LogInput } from './bench/logInputs';
import { createStore, type Store, useStore, type WritableStore } from './bench/store';
import {
  type BenchSettings,
  createFrame,
  type Frame,
  type FrameHost,
  type NavigationRequest,
} from './frame/frame';
import { livePlaceOf } from './frame/livePlaces';
import { createPlayer, type Player, type Progress, type SetUp } from './player/player';
import { setUpAlone, setUpLive } from './player/subject';
import type { MachineName } from './walks/models';
import type { Path } from './walks/pathFile';
import { look } from './walks/takeStep';

/** By machine: ids of covered transitions since the workbench was opened. */
type Coverage = ReadonlyMap<string, ReadonlySet<string>>;

/** State behind an open workbench. */
export interface Session {
  readonly frame: Frame;
  readonly player: Player;
  readonly coverage: Store<Coverage>;
  /** Machine of the chart and the context, which does not depend on the path. */
  readonly shown: WritableStore<MachineName>;
  readonly width: WritableStore<Width>;
  readonly benchSettings: WritableStore<BenchSettings>;
  /** Selects a path, and shows its machine. */
  choose(path: Path): void;
  /** Loads a page in the frame in a language; the path's machine is gone. */
  open(request: NavigationRequest): void;
  /** Loads the page again, and repeats what came from outside, without the page's own events. */
  repeat(inputs: readonly LogInput[]): Promise<void>;
  /** Data for the framed page on this window. */
  hostFor(load: number): FrameHost;
  /** Writes the state to the address whenever it changes. Returns a function that stops. */
  keepAddress(replace: (search: string) => void): () => void;
}

/** Starts a session in the state of an address (`location.search`). */
export function createSession(search = ''): Session {
  const start = readAddress(search);
  const coverage = createStore<Coverage>(new Map());
  const shown = createStore<MachineName>(start.shown);
  const width = createStore<Width>(start.width);
  const benchSettings = createStore<BenchSettings>({
    isClockRunning: start.clock === undefined,
    isHolding: start.isHolding,
  });
  const taken = (machine: string, transition: string) => {
    const known = coverage.get().get(machine) ?? new Set();
    if (known.has(transition)) return;
    coverage.set(new Map(coverage.get()).set(machine, new Set([...known, transition])));
  };
  const frame = createFrame({ language: start.language, path: start.page });
  const setUp = async ({ machine, scenario }: Path): Promise<SetUp> => {
    const place = livePlaceOf(machine, scenario);
    if (place) {
      const language = place.language ?? frame.state.get().request.language;
      frame.open({ language, path: place.path, scenario: { machine, name: scenario } });
      // The next page keeps the stopped clock as well.
      benchSettings.set({ isClockRunning: false, isHolding: true });
    }
    const subject = place
      ? await setUpLive(frame, { machine, scenario })
      : setUpAlone(machine, scenario, taken);
    // Events from before the listener was attached cannot be compared.
    subject.harness.takeEmitted();
    const state = subject.model.scenarios[scenario]?.starts ?? '';
    const differences = look(subject, { to: state, emits: [] });
    return { subject, state, since: subject.harness.clock.now(), differences };
  };
  const player = createPlayer(setUp, start.path);
  const session: Session = {
    frame,
    player,
    coverage,
    shown,
    width,
    benchSettings,
    choose(path) {
      player.choose(path);
      shown.set(path.machine);
    },
    open(request) {
      player.choose(player.progress.get());
      frame.open(request);
    },
    async repeat(inputs) {
      benchSettings.set({ isClockRunning: false, isHolding: true });
      session.open(frame.state.get().request);
      const { bench } = await frame.loaded();
      if (bench) await giveInputs(bench, inputs);
    },
    hostFor: (load) => ({
      request: frame.state.get().request,
      benchSettings,
      opened: (bench) => frame.opened(load, bench),
      failed: (problem) => frame.failed(load, problem),
      taken,
    }),
    keepAddress(replace) {
      let last = '';
      const write = () => {
        const next = writeAddress(player.progress.get(), viewOf(session));
        if (next !== last) replace(next);
        last = next;
      };
      // Polled, because the clock belongs to another bench after each load.
      const timer = setInterval(write, 250);
      return () => clearInterval(timer);
    },
  };
  void restore(session, start);
  return session;
}

/** Takes the steps of the address again, and then moves the clock to its time. */
async function restore({ player, frame }: Session, { step, clock }: Address): Promise<void> {
  if (step !== undefined) await player.replay(step);
  const bench = player.progress.get().subject?.bench ?? (await frame.loaded()).bench;
  if (clock === undefined || !bench) return;
  bench.clock.increment(Math.max(0, clock - bench.clock.now()));
}

function viewOf(session: Session): Omit<Address, 'path' | 'step'> {
  const { request } = session.frame.state.get();
  const clock = benchOf(session)?.clock;
  const { isClockRunning, isHolding } = session.benchSettings.get();
  const isStopped = clock ? !clock.isRunning() : !isClockRunning;
  return {
    shown: session.shown.get(),
    page: request.path,
    language: request.language,
    width: session.width.get(),
    clock: isStopped ? (clock?.now() ?? 0) : undefined,
    isHolding,
  };
}

/** The isolated machine if there is one, otherwise the page's machines. */
function benchOf({ frame, player }: Session): Bench | undefined {
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
export function useBench(): Bench | undefined {
  const session = useSession();
  useStore(session.frame.state);
  useProgress();
  return benchOf(session);
}
