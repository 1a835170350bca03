import type {
  ActorRef,
  AnyEventObject,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  Snapshot,
  SnapshotFrom,
  StateValue,
} from 'xstate';

/**
 * A state-transition table of one machine, written by hand: external events and the expected result. It is the oracle
 * for paths through the machine alone and through a page, and what the stepper offers.
 */
export interface Model<
  Machine extends AnyStateMachine = AnyStateMachine,
  Projection extends object = object,
  State extends string = string,
  ScenarioName extends string = string,
  Steps extends StepsOf<Machine> = StepsOf<Machine>,
  Unseen extends PropertyKey = PropertyKey,
  Same extends Alike = Alike,
> {
  readonly machine: Machine;
  /** Path of the site's page that runs it, with the hash of its part; absent if it is tested on its own. */
  readonly page?: string;
  /** Initial conditions that a machine can start in. */
  readonly scenarios: Readonly<Record<ScenarioName, Scenario<Machine, NoInfer<State>>>>;
  /** Steps by the name that reports use. */
  readonly steps: Steps;
  /** Observable facts about a machine; the page shows the same facts, except those in `unseen`. */
  project(snapshot: SnapshotFrom<Machine>): Projection;
  /** Facts that a page shows only by what happens later. */
  readonly unseen?: readonly Unseen[];
  /** More events that are tried in every state: payloads that no step has. */
  readonly others?: readonly EventFromLogic<Machine>[];
  /** Types of events that only the machine's own actors send, so that no step has them. */
  readonly internal?: readonly EventFromLogic<Machine>['type'][];
  /**
   * Literals that no step has, by the key of their events and by a literal of a step that they stand beside:
   * `{ 'share.requested.method': { clipboard: ['paper'] } }`. Each path has to hold with them as well.
   */
  readonly alike?: Same;
  /** Mutants that no path can detect, by their names, with the reason. */
  readonly equivalent?: Readonly<Record<string, string>>;
  /**
   * Allows the change that an event of a type makes in any state, alone. Other events that a state does not list must
   * change nothing there, unless `onlyListedSteps` is true of it.
   */
  readonly elsewhere?: {
    readonly [Type in EventFromLogic<Machine>['type']]?: Allowance<NoInfer<Projection>>;
  };
  /**
   * True of states in which paths take only the steps in `on`. In others every step is tried, which would never end if
   * each event led to a new state, such as a longer queue.
   */
  onlyListedSteps?(state: string): boolean;
  readonly states: Readonly<
    Record<
      State,
      ModelState<NoInfer<State>, NoInfer<Extract<keyof Steps, string>>, NoInfer<Projection>>
    >
  >;
}

/** Literals by a literal that has the same effect, by the key of events: `language.chosen.language`. */
type Alike = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A method, so that a model with a narrower projection is a model. */
type Allowance<Projection> = {
  allows(before: Projection, after: Projection, event: AnyEventObject): boolean;
}['allows'];

type StepsOf<Machine extends AnyStateMachine> = Readonly<
  Record<string, Step<EventFromLogic<Machine>>>
>;

/** An external step. */
export type Step<Event = AnyEventObject> =
  /** Events in order. */
  | { readonly events: readonly Event[] }
  /** Time passes, in ms. */
  | { readonly wait: number }
  /** An actor resolves or rejects. */
  | { readonly done: string; readonly output?: unknown }
  | { readonly fail: string };

interface Scenario<Machine extends AnyStateMachine, State extends string> {
  readonly starts: State;
  /** Input of the machine, which may depend on the environment. */
  readonly input?: InputFrom<Machine> | ((world: World) => InputFrom<Machine>);
}

/** Environment of a machine in a path. */
interface World {
  /** Current time in ms, from the clock that runs the machine's delays. */
  now(): number;
  /** Actor that receives a machine's messages; they count as emitted. */
  readonly listener: ActorRef<Snapshot<unknown>, AnyEventObject>;
}

export interface ModelState<State extends string, StepName extends string, Projection> {
  readonly projection: Projection;
  /** Distinguishes states that look alike. */
  readonly is?: StateValue;
  /** Invoked actors that are running in this state, with their input. */
  readonly activeActors?: Readonly<Record<string, unknown>>;
  /**
   * Target of each step. Unlisted events must neither change the state nor emit anything. A listed delay must have no effect
   * 1 ms earlier; without a delay, time must change nothing. Actors can only answer in states that invoke them.
   */
  readonly on?: {
    readonly [Name in StepName]?: State | Outcome<State>;
  };
}

export interface Outcome<State extends string> {
  readonly to: State;
  /** Events that are emitted, or sent to a listener, in order. */
  readonly emits: readonly AnyEventObject[];
}

/** Target of a step; `undefined` if no step is expected. */
export function outcomeOf(model: Model, state: string, step: string): Outcome<string> | undefined {
  const outcome = model.states[state]?.on?.[step];
  return typeof outcome === 'string' ? { to: outcome, emits: [] } : outcome;
}

/** Events of a model's steps. */
type SteppedEvent<Steps> = {
  [Name in keyof Steps]: Steps[Name] extends { readonly events: readonly (infer Event)[] }
    ? Event
    : never;
}[keyof Steps];

/** `type.key=literal` for each literal in the keys of events. */
type LiteralsOf<Event> = Event extends { readonly type: infer Type extends string }
  ? {
      [Key in Exclude<keyof Event, 'type'> & string]: Event[Key] extends infer Value extends string
        ? string extends Value
          ? never
          : `${Type}.${Key}=${Value}`
        : never;
    }[Exclude<keyof Event, 'type'> & string]
  : never;

/** `type.key=literal` of `alike`. */
type LiteralsIn<Same extends Alike> = {
  [Key in keyof Same & string]: `${Key}=${Same[Key][keyof Same[Key]][number]}`;
}[keyof Same & string];

/** Literals of events that the model leaves out. */
type Untried<Machine extends AnyStateMachine, Steps, Same extends Alike> = Exclude<
  LiteralsOf<EventFromLogic<Machine>>,
  LiteralsOf<SteppedEvent<Steps>> | LiteralsIn<Same>
>;

/**
 * Checks the names, inputs and events of a model against its machine. Each literal of the events is in a step or `alike`.
 * @example
 * const lightModel = defineModel({
 *   machine: lightMachine,
 *   scenarios: { 'at night': { starts: 'off' } },
 *   steps: { press: { events: [{ type: 'pressed' }] }, 'a minute passes': { wait: 60_000 } },
 *   project: (snapshot) => ({ isOn: snapshot.matches('on') }),
 *   states: {
 *     off: { projection: { isOn: false }, on: { press: 'on' } },
 *     on: { projection: { isOn: true }, on: { press: 'off', 'a minute passes': 'off' } },
 *   },
 * });
 */
export function defineModel<
  Machine extends AnyStateMachine,
  Projection extends object,
  const State extends string,
  const ScenarioName extends string,
  const Steps extends StepsOf<Machine>,
  const Unseen extends string = never,
  const Same extends Alike = Readonly<Record<never, never>>,
>(
  model: Model<Machine, Projection, State, ScenarioName, Steps, Unseen, Same> & {
    readonly unseen?: readonly (keyof Projection)[];
  } & ([Untried<Machine, Steps, Same>] extends [never]
      ? unknown
      : { readonly alike: Untried<Machine, Steps, Same> }),
): Model<Machine, Projection, State, ScenarioName, Steps, Unseen, Same> {
  return model;
}
