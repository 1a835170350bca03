import type {
  AnyEventObject,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import type { Alike, Allowance, Model, ModelState, Scenario, Step, World } from './model';

interface TypedModel<
  Machine extends AnyStateMachine,
  Projection extends object,
  State extends string,
  ScenarioName extends string,
  Steps extends TypedSteps<Machine>,
  Unseen extends PropertyKey,
  Same extends Alike,
> extends Pick<Model, 'page' | 'ports' | 'equivalent'> {
  readonly machine: Machine;
  readonly scenarios: Readonly<Record<ScenarioName, TypedScenario<Machine, NoInfer<State>>>>;
  readonly steps: Steps;
  project(snapshot: SnapshotFrom<Machine>): Projection;
  readonly unseen?: readonly (Unseen & keyof Projection)[];
  readonly others?: readonly EventFromLogic<Machine>[];
  readonly internal?: readonly EventFromLogic<Machine>['type'][];
  readonly alike?: Same;
  readonly elsewhere?: {
    readonly [Type in EventFromLogic<Machine>['type']]?: Allowance<NoInfer<Projection>>;
  };
  readonly states: Readonly<
    Record<
      State,
      ModelState<NoInfer<State>, NoInfer<Extract<keyof Steps, string>>, NoInfer<Projection>>
    >
  >;
}

interface TypedScenario<Machine extends AnyStateMachine, State extends string>
  extends Omit<Scenario<State>, 'input'> {
  readonly input?: InputFrom<Machine> | ((world: World) => InputFrom<Machine>);
}

type TypedSteps<Machine extends AnyStateMachine> = Readonly<
  Record<
    string,
    | Exclude<Step, { readonly events: unknown }>
    | { readonly events: readonly EventFromLogic<Machine>[] }
    | { readonly events: readonly AnyEventObject[]; readonly to: string }
  >
>;

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
  const Steps extends TypedSteps<Machine>,
  const Unseen extends string = never,
  const Same extends Alike = Readonly<Record<never, never>>,
>(
  model: TypedModel<Machine, Projection, State, ScenarioName, Steps, Unseen, Same> &
    ([Untried<Machine, Steps, Same>] extends [never]
      ? unknown
      : { readonly alike: Untried<Machine, Steps, Same> }),
): Model<Projection, State, ScenarioName, Steps, Unseen> {
  return model;
}
