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
  readonly taken: readonly string[];
  /** Names of the actions of exits, transitions and entries, in order. */
  readonly actions: readonly string[];
  /** Types of the events that the machine raised itself. */
  readonly raised: readonly string[];
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

/** An event that is not reported yet. */
interface Open extends Pick<Entry, 'from' | 'at' | 'depth'> {
  readonly ref: AnyActorRef;
  readonly event: AnyEventObject;
  readonly mask: Mask | undefined;
  readonly taken: string[];
  readonly actions: string[];
  readonly raised: string[];
  readonly emitted: unknown[];
  readonly before: Snapshot<unknown> | undefined;
  /** Once it was handled. */
  after?: Snapshot<unknown>;
}

/** Time in ms for which reports may block the page. */
const slice = 40;

/**
 * Turns what XState reports of any number of actors into entries, in the order in which events are handled.
 * @param maskNow the mask of texts in the values of an event that comes now.
 */
export function createRecorder(post: (entry: Entry) => void, maskNow?: () => Mask) {
  const page = Math.random().toString(36).slice(2);
  const idOf = ({ sessionId }: AnyActorRef) => `${page}/${sessionId}`;
  const names = new Map<AnyActorRef, string>();
  const last = new Map<AnyActorRef, Snapshot<unknown>>();
  /** Events of actors that have not started. */
  let early: readonly Open[] = [];
  /** Being handled; an actor handles its first one. */
  let open: readonly Open[] = [];
  /** To be reported. */
  const started: Open[] = [];
  let count = 0;

  const nameFor = (ref: AnyActorRef) => {
    const taken = [...names].flatMap(([other, name]) =>
      last.get(other)?.status === 'active' ? name : [],
    );
    const wanted = wantedName(ref);
    let name = wanted;
    for (let copy = 2; taken.includes(name); copy += 1) name = `${wanted} (${copy})`;
    names.set(ref, name);
    return name;
  };
  const start = (one: Open) => {
    if (started.length === 0) queueMicrotask(report);
    if (open.length === 0) queueMicrotask(close);
    open = [...open, one];
    started.push(one);
  };
  const close = () => {
    // Actors handle events in the task that sends them, but XState reports no end of one that fails or comes too late.
    for (const one of open) one.after ??= one.ref.getSnapshot();
    open = [];
  };
  const report = () => {
    close();
    const end = performance.now() + slice;
    while (started.length > 0 && performance.now() < end) {
      const one = started.shift();
      if (one) post(entryOf(one));
    }
    if (started.length > 0) setTimeout(report);
  };
  const entryOf = ({ ref, event, before, after, mask, emitted, ...others }: Open): Entry => {
    const text = (value: unknown) => plainText(value, 0, mask);
    const isStart = event.type === 'xstate.init';
    const machine = isMachineSnapshot(after) ? after : undefined;
    const old = isMachineSnapshot(before) && !isStart ? before.context : undefined;
    count += 1;
    return {
      ...{ page, number: count, actor: idOf(ref), name: names.get(ref) ?? nameFor(ref) },
      ...(isStart && { definition: definitionOf(ref) }),
      ...{ type: event.type, event: text(event), emitted: emitted.map(text), ...others },
      status: after?.status ?? 'active',
      state: machine ? stateText(machine.value) : '',
      activeStates: machine ? activeNodes(machine) : [],
      ...(machine?.context !== old && { context: text(machine?.context) }),
    };
  };
  const current = (ref: AnyActorRef, event?: AnyEventObject) => {
    const waiting = early.find((one) => one.ref === ref && one.event === event);
    if (!waiting) return open.find((one) => one.ref === ref);
    early = early.filter((one) => one !== waiting);
    const one = { ...waiting, before: last.get(ref) };
    start(one);
    return one;
  };

  return {
    page,
    inspect(inspection: InspectionEvent): void {
      const ref = inspection.actorRef;
      if (!isActor(ref)) return;
      if (inspection.type === '@xstate.event') {
        const { event, sourceRef: source } = inspection;
        const cause = isActor(source) ? open.find((one) => one.ref === source) : open.at(-1);
        const sender = isActor(source) && (names.get(source) ?? wantedName(source));
        const one = {
          ...{ ref, event, at: performance.now(), before: last.get(ref), mask: maskNow?.() },
          from: sender || (cause ? 'unknown' : 'page'),
          depth: cause ? cause.depth + 1 : 0,
          ...{ taken: [], actions: [], raised: [], emitted: [] },
        };
        if (event.type === 'xstate.init') nameFor(ref);
        if (last.has(ref) || event.type === 'xstate.init') start(one);
        else early = [...early, one];
      } else if (inspection.type === '@xstate.snapshot') {
        const { event, snapshot } = inspection;
        const one = current(ref, event);
        last.set(ref, snapshot);
        if (!one) return;
        one.after = snapshot;
        open = open.filter((other) => other !== one);
        if (event.type === 'xstate.init' && isMachineSnapshot(snapshot))
          one.actions.push(...namesIn(snapshot, activeNodes(snapshot), 'entry'));
      } else if (inspection.type === '@xstate.microstep') {
        const { event, snapshot } = inspection;
        const one = current(ref, event);
        if (one && isMachineSnapshot(snapshot)) noteStep(one, inspection, last.get(ref));
        if (last.has(ref)) last.set(ref, snapshot);
      } else if (inspection.type === '@xstate.action') {
        const { type, params } = inspection.action;
        if (type === 'xstate.emit') current(ref)?.emitted.push(Object(params).event);
      }
    },
    send(actor: string, event: AnyEventObject): void {
      [...names.keys()].find((ref) => idOf(ref) === actor)?.send(event);
    },
  };
}

type Microstep = Extract<InspectionEvent, { readonly type: '@xstate.microstep' }>;

/**
 * Notes a step of a machine. The names of its actions are those of the definition, because XState reports neither
 * `assign` nor other actions of its own.
 */
function noteStep(one: Open, inspection: Microstep, last: Snapshot<unknown> | undefined): void {
  const { event, snapshot } = inspection;
  if (!isMachineSnapshot(snapshot)) return;
  const definitions = transitionsIn(inspection);
  const before = isMachineSnapshot(last) ? activeNodes(last) : [];
  const after = activeNodes(snapshot);
  const again = new Set(
    definitions.flatMap(({ reenter, target, source }) =>
      reenter && target ? nodesOf(source).map(({ id }) => id) : [],
    ),
  );
  const left = before.filter((id) => !after.includes(id) || again.has(id));
  const entered = after.filter((id) => !before.includes(id) || again.has(id));
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
