import type {
  ActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  Snapshot,
  SnapshotFrom,
  StateValue,
} from 'xstate';

/**
 * A state-transition table of one machine, written by hand beside it: what happens from outside, and what
 * a person should then see. It is the oracle of every walk (machine alone, React, exported site) and the
 * list of paths in the workbench. Source: architecture, Machines.
 */
export interface Model<
  State extends string = string,
  StepName extends string = string,
  Seen = unknown,
> {
  readonly machine: AnyStateMachine;
  /** How a machine may find the world when it starts. */
  readonly scenarios: Readonly<Record<string, Scenario<State>>>;
  /** What can happen, by the name that reports use. */
  readonly steps: Readonly<Record<StepName, Step>>;
  /** The ports that wait for the outside world, and of which kind they are. */
  readonly ports?: Readonly<Record<string, 'promise' | 'callback'>>;
  /** What can be seen of a machine; the same facts that the page shows. */
  project(snapshot: AnyMachineSnapshot): Seen;
  readonly states: Readonly<Record<State, ModelState<State, StepName, Seen>>>;
}

/** Something that happens to a machine from outside. */
export type Step =
  /** Events, one after the other; `to` is the `systemId` of an actor that the machine has spawned. */
  | { readonly events: readonly AnyEventObject[]; readonly to?: string }
  /** Time goes by, in ms. */
  | { readonly wait: number }
  /** A port that was called gives its answer, or fails. */
  | { readonly done: string; readonly output?: unknown }
  | { readonly fail: string };

export interface Scenario<State extends string> {
  readonly starts: State;
  /** What the machine is given; of what stands around it, if it needs that. */
  readonly input?: unknown;
  /** What it emits while it starts. */
  readonly emits?: readonly AnyEventObject[];
}

/** What stands around a machine in a walk. */
export interface World {
  /** Milliseconds on the clock that its delays run by. */
  now(): number;
  /** An actor to give a machine as its receiver; what is sent to it counts as emitted. */
  readonly listener: ActorRef<Snapshot<unknown>, AnyEventObject>;
}

export interface ModelState<State extends string, StepName extends string, Seen> {
  readonly seen: Seen;
  /** Which state of the machine it is, where others look alike. */
  readonly is?: StateValue;
  /** The ports that wait for an answer, with their input. */
  readonly pendingRequests?: Readonly<Record<string, unknown>>;
  /**
   * Whether walks take only the steps that `on` names here. Elsewhere they try every step; that would never
   * end where one state leads to another without end, such as a queue that grows by each event.
   */
  readonly isExplorationBoundary?: true;
  /**
   * Where each step leads. An event that is not named here must change nothing and emit nothing. A wait
   * that is named must not have its effect 1 ms earlier; without one, time must change nothing. A port can
   * only answer in states that ask it.
   */
  readonly on?: {
    readonly [Name in StepName]?: State | Outcome<State> | OutcomeByScenario<State>;
  };
}

export interface Outcome<State extends string> {
  readonly to: State;
  /** What is emitted, or sent to a listener, in order. */
  readonly emits: readonly AnyEventObject[];
}

/** Where the same step leads elsewhere, by the scenario that the machine was started in. */
interface OutcomeByScenario<State extends string> {
  readonly by: Readonly<Record<string, State | Outcome<State>>>;
}

interface TypedModel<
  Machine extends AnyStateMachine,
  State extends string,
  StepName extends string,
  Seen,
> {
  readonly machine: Machine;
  readonly scenarios: Readonly<Record<string, TypedScenario<Machine, NoInfer<State>>>>;
  readonly steps: Readonly<Record<StepName, TypedStep<EventFromLogic<Machine>>>>;
  readonly ports?: Readonly<Record<string, 'promise' | 'callback'>>;
  project(snapshot: SnapshotFrom<Machine>): Seen;
  readonly states: Readonly<
    Record<State, ModelState<NoInfer<State>, NoInfer<StepName>, NoInfer<Seen>>>
  >;
}

interface TypedScenario<Machine extends AnyStateMachine, State extends string>
  extends Omit<Scenario<State>, 'input'> {
  readonly input?: InputFrom<Machine> | ((world: World) => InputFrom<Machine>);
}

type TypedStep<Event> =
  | Exclude<Step, { readonly events: unknown }>
  | { readonly events: readonly Event[] }
  | { readonly events: readonly AnyEventObject[]; readonly to: string };

/** Checks a model's names, inputs and events against its machine. */
export function defineModel<
  Machine extends AnyStateMachine,
  const State extends string,
  const StepName extends string,
  Seen,
>(model: TypedModel<Machine, State, StepName, Seen>): Model<State, StepName, Seen> {
  return model;
}

/** Where a step leads from a state; `undefined` where it is not expected to lead anywhere. */
export function outcomeOf(
  model: Model,
  scenario: string,
  state: string,
  step: string,
): Outcome<string> | undefined {
  const named = model.states[state]?.on?.[step];
  const outcome = typeof named === 'object' && 'by' in named ? named.by[scenario] : named;
  return typeof outcome === 'string' ? { to: outcome, emits: [] } : outcome;
}
