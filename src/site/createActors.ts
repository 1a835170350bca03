import {
  type ActorRefFrom,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  createMachine,
} from 'xstate';
import {
  actorOptions,
  type Connections,
  type SiteActor,
  type SiteActors,
  type SiteStart,
} from './siteActor';

/** The actors of a site, inert until they are started. */
export interface StartableActors extends SiteActors {
  /** Connects actors to the browser, the router and each other. Call it before they start. */
  connect(connections: Connections): void;
  /** Call it after hydration: earlier changes would not match the exported HTML. */
  start(): void;
  stop(): void;
}

/** Creates the actors of a site. Those that start with it are children of one root. */
export function createActors(
  list: readonly SiteActor[],
  options: Omit<SiteStart, 'actors'>,
): StartableActors {
  const lateActors = new Map<string, AnyActorRef>();
  let connections: Connections | undefined;
  let isStarted = false;

  const actors: StartableActors = {
    // The actor was created from this definition.
    of: <Machine extends AnyStateMachine>(definition: SiteActor<Machine>) =>
      (siteActors[definition.id] ??
        lateActors.get(definition.id) ??
        createLate(definition)) as ActorRefFrom<Machine>,
    connect(given) {
      connections = given;
      for (const definition of list) definition.connect?.(actors.of(definition), given);
    },
    start() {
      isStarted = true;
      for (const actor of [root, ...lateActors.values()]) actor.start();
    },
    stop() {
      for (const actor of [root, ...lateActors.values()]) actor.stop();
    },
  };
  const start: SiteStart = { ...options, actors };
  const rootMachine = createMachine({
    id: 'site',
    types: { context: {} as Readonly<Record<string, AnyActorRef>> },
    context: ({ spawn }) =>
      Object.fromEntries(
        list.map((definition) => [
          definition.id,
          spawn(definition.machine(start), {
            systemId: definition.id,
            input: definition.input?.(start),
          }),
        ]),
      ),
  });
  const root = createActor(rootMachine, actorOptions('site'));
  const siteActors = root.getSnapshot().context;

  function createLate(definition: SiteActor): AnyActorRef {
    const { id } = definition;
    const actor = createActor(definition.machine(start), {
      ...actorOptions(id),
      input: definition.input?.(start),
    });
    lateActors.set(id, actor);
    if (connections) definition.connect?.(actor, connections);
    if (isStarted) actor.start();
    return actor;
  }
  return actors;
}
