import * as v from 'valibot';
import type { StateValue } from 'xstate';
import { createRecorder, programOf, type Recorder } from '../bench/recorder';

const event = v.looseObject({ type: v.string() });
const snapshot = v.looseObject({
  status: v.optional(v.picklist(['active', 'done', 'error', 'stopped']), 'active'),
  value: v.optional(v.custom<StateValue>((value) => value !== null)),
  context: v.optional(v.unknown()),
  tags: v.optional(v.array(v.string()), []),
});
const text = v.optional(v.string());
const texts = v.optional(v.array(v.string()));
const base = {
  ...{ sessionId: v.string(), createdAt: v.pipe(v.unknown(), v.transform(Number)) },
  eventId: text,
};

const message = v.variant('type', [
  v.object({
    ...{ type: v.literal('@xstate.actor'), ...base, snapshot: v.optional(snapshot, {}) },
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
      ...{ emitted: v.optional(v.array(event)), activeStates: texts },
    }),
  }),
  // From the relay, about the program of the actor.
  v.object({ type: v.literal('@xstate-workbench.ended'), ...base }),
]);

/**
 * Records what `connect` sends, or Stately's client (`@statelyai/inspect`), which has no steps: an application in the
 * window that opened this one, or a process by a socket.
 * @param socket address of the socket, if the inspector has one.
 */
export function connectReceiver(window: Window & typeof globalThis, socket?: string): Recorder {
  let now = 0;
  /** When each program started. */
  const starts = new Map<string, number>();
  const recorder = createRecorder({ now: () => now });
  let page: string | undefined;
  const receive = (data: unknown, isOfPage = false) => {
    const read = v.safeParse(message, data);
    if (!read.success) return;
    const { sessionId, createdAt } = read.output;
    const program = programOf(sessionId);
    if (isOfPage && !starts.has(program)) {
      // The page was loaded again.
      if (page !== undefined) recorder.endProgram(page);
      page = program;
    }
    const start = starts.get(program) ?? createdAt;
    starts.set(program, start);
    now = createdAt - start;
    if (read.output.type === '@xstate-workbench.ended') recorder.endProgram(program);
    else recorder.receive(read.output);
  };
  window.addEventListener('message', ({ data }) => receive(data, true));
  // Again, because the page may be loaded again. The id tells it whether it has answered.
  const id = Math.random();
  const call = () => window.opener?.postMessage({ type: '@statelyai.connected', id }, '*');
  call();
  setInterval(call, 1000);
  if (socket !== undefined)
    new WebSocket(socket).addEventListener('message', ({ data }) => receive(JSON.parse(data)));
  return recorder;
}
