import { type AnyEventObject, type AnyMachineSnapshot, transition } from 'xstate';
import { type Model, outcomeOf } from '../model/model';
import { type Difference, differencesBetween } from './differences';
import type { MachineHarness } from './machineHarness';
import { plainText } from './plainText';

/** Every event of a model: those of its steps, and its others. */
export function eventsOf({ steps, others = [] }: Model): readonly AnyEventObject[] {
  const stepped = Object.values(steps).flatMap((step) => ('events' in step ? step.events : []));
  return [...new Map([...stepped, ...others].map((one) => [plainText(one), one])).values()];
}

/**
 * Differences after each event that a state of the table does not list, tried on its snapshot without a change of the
 * machine. The event must change neither state nor context and emit nothing, or only what `elsewhere` allows.
 */
export function strayDifferences(
  { model, scenario, actor }: MachineHarness,
  state: string,
): readonly Difference[] {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const { elsewhere = {}, project, states, steps } = model;
  if (snapshot.status !== 'active') return [];
  const isListed = (event: AnyEventObject) =>
    Object.entries(steps).some(
      ([name, step]) =>
        'events' in step &&
        outcomeOf(model, scenario, state, name) &&
        step.events.some((one) => differencesBetween(one, event).length === 0),
    );
  return eventsOf(model).flatMap((event) => {
    if (!snapshot.can(event)) return [];
    const allows = elsewhere[event.type];
    if (!allows && (states[state]?.onlyListedSteps || isListed(event))) return [];
    const [next, actions] = transition(snapshot.machine, snapshot, event);
    const after = `after ${plainText(event, 0)}: `;
    if (allows) {
      const [before, found] = [project(snapshot), project(next)];
      return allows(before, found, event)
        ? []
        : differencesBetween(before, found, `${after}projection`);
    }
    const emits = actions.flatMap(({ type, params }) =>
      String(type) === 'xstate.emit' ? [Object(params).event] : [],
    );
    return differencesBetween(
      { value: snapshot.value, context: snapshot.context, emits: [] },
      { value: next.value, context: next.context, emits },
      after.slice(0, -2),
    );
  });
}
