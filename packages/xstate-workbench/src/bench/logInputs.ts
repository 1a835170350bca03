import type { AnyEventObject } from 'xstate';
import type { Bench } from './bench';
import type { LogEntry } from './logEntry';

/** An event that came from outside: from the page, or the answer of a port. */
export interface LogInput {
  /** Time in ms on the bench's clock. */
  readonly at: number;
  /** Name of the actor, or of the port. */
  readonly actor: string;
  readonly event: AnyEventObject;
}

const answers = { resolve: 'xstate.promise.resolve', reject: 'xstate.promise.reject' } as const;

/** Inputs up to an entry. Timers are not among them, because the clock causes them again. */
export function inputsOf(log: readonly LogEntry[], last = log.at(-1)): readonly LogInput[] {
  return log
    .filter(({ id, depth }) => depth === 0 && id <= (last?.id ?? 0))
    .filter(({ event: { type } }) => {
      const isAnswer = type === answers.resolve || type === answers.reject;
      return isAnswer || !type.startsWith('xstate.');
    })
    .map(({ at, name, event }) => ({ at, actor: name, event }));
}

/** Gives the inputs to the machines of a new page with a stopped clock and held requests, each at its time. */
export async function giveInputs(bench: Bench, inputs: readonly LogInput[]): Promise<void> {
  const { clock, pendingRequests, recorder } = bench;
  for (const { at, actor, event } of inputs) {
    clock.increment(Math.max(0, at - clock.now()));
    const ask = [...pendingRequests].findLast(({ port }) => port === actor);
    if (event.type === answers.resolve) ask?.resolve?.(event.data);
    else if (event.type === answers.reject) ask?.reject?.(new Error('the request failed'));
    else
      recorder.actors
        .get()
        .findLast(({ name }) => name === actor)
        ?.ref?.send(event);
    // For what follows an answer.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
