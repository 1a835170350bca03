import { type AnyActorLogic, type AnyEventObject, fromCallback, fromPromise } from 'xstate';

/** A port that is being asked; leaving the state that asks takes it back. */
export interface Ask {
  readonly port: string;
  readonly input: unknown;
  resolve(output: unknown): void;
  reject(error: Error): void;
  /** Asks the outside world after all, where there is one. */
  letThrough?(): void;
}

/** A port whose answer is given by hand: it stands in `asks` for as long as it is asked. */
export function createPort(
  port: string,
  kind: 'promise' | 'callback',
  asks: Set<Ask>,
  letThrough?: () => void,
): AnyActorLogic {
  if (kind === 'callback') {
    return fromCallback<AnyEventObject, unknown>(({ input }) => {
      const ask: Ask = { port, input, resolve() {}, reject() {} };
      asks.add(ask);
      return () => asks.delete(ask);
    });
  }
  return fromPromise<unknown, unknown>(({ input, signal }) => {
    const { promise, resolve, reject } = decidedByHand();
    const forget = () => asks.delete(ask);
    const through = letThrough && (() => forget() && letThrough());
    const ask: Ask = { port, input, resolve, reject, ...(through && { letThrough: through }) };
    asks.add(ask);
    signal.addEventListener('abort', forget);
    promise.then(forget, forget);
    return promise;
  });
}

function decidedByHand() {
  let resolve: (output: unknown) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<unknown>((keep, fail) => {
    resolve = keep;
    reject = fail;
  });
  return { promise, resolve, reject };
}
