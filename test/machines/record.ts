/** Everything that an actor emits from now on, in order. */
export function record<Emitted>(actor: {
  on(type: '*', handler: (emitted: Emitted) => void): unknown;
}): Emitted[] {
  const emitted: Emitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  return emitted;
}

export interface Deferred<Value = void> {
  readonly promise: Promise<Value>;
  resolve(value: Value): void;
  reject(error: Error): void;
}

/** A promise that is kept or broken by hand. */
export function deferred<Value = void>(): Deferred<Value> {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<Value>((keep, fail) => {
    resolve = keep;
    reject = fail;
  });
  return { promise, resolve, reject };
}

/** Lets every promise that is already decided be heard. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
