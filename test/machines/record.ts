/** Everything that an actor emits from now on, in order. */
export function record<Emitted>(actor: {
  on(type: '*', handler: (emitted: Emitted) => void): unknown;
}): Emitted[] {
  const emitted: Emitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  return emitted;
}

/** A promise that is kept or broken by hand. */
export function deferred<Value = void>() {
  return Promise.withResolvers<Value>();
}

/** Lets every promise that is already decided be heard. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
