import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type InspectionEvent,
  isMachineSnapshot,
  type Snapshot,
} from 'xstate';
import { nameOf } from '../paths/names';
import { nodesOf, transitionId } from '../paths/transitions';
import { activeNodes, transitionsIn } from '../paths/xstate5';
import type { Step } from './logEntry';

/**
 * Describes a step of a machine. The names of its actions are those of the definition, because XState reports neither
 * `assign` nor other actions of its own.
 * @param last the snapshot before it, if the machine has started.
 * @param handled the event that the actor handles; another event of the step was raised.
 */
export function stepOf(
  inspection: InspectionEvent,
  last: Snapshot<unknown> | undefined,
  handled: AnyEventObject | undefined,
): Step | undefined {
  if (inspection.type === '@xstate.action') {
    const { type, params } = inspection.action;
    return type === 'xstate.emit' && hasEvent(params) ? { emitted: [params.event] } : undefined;
  }
  const definitions = transitionsIn(inspection);
  if (inspection.type !== '@xstate.microstep' || !isMachineSnapshot(inspection.snapshot)) return;
  const { snapshot, event } = inspection;
  const before = isMachineSnapshot(last) ? activeNodes(last) : [];
  const after = activeNodes(snapshot);
  const again = new Set(
    definitions.flatMap(({ reenter, target, source }) =>
      reenter && target ? nodesOf(source).map(({ id }) => id) : [],
    ),
  );
  const isLeft = (id: string) => !after.includes(id) || again.has(id);
  const isEntered = (id: string) => !before.includes(id) || again.has(id);
  const isRaised = event !== handled && !event.type.startsWith('xstate.');
  return {
    taken: definitions.flatMap((one) => transitionId(one) ?? []),
    actions: [
      ...namesIn(snapshot, before.filter(isLeft).toReversed(), 'exit'),
      ...definitions.flatMap(({ actions }) => actions.map(nameOf)),
      ...namesIn(snapshot, after.filter(isEntered), 'entry'),
    ],
    raised: isRaised ? [event.type] : [],
    activeStates: after,
  };
}

/** Names of the entry actions of a machine that has just started. */
export function entryActions(snapshot: AnyMachineSnapshot): readonly string[] {
  return namesIn(snapshot, activeNodes(snapshot), 'entry');
}

/** Not `node.entry` and `node.exit`: XState adds the timers of delays to them. */
function namesIn(
  { machine }: AnyMachineSnapshot,
  ids: readonly string[],
  when: 'entry' | 'exit',
): readonly string[] {
  return ids.flatMap((id) => [machine.getStateNodeById(id).config[when] ?? []].flat().map(nameOf));
}

function hasEvent(params: unknown): params is { readonly event: AnyEventObject } {
  return typeof params === 'object' && params !== null && 'event' in params;
}
