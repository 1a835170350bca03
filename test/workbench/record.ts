import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type InspectionEvent,
  isMachineSnapshot,
  type Snapshot,
  type StateValue,
} from 'xstate';
import { plainText } from '../../machines/testing/differences';
import {
  activeNodes,
  guardName,
  nameOf,
  nodesOf,
  transitionId,
  transitionsIn,
} from '../../machines/testing/transitions';

/** What one event did to its actor: one message to the inspectors. Values are JSON. */
export interface Entry {
  readonly page: string;
  /** Counts the entries of its page. */
  readonly number: number;
  /** Unique among all pages. */
  readonly actor: string;
  /** Unique among running actors: the second `typeahead` is `typeahead (2)`. */
  readonly name: string;
  /** The machine with functions by their names, with the event that starts it. */
  readonly definition?: string | undefined;
  /** Name of the sender: an actor, `page`, or `unknown` if XState does not report which actor sent it. */
  readonly from: string;
  /** Number of causes before it: 0 for what came from outside. */
  readonly depth: number;
  /** Time in ms since the page was opened. */
  readonly at: number;
  readonly type: string;
  readonly event: string;
  /** Ids of its transitions. */
  readonly taken: string[];
  /** Names of the actions of exits, transitions and entries, in order. */
  readonly actions: string[];
  /** Types of the events that the machine raised itself. */
  readonly raised: string[];
  readonly emitted: readonly string[];
  readonly status: Snapshot<unknown>['status'];
  /** The resulting state in one line; empty for actors without one. */
  readonly state: string;
  /** Ids of active state nodes. */
  readonly activeStates: readonly string[];
  /** Absent if it is the same as before. */
  readonly context?: string | undefined;
}

/** The channel between pages and inspectors of one origin. */
export const channelName = 'inspector';

/** From a page: an entry, all of them, or its end. */
export type Report = Entry | { readonly all: readonly Entry[] } | { readonly ended: string };

/** From an inspector that asks for all entries, shows typed text or hides it, or sends an event to an actor. */
export type Request =
  | { readonly wants: 'entries' }
  | { readonly isMasked: boolean }
  | { readonly to: string; readonly event: AnyEventObject };

/** Replaces texts in values. */
type Mask = (text: string) => string;

/** Maximum number of entries that are kept. */
const longest = 5000;

/** Without the oldest entries, if there are too many. Definitions are needed for charts. */
export function newest<E extends Entry>(entries: E[]): E[] {
  // Not at each entry, because that copies all others.
  if (entries.length < longest * 1.1) return entries;
  return entries.filter(({ definition }, index) => definition ?? index > entries.length - longest);
}

/** An event that is not reported yet. */
interface Open extends Pick<Entry, 'from' | 'at' | 'depth' | 'taken' | 'actions' | 'raised'> {
  readonly ref: AnyActorRef;
  readonly event: AnyEventObject;
  readonly mask: Mask;
  readonly emitted: unknown[];
  /** Once it was handled. */
  after?: Snapshot<unknown>;
}

interface Known {
  readonly name: string;
  /** Events before the start; absent afterwards. */
  early?: Open[] | undefined;
  status?: Snapshot<unknown>['status'];
  activeStates: readonly string[];
  /** As it was reported last. */
  context?: unknown;
}

/** Time in ms for which reports may block the page. */
const slice = 40;

/**
 * Turns what XState reports of any number of actors into entries, in the order in which events are handled.
 * @param maskNow the mask of texts in the values of events that come now.
 */
