import { type AnyEventObject, type AnyMachineSnapshot, transition } from 'xstate';
import { type Difference, differencesBetween, plainText } from './differences';
import { type Model, outcomeOf } from './model';

/** Every event of a model: those of its steps, and its others. */
export function eventsOf({ steps, others = [] }: Model): readonly AnyEventObject[] {
  const stepped = Object.values(steps).flatMap((step) => ('events' in step ? step.events : []));
  return [...new Map([...stepped, ...others].map((one) => [plainText(one), one])).values()];
}

/**
 * Differences after each event that a state of the table does not list, tried on its snapshot without a change of the
 * machine. The event must do nothing: change neither state nor context, emit nothing, restart no timer. Or only what
 * `elsewhere` allows.
 */
export function strayDifferences(
  model: Model,
  state: string,
  snapshot: AnyMachineSnapshot,
): readonly Difference[] {
  const { elsewhere = {}, project, steps } = model;
  if (snapshot.status !== 'active') return [];
  return eventsOf(model).flatMap((event) => {
    if (!snapshot.can(event)) return [];
    const allows = elsewhere[event.type];
    const named = Object.entries(steps).flatMap(([name, step]) => {
      const events = 'events' in step ? step.events : [];
      return events.some((one) => differencesBetween(one, event).length === 0) ? name : [];
    });
    const isListed = named.some((name) => outcomeOf(model, state, name));
    if (!allows && (isListed || model.onlyListedSteps?.(state))) return [];
    const [next, actions] = transition(snapshot.machine, snapshot, event);
    const missing = `machines/${model.machine.id}.model.ts: state "${state}" does not list step`;
    const after = `${named.map((name) => `${missing} "${name}": `).join('')}after ${plainText(event)}`;
    if (allows) {
      const [before, found] = [project(snapshot), project(next)];
      return allows(before, found, event)
        ? []
        : differencesBetween(before, found, `${after}: projection`);
    }
    const [emits, others] = [true, false].map((isEmit) =>
      actions.filter(({ type }) => (String(type) === 'xstate.emit') === isEmit),
    );
    return differencesBetween(
      { value: snapshot.value, context: snapshot.context, emits: [], actions: [] },
      {
        value: next.value,
        context: next.context,
        emits: emits?.map(({ params }) => Object(params).event),
        // They cancel and start timers and actors. A message to another actor is that one's concern.
        actions: others?.flatMap(({ type }) => (String(type) === 'xstate.sendTo' ? [] : [type])),
      },
      after,
    );
  });
}
