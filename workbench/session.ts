import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Language } from '../locales/languages';
import type { Bench } from './bench/bench';
import { createStore, type Store, type WritableStore } from './bench/store';
import {
  type BenchSettings,
  type FrameHost,
  frameMachine,
  type NavigationRequest,
} from './frame/frame.machine';
import { livePlaceOf } from './frame/livePlaces';
import { firstPathOf } from './player/paths';
import { playerMachine } from './player/player.machine';
import type { SetUp } from './player/playerSetup';
import { setUpAlone, setUpLive } from './player/subject';
import { look } from './player/takeStep';
import type { Path } from './walks/pathFile';

/** By machine: ids of covered transitions since the workbench was opened. */
type Coverage = ReadonlyMap<string, ReadonlySet<string>>;

/** State behind an open workbench. */
export interface Session {
  readonly frame: ActorRefFrom<typeof frameMachine>;
  readonly player: ActorRefFrom<typeof playerMachine>;
  readonly coverage: Store<Coverage>;
  readonly language: Store<Language>;
  readonly benchSettings: WritableStore<BenchSettings>;
  /** Loads a page in the frame in a language. */
  open(request: NavigationRequest): void;
  /** Data for the framed page on this window. */
  hostFor(load: number): FrameHost;
}

/** Starts a session, which ends with its window. */
export function createSession(): Session {
  const coverage = createStore<Coverage>(new Map());
  const language = createStore<Language>('en');
  const benchSettings = createStore<BenchSettings>({ isClockRunning: true, isHolding: false });
  const taken = (machine: string, transition: string) => {
    const known = coverage.get().get(machine) ?? new Set();
    if (known.has(transition)) return;
    coverage.set(new Map(coverage.get()).set(machine, new Set([...known, transition])));
  };
  const frame = createActor(frameMachine, { input: { language: 'en', path: '/' } }).start();
  const setUp = fromPromise<SetUp, Path>(async ({ input: { machine, scenario } }) => {
    const place = livePlaceOf(machine, scenario);
    const subject = place
      ? await setUpLive(
          frame,
          { path: place.path, language: place.language ?? language.get() },
          { machine, scenario },
        )
      : setUpAlone(machine, scenario, taken);
    // Events from before the listener was attached cannot be compared.
    subject.harness.takeEmitted();
    const to = subject.model.scenarios[scenario]?.starts ?? '';
    return { subject, state: to, differences: look(subject, { to, emits: [] }) };
  });
  const provided = playerMachine.provide({ actors: { setUp } });
  const player = createActor(provided, { input: firstPathOf('contactForm') }).start();
  return {
    frame,
    player,
    coverage,
    language,
    benchSettings,
    open(request) {
      language.set(request.language);
      const { machine, scenario, steps } = player.getSnapshot().context;
      // The previous page's machines are gone.
      player.send({ type: 'path.chosen', machine, scenario, steps });
      frame.send({ type: 'page.requested', request });
    },
    hostFor: (load) => ({
      request: frame.getSnapshot().context.request,
      benchSettings,
      opened: (bench) => frame.send({ type: 'page.opened', load, bench }),
      failed: (problem) => frame.send({ type: 'page.failed', load, problem }),
      taken,
    }),
  };
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** @throws outside of a SessionContext. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionContext');
  return session;
}

/** State of the panels: the isolated machine if there is one, otherwise the page's machines. */
export function useBench(): Bench | undefined {
  const { frame, player } = useSession();
  const page = useSelector(frame, ({ context }) => context.bench);
  const set = useSelector(player, ({ context }) => context.subject?.bench);
  return set?.kind === 'alone' ? set : page;
}

/** Machine of the chart and the path. */
export function useMachineName() {
  return useSelector(useSession().player, ({ context }) => context.machine);
}
