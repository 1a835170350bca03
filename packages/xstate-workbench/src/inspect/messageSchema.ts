import * as v from 'valibot';
import type { AnyActorRef, StateValue } from 'xstate';

const event = v.looseObject({ type: v.string() });
const snapshot = v.looseObject({
  status: v.optional(v.picklist(['active', 'done', 'error', 'stopped']), 'active'),
  value: v.optional(v.custom<StateValue>((value) => value !== null)),
  context: v.optional(v.unknown()),
  tags: v.optional(v.array(v.string()), []),
});
const text = v.optional(v.string());
const texts = v.optional(v.pipe(v.array(v.string()), v.readonly()));
const base = {
  /** Starts with the id of its program, if the program is another one: `k3x/x:0`. */
  sessionId: v.string(),
  createdAt: v.pipe(v.unknown(), v.transform(Number)),
  /** Unique among the events of all programs. Stately's client sends none. */
  eventId: text,
};

/**
 * Actors, events and snapshots as Stately's client (`@statelyai/inspect`) sends them, and for each event a step with the
 * transitions, actions, raised and emitted events, which its protocol lacks.
 */
export const messageSchema = v.variant('type', [
  v.object({
    ...{ type: v.literal('@xstate.actor'), ...base, snapshot: v.optional(snapshot, {}) },
    // The definition of a machine is JSON.
    ...{ name: text, definition: text },
  }),
  v.object({
    ...{ type: v.literal('@xstate.event'), ...base, event },
    sourceId: v.nullish(v.string()),
  }),
  v.object({ type: v.literal('@xstate.snapshot'), ...base, event, snapshot }),
  v.object({
    ...{ type: v.literal('@xstate-workbench.step'), ...base },
    step: v.object({
      ...{ taken: texts, actions: texts, raised: texts },
      ...{ emitted: v.optional(v.pipe(v.array(event), v.readonly())), activeStates: texts },
    }),
  }),
  // From the relay, about the program of the actor.
  v.object({ type: v.literal('@xstate-workbench.ended'), ...base }),
]);

export type PlainSnapshot = v.InferOutput<typeof snapshot>;

/** A message, with its actor if that runs in this window. */
export type Message = v.InferOutput<typeof messageSchema> & {
  readonly ref?: AnyActorRef | undefined;
};
