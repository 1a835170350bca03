import * as v from 'valibot';
import { createRecorder, programOf, type Recorder } from '../bench/recorder';
import { messageSchema } from '../inspect/messageSchema';

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
    const read = v.safeParse(messageSchema, data);
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
    recorder.receive(read.output);
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
