/**
 * Yields to the browser, so that it can paint and handle events; the caller continues in a new task. Source:
 * Prioritized Task Scheduling API.
 */
export function yieldToMain(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
