import type { AnyStateNode } from 'xstate';
import { nameOf } from './names';

/** Trigger of a transition. */
export type Trigger =
  | { readonly kind: 'event'; readonly type: string }
  /** Taken when its state is entered or its context changes. */
  | { readonly kind: 'always' }
  /** `name` is absent for a numeric delay; `ms` is absent for a computed one. */
  | { readonly kind: 'after'; readonly name?: string; readonly ms?: number }
  /** Reported by an invoked actor or the state itself; `of` is its name. */
  | { readonly kind: 'done' | 'error' | 'snapshot'; readonly of: string };

/** Resolves `eventType` to a trigger among the transitions of `node`, by XState's event names. */
export function triggerOf(node: AnyStateNode, eventType: string): Trigger {
  if (eventType === '') return { kind: 'always' };
  if (eventType === `xstate.done.state.${node.id}`) return { kind: 'done', of: node.key };
  const delayed = node.after.find((transition) => transition.eventType === eventType);
  if (delayed) return afterTrigger(delayed.delay, node.machine.implementations.delays);
  for (const { id, src } of node.invoke) {
    const of = nameOf(src);
    if (eventType === `xstate.done.actor.${id}`) return { kind: 'done', of };
    if (eventType === `xstate.error.actor.${id}`) return { kind: 'error', of };
    if (eventType === `xstate.snapshot.${id}`) return { kind: 'snapshot', of };
  }
  return { kind: 'event', type: eventType };
}

function afterTrigger(delay: unknown, delays: Readonly<Record<string, unknown>>): Trigger {
  if (typeof delay === 'number') return { kind: 'after', ms: delay };
  const name = nameOf(delay);
  const ms = delays[name];
  return { kind: 'after', name, ...(typeof ms === 'number' && { ms }) };
}
