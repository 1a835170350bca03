import {
  type ActorRefFrom,
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  fromCallback,
  fromPromise,
} from 'xstate';
import type { Language } from '../locales/languages';
import { outcomeOf, type Step } from '../machines/defineModel';
import { type Bench, PendingRequests } from './bench/bench';
import { createRecorder } from './bench/recorder';
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
import type { Path, PlayerEvent, SetUp } from './player/playerSetup';
import { type Subject, setUpLive } from './player/subject';
import { look, type Taken, takeStep } from './player/takeStep';
import { deepEqual, stateDifferences } from './walks/differences';
import { createHarness } from './walks/machineHarness';
import { createManualClock } from './walks/manualClock';
import { type MachineName, models } from './walks/models';
import { possibleSteps } from './walks/pathFile';

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

type Stepping = { readonly subject: Subject; readonly state: string };

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
        // Events from before the listener was attached cannot be compared.
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

/** Starts an isolated machine in the workbench, with a paused clock and held requests. */
function setUpAlone(
  machine: MachineName,
  scenario: string,
  taken: (machine: string, transition: string) => void,
): Subject {
  const model = models[machine];
  const starts = model.scenarios[scenario];
  if (!starts) throw new Error(`${machine} has no scenario "${scenario}"`);
  const clock = createManualClock(false);
  const pendingRequests = new PendingRequests();
  const recorder = createRecorder({ now: clock.now, taken });
  const bench: Bench = {
    kind: 'alone',
    clock,
    pendingRequests,
    isHolding: createStore(true),
    recorder,
  };
  const { inspect } = recorder;
  const harness = createHarness(model, starts, model.machine, { clock, pendingRequests, inspect });
  const isStopped = () => harness.actor.getSnapshot().status === 'stopped';
  return { model, scenario, bench, harness, isStopped };
}

interface Told {
  stepped(taken: Taken): void;
  diverged(): void;
}

/**
 * Watches the user in the page and identifies steps of the model: calls `stepped`, or `diverged` if the model has no
 * such step.
 * @returns a function that stops.
 */
function watchUser(subject: Subject, state: string, { stepped, diverged }: Told): () => void {
  const { model, scenario, harness, bench } = subject;
  const before = bench.recorder.log.get().at(-1)?.id ?? 0;
  // The log changes after an event is processed; before that the machine's snapshot is old.
  return bench.recorder.log.subscribe(() => {
    const entry = bench.recorder.log
      .get()
      .findLast(({ id, actor }) => id > before && actor === harness.actor.sessionId);
    if (!entry) return;
    const step = matchStep(subject, state, entry.event);
    if (step !== undefined) {
      const to = outcomeOf(model, scenario, state, step)?.to ?? state;
      stepped({ step, from: state, to, differences: [] });
    } else if (!standsIn(subject, state)) diverged();
  });
}

/**
 * Identifies a user's step by its event and resulting state. `undefined` if the table has no such step, or if nothing
 * changed.
 */
function matchStep(subject: Subject, from: string, event: AnyEventObject): string | undefined {
  const { model, scenario, harness } = subject;
  const snapshot: AnyMachineSnapshot = harness.actor.getSnapshot();
  const fits = possibleSteps(model, scenario, from).filter((step) => {
    const to = outcomeOf(model, scenario, from, step)?.to;
    return (
      to !== undefined &&
      stateDifferences(model, to, { snapshot, pending: harness.pending() }).length === 0
    );
  });
  const likes = fits.filter((step) => isLike(model.steps[step], event));
  return likes.find((step) => isExactly(model.steps[step], event)) ?? likes[0];
}

/** True if the machine is in a state of the table. */
function standsIn({ model, harness }: Subject, state: string): boolean {
  const snapshot: AnyMachineSnapshot = harness.actor.getSnapshot();
  return stateDifferences(model, state, { snapshot, pending: harness.pending() }).length === 0;
}

function isLike(step: Step | undefined, { type }: AnyEventObject): boolean {
  if (!step) return false;
  if ('wait' in step) return type.startsWith('xstate.after.');
  if ('done' in step) return type.startsWith('xstate.done.actor.');
  if ('fail' in step) return type.startsWith('xstate.error.actor.');
  return step.events.at(-1)?.type === type;
}

function isExactly(step: Step | undefined, event: AnyEventObject): boolean {
  return step !== undefined && 'events' in step && deepEqual(step.events.at(-1), event);
}
