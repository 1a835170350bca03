import type {
  ActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  Snapshot,
  StateValue,
} from 'xstate';

/**
 * A state-transition table of one machine, written by hand: external events and the expected result. It is the oracle
 * for paths through the machine alone and through a page, and what the stepper offers.
 */
export interface Model<
  Projection extends object = object,
  State extends string = string,
  ScenarioName extends string = string,
  Steps extends Readonly<Record<string, Step>> = Readonly<Record<string, Step>>,
  Unseen extends PropertyKey = PropertyKey,
> {
  readonly machine: AnyStateMachine;
  /** Path of the site's page that runs it, with the hash of its part; absent if it is tested on its own. */
  readonly page?: string;
  /** Initial conditions that a machine can start in. */
  readonly scenarios: Readonly<Record<ScenarioName, Scenario<State>>>;
  /** Steps by the name that reports use. */
  readonly steps: Steps;
  /** Kind of each invoked actor whose result a path chooses. */
  readonly ports?: Readonly<Record<string, 'promise' | 'callback'>>;
  /** Observable facts about a machine; the page shows the same facts, except those in `unseen`. */
  project(snapshot: AnyMachineSnapshot): Projection;
  /** Facts that a page shows only by what happens later. */
  readonly unseen?: readonly Unseen[];
  /** More events that are tried in every state: payloads that no step has. */
  readonly others?: readonly AnyEventObject[];
  /** Types of events that only the machine's own actors send, so that no step has them. */
  readonly internal?: readonly string[];
  /**
   * Literals that no step has, by the key of their events and by a literal of a step that they stand beside:
   * `{ 'share.requested.method': { clipboard: ['paper'] } }`. Each path has to hold with them as well.
   */
  readonly alike?: Alike;
  /** Mutants that no path can detect, by their names, with the reason. */
  readonly equivalent?: Readonly<Record<string, string>>;
  /**
   * Allows the change that an event of a type makes in any state, alone. Other events that a state does not list must
   * change nothing there, unless the state has `onlyListedSteps`.
   */
  readonly elsewhere?: Readonly<Record<string, Allowance<Projection> | undefined>>;
  readonly states: Readonly<
    Record<State, ModelState<State, Extract<keyof Steps, string>, Projection>>
  >;
}

/** Literals by a literal that has the same effect, by the key of events: `language.chosen.language`. */
export type Alike = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A method, so that a model with a narrower projection is a model. */
export type Allowance<Projection> = {
  allows(before: Projection, after: Projection, event: AnyEventObject): boolean;
}['allows'];

/** An external step. */
export type Step =
  /** Events in order. */
  | { readonly events: readonly AnyEventObject[] }
  /** Time passes, in ms. */
  | { readonly wait: number }
  /** An actor resolves or rejects. */
  | { readonly done: string; readonly output?: unknown }
  | { readonly fail: string };

export interface Scenario<State extends string> {
  readonly starts: State;
  /** Input of the machine, which may depend on the environment. */
  readonly input?: unknown;
  /** Events that the machine emits while it starts. */
  readonly emits?: readonly AnyEventObject[];
}

/** Environment of a machine in a path. */
export interface World {
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
   * If true, paths take only the steps in `on`. Otherwise every step is tried, which would never end if each event
   * led to a new state, such as a longer queue.
   */
  readonly onlyListedSteps?: true;
  /**
   * Target of each step. Unlisted events must neither change the state nor emit anything. A listed delay must have no effect
   * 1 ms earlier; without a delay, time must change nothing. Actors can only answer in states that invoke them.
   */
  readonly on?: {
    readonly [Name in StepName]?: State | Outcome<State> | OutcomeByScenario<State>;
  };
}

export interface Outcome<State extends string> {
  readonly to: State;
  /** Events that are emitted, or sent to a listener, in order. */
  readonly emits: readonly AnyEventObject[];
}

/** Targets that differ by scenario. */
interface OutcomeByScenario<State extends string> {
  readonly by: Readonly<Record<string, State | Outcome<State>>>;
}

/** Target of a step; `undefined` if no step is expected. */
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
