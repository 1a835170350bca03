import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  fromCallback,
  fromPromise,
} from 'xstate';

/** A pending actor call; leaving the state that invokes it cancels it. */
export interface PendingRequest {
  readonly port: string;
  readonly input: unknown;
  /** Both are absent for a listener, and for a request that was sent. */
  resolve?(output: unknown): void;
  reject?(error: Error): void;
  /** Forwards the request to the real implementation, if there is one. */
  letThrough?(): void;
}

/** An actor that is answered manually: its call is pending in its system until then. */
export function createPort(
  port: string,
  kind: 'promise' | 'callback',
  requestsOf: (system: AnyActorRef['system']) => Set<PendingRequest>,
  letThrough?: () => void,
): AnyActorLogic {
  if (kind === 'callback') {
    return fromCallback<AnyEventObject, unknown>(({ input, system }) => {
      const pendingRequests = requestsOf(system);
      const ask = { port, input };
      pendingRequests.add(ask);
      return () => pendingRequests.delete(ask);
    });
  }
  return fromPromise<unknown, unknown>(({ input, signal, system }) => {
    const pendingRequests = requestsOf(system);
    let forget = () => false;
    const promise = new Promise<unknown>((resolve, reject) => {
      const through = letThrough && { letThrough: () => forget() && letThrough() };
      const ask = { port, input, resolve, reject, ...through };
      forget = () => pendingRequests.delete(ask);
      pendingRequests.add(ask);
    });
    signal.addEventListener('abort', forget);
    promise.then(forget, forget);
    return promise;
  });
}
