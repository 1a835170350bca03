import {
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromCallback,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import type { Model, Situation, Step, World } from '../../machines/model';
import { type Ask, createPort } from './ports';
import { takenTransitions } from './takenTransitions';
import { WalkError } from './walkError';

/** One machine at work, with everything around it in hand. */
export interface Stage {
  readonly actor: AnyActorRef;
  readonly clock: StageClock;
  /** Sends to the machine, or to an actor that it has spawned, by its `systemId`. */
  send(event: AnyEventObject, to?: string): void;
  /** What was told since the last call. */
  hear(): readonly AnyEventObject[];
  /** The transitions taken since the last call. */
  taken(): readonly string[];
  /** The ports that are being asked, and for what. */
  asked(): Readonly<Record<string, unknown>>;
  /** Lets the port that is being asked answer or fail. */
  answer(step: Answer): Promise<void>;
  end(): void;
}

/** A step that answers a port. */
export type Answer = Exclude<Step, { events: unknown } | { wait: unknown }>;

/** A clock that moves when it is told to. */
export interface StageClock {
  now(): number;
  /** In ms. */
  increment(by: number): void;
}

/** What may stand in the place of a stage's own. */
export interface StageOptions {
  readonly clock?: NonNullable<ActorOptions<AnyStateMachine>['clock']> & StageClock;
  readonly asks?: Set<Ask>;
  /** Is told what the machine does. */
  readonly inspect?: (event: InspectionEvent) => void;
}

/** Starts a machine on a clock of its own, its ports in hand. */
export function setStage(
  model: Model,
  situation: Situation<string>,
  machine: AnyStateMachine,
  { clock = new SimulatedClock(), asks = new Set<Ask>(), inspect }: StageOptions = {},
): Stage {
  const told: AnyEventObject[] = [];
  const taken: string[] = [];
  const listener = createActor(
    fromCallback<AnyEventObject>(({ receive }) => receive((event) => told.push(event))),
  ).start();
  const world: World = { now: () => clock.now(), listener };
  const actors = Object.entries(model.ports ?? {}).map(([port, kind]): [string, AnyActorLogic] => [
    port,
    createPort(port, kind, asks),
  ]);
  const options: ActorOptions<AnyStateMachine> = {
    clock,
    input: typeof situation.input === 'function' ? situation.input(world) : situation.input,
    inspect: (event) => {
      takenTransitions(machine.id, (id) => taken.push(id))(event);
      inspect?.(event);
    },
  };
  const actor = createActor(machine.provide({ actors: Object.fromEntries(actors) }), options);
  actor.on('*', (event) => told.push(event));
  // A machine that breaks is found by its snapshot; nothing is to be thrown later, at nobody.
  actor.subscribe({ error: () => {} });
  actor.start();
  return {
    actor,
    clock,
    taken: () => taken.splice(0),
    send(event, to) {
      const receiver = to === undefined ? actor : actor.system.get(to);
      if (!receiver) throw new Error(`no actor "${to}" has been spawned`);
      receiver.send(event);
    },
    hear: () => told.splice(0),
    asked: () => Object.fromEntries([...asks].map(({ port, input }) => [port, input])),
    answer: (step) => answerAsk(asks, step),
    end() {
      actor.stop();
      listener.stop();
    },
  };
}

/** Answers the last that was asked of a port, and waits until that is heard. */
export async function answerAsk(asks: ReadonlySet<Ask>, step: Answer): Promise<void> {
  const port = 'done' in step ? step.done : step.fail;
  const ask = [...asks].findLast((one) => one.port === port);
  if (!ask) throw new WalkError(`the port "${port}" is not being asked`);
  if ('done' in step) ask.resolve(step.output);
  else ask.reject(new Error('the outside world failed'));
  await settle();
}

/** Lets every promise that is already decided be heard. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    // A thousand walks feel the millisecond that a timer takes; no browser has the other.
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
}
