/**
 * Lets the browser paint and answer before the work goes on, which it does as a task of its own.
 * Source: Prioritized Task Scheduling API; without it a message is the nearest, as timers are held back 4 ms.
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
