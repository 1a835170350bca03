import type {
  ActorLogic,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  Snapshot,
} from 'xstate';

type Waiting = Snapshot<unknown> & { readonly input: unknown };

/** In place of an invoked actor: waits until a path sends `answered`, with its new status. */
const waiting: ActorLogic<Waiting, AnyEventObject, unknown> = {
  getInitialSnapshot: (_, input) => ({
    status: 'active',
    input,
    output: undefined,
    error: undefined,
  }),
  transition: (snapshot, { type, ...answer }) =>
    type === 'answered' ? { ...snapshot, ...answer } : snapshot,
  getPersistedSnapshot: (snapshot) => snapshot,
};

/** Cached, because creating one costs as much as a path. */
const made = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** A machine whose actors wait for the answers of a path, except those that are machines. */
export function withWaitingActors(machine: AnyStateMachine): AnyStateMachine {
  const others = Object.entries(machine.implementations.actors).filter(
    ([, logic]) => logic !== waiting && !('root' in Object(logic)),
  );
  if (others.length === 0) return machine;
  const actors = Object.fromEntries(others.map(([name]) => [name, waiting]));
  const provided = made.get(machine) ?? machine.provide({ actors });
  made.set(machine, provided);
  return provided;
}

/** The actors that wait. */
export function waitingIn({ children }: AnyMachineSnapshot) {
  return Object.values<AnyActorRef>(children).flatMap((actor) => {
    const snapshot = actor.getSnapshot();
    const isWaiting = snapshot.status === 'active' && 'input' in snapshot;
    return isWaiting ? [{ actor, port: String(actor.src), input: snapshot.input }] : [];
  });
}