export function createRecorder(post: (entry: Entry) => void, maskNow: () => Mask) {
  const page = Math.random().toString(36).slice(2);
  const idOf = ({ sessionId }: AnyActorRef) => `${page}/${sessionId}`;
  const actors = new Map<AnyActorRef, Known>();
  /** Being handled; an actor handles its first one. */
  let open: readonly Open[] = [];
  /** To be reported. */
  const started: Open[] = [];
  /** In this task. */
  let mask: Mask | undefined;
  let count = 0;

  const known = (ref: AnyActorRef): Known => {
    const before = actors.get(ref);
    if (before) return before;
    const running = [...actors.values()].filter(({ status }) => status === 'active');
    const taken = running.map(({ name }) => name);
    const wanted = wantedName(ref);
    let name = wanted;
    for (let copy = 2; taken.includes(name); copy += 1) name = `${wanted} (${copy})`;
    const actor = { name, early: [], activeStates: [] };
    actors.set(ref, actor);
    return actor;
  };
  const start = (...events: readonly Open[]) => {
    if (started.length === 0) queueMicrotask(report);
    open = [...open, ...events];
    started.push(...events);
  };
  const end = (one: Open, snapshot: Snapshot<unknown>) => {
    one.after = snapshot;
    known(one.ref).status = snapshot.status;
    open = open.filter((other) => other !== one);
  };
  const close = () => {
    // Actors handle events in the task that sends them, but XState reports no end of one that fails or comes too late.
    for (const one of open) end(one, one.ref.getSnapshot());
    mask = undefined;
  };
  const report = () => {
    close();
    const until = performance.now() + slice;
    while (started.length > 0 && performance.now() < until) {
      const one = started.shift();
      if (one) post(entryOf(one));
    }
    if (started.length > 0) setTimeout(report);
  };
  const entryOf = ({ ref, event, after, mask, emitted, ...others }: Open): Entry => {
    const text = (value: unknown) => plainText(value, 0, mask);
    const actor = known(ref);
    const machine = isMachineSnapshot(after) ? after : undefined;
    const isSame = machine !== undefined && machine.context === actor.context;
    actor.context = machine?.context;
    count += 1;
    return {
      ...{ page, number: count, actor: idOf(ref), name: actor.name },
      ...(event.type === 'xstate.init' && { definition: definitionOf(ref) }),
      ...{ type: event.type, event: text(event), emitted: emitted.map(text), ...others },
      status: after?.status ?? 'active',
      state: machine ? stateText(machine.value) : '',
      activeStates: machine ? activeNodes(machine) : [],
      ...(!isSame && { context: text(machine?.context) }),
    };
  };

  return {
    page,
    inspect(inspection: InspectionEvent): void {
      const ref = inspection.actorRef;
      if (!isActor(ref)) return;
      const one = open.find((other) => other.ref === ref);
      if (inspection.type === '@xstate.event') {
        const { event, sourceRef: source } = inspection;
        const cause = isActor(source) ? open.find((other) => other.ref === source) : open.at(-1);
        if (!mask) {
          mask = maskNow();
          queueMicrotask(close);
        }
        const sent = {
          ...{ ref, event, mask, at: performance.now() },
          from: isActor(source) ? known(source).name : cause ? 'unknown' : 'page',
          depth: cause ? cause.depth + 1 : 0,
          ...{ taken: [], actions: [], raised: [], emitted: [] },
        };
        const actor = known(ref);
        const { early } = actor;
        if (event.type === 'xstate.init') actor.early = undefined;
        if (early && actor.early) early.push(sent);
        else start(sent, ...(early ?? []));
      } else if (!one) return;
      else if (inspection.type === '@xstate.snapshot') {
        const { event, snapshot } = inspection;
        end(one, snapshot);
        if (!isMachineSnapshot(snapshot)) return;
        known(ref).activeStates = activeNodes(snapshot);
        if (event.type === 'xstate.init')
          one.actions.push(...namesIn(snapshot, activeNodes(snapshot), 'entry'));
      } else if (inspection.type === '@xstate.microstep') {
        noteStep(one, inspection, known(ref));
      } else if (inspection.type === '@xstate.action') {
        const { type, params } = inspection.action;
        if (type === 'xstate.emit') one.emitted.push(Object(params).event);
      }
    },
    send(actor: string, event: AnyEventObject): void {
      [...actors.keys()].find((ref) => idOf(ref) === actor)?.send(event);
    },
  };
}

type Microstep = Extract<InspectionEvent, { readonly type: '@xstate.microstep' }>;

/**
 * Notes a step of a machine. The names of its actions are those of the definition, because XState reports neither
 * `assign` nor other actions of its own.
 */
function noteStep(one: Open, inspection: Microstep, actor: Known): void {
  const { event, snapshot } = inspection;
  if (!isMachineSnapshot(snapshot)) return;
  const definitions = transitionsIn(inspection);
  const before = actor.activeStates;
  const after = activeNodes(snapshot);
  actor.activeStates = after;
  const again = definitions.flatMap(({ reenter, target, source }) =>
    reenter && target ? nodesOf(source).map(({ id }) => id) : [],
  );
  const left = before.filter((id) => !after.includes(id) || again.includes(id));
  const entered = after.filter((id) => !before.includes(id) || again.includes(id));
  one.taken.push(...definitions.flatMap((definition) => transitionId(definition) ?? []));
  one.actions.push(
    ...namesIn(snapshot, left.toReversed(), 'exit'),
    ...definitions.flatMap(({ actions }) => actions.map(nameOf)),
    ...namesIn(snapshot, entered, 'entry'),
  );
  if (event !== one.event && !event.type.startsWith('xstate.')) one.raised.push(event.type);
}

/** Not `node.entry` and `node.exit`: XState adds the timers of delays to them. */
function namesIn(
  { machine }: AnyMachineSnapshot,
  ids: readonly string[],
  when: 'entry' | 'exit',
): readonly string[] {
  return ids.flatMap((id) => [machine.getStateNodeById(id).config[when] ?? []].flat().map(nameOf));
}

function isActor(ref: object | undefined): ref is AnyActorRef {
  return ref !== undefined && 'sessionId' in ref && 'getSnapshot' in ref;
}

/** An invoked actor without an id has one like `0.light.starting`; its source says more. */
function wantedName({ id, sessionId, src, logic }: AnyActorRef & { logic?: unknown }): string {
  if (/^\d+\./.test(id) && typeof src === 'string') return src;
  return (id === sessionId && Object(logic).config?.id) || id;
}

/** The definition of a machine; `undefined` for other actors. */
function definitionOf({ logic }: AnyActorRef & { logic?: unknown }): string | undefined {
  const { config, root } = Object(logic);
  if (!root) return undefined;
  return JSON.stringify(config, (key, value: unknown) => {
    // Neither is needed for a chart; both may be circular.
    if (key === 'context' || key === 'schemas') return undefined;
    return typeof value === 'function' ? { type: guardName(value) } : value;
  });
}

/** A state in one line: `editable.editing`; parallel regions are separated by commas. */
export function stateText(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner = {}]) => [key, stateText(inner)].filter(Boolean).join('.'))
    .join(', ');
}
