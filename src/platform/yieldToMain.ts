/**
 * Yields to the browser, so that it can paint and handle events; the caller continues in a new task. Source:
 * Prioritized Task Scheduling API. The fallback is a message, because timers are clamped to 4 ms.
 */
export function yieldToMain(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
