import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { Language } from '../../locales/languages';
import { createStore, type Store, type WritableStore } from './bench/store';
import { frameMachine } from './frame/frame.machine';
import type { BenchSettings, FrameHost, NavigationRequest } from './frame/frameHost';
import { livePlaceOf } from './frame/livePlaces';
import { firstPathOf } from './player/paths';
import { playerMachine } from './player/player.machine';
import type { PlayerEvent } from './player/playerSetup';
import type { Path, SetUp } from './player/progress';
import { setUpAlone } from './player/setUpAlone';
import { setUpLive } from './player/setUpLive';
import type { Subject } from './player/subject';
import { look, type Taken, takeStep } from './player/takeStep';
import { watchUser } from './player/watchUser';

/** By machine: the ids of the transitions that were taken since the workbench was opened. */
export type Coverage = ReadonlyMap<string, ReadonlySet<string>>;

/** All that runs behind one open workbench. */
export interface Session {
  readonly frame: ActorRefFrom<typeof frameMachine>;
  readonly player: ActorRefFrom<typeof playerMachine>;
  readonly coverage: Store<Coverage>;
  readonly language: Store<Language>;
  readonly benchSettings: WritableStore<BenchSettings>;
  /** Loads a page in the frame, in a language. */
  open(request: NavigationRequest): void;
  /** What the frame's page is to find on this window. */
  hostFor(load: number): FrameHost;
}

type Stepping = { readonly subject: Subject; readonly state: string };

/** Starts a session; it ends with its window. */
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
  const subjectFor = ({ machine, scenario }: Path): Promise<Subject> | Subject => {
    const place = livePlaceOf(machine, scenario);
    return place
      ? setUpLive(frame, place, { machine, scenario, language: language.get() })
      : setUpAlone(machine, scenario, taken);
  };
  const provided = playerMachine.provide({
    actors: {
      setUp: fromPromise<SetUp, Path>(async ({ input }) => {
        const subject = await subjectFor(input);
        // What was told before anybody listened cannot be held against it.
        subject.harness.takeEmitted();
        const to = subject.model.scenarios[subject.scenario]?.starts ?? '';
        return { subject, differences: look(subject, { to, emits: [] }) };
      }),
      take: fromPromise<Taken, Stepping & { readonly step: string }>(({ input }) =>
        takeStep(input.subject, input.state, input.step),
      ),
      watchUser: fromCallback<PlayerEvent, Stepping>(({ input, sendBack }) =>
        watchUser(input.subject, input.state, {
          stepped: (one) => sendBack({ type: 'user.stepped', taken: one }),
          diverged: () => sendBack({ type: 'user.diverged' }),
        }),
      ),
    },
  });
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
      // The machines of the page that was there are gone with it.
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
