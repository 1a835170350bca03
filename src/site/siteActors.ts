import type { AnyRouter } from '@tanstack/react-router';
import { type ActorRefFrom, type AnyActorRef, type AnyStateMachine, createMachine } from 'xstate';
import { byField } from '../../machines/formRules';
import type { MessageStore } from '../i18n/messageStore';
import { announce } from '../platform/announcer';
import * as definitions from './actors';
import type { Connections, SiteStart } from './siteActor';

type Definitions = typeof definitions;
type Name = keyof Definitions;

/** Running actors by name. */
export type SiteActors = {
  readonly [Key in Name]: ActorRefFrom<ReturnType<Definitions[Key]['machine']>>;
};

/** Inputs of the actors that have one. */
export type SiteInputs = {
  readonly [Key in Name as Definitions[Key] extends { input: object }
    ? Key
    : never]: Definitions[Key] extends { input: (start: SiteStart) => infer Input } ? Input : never;
};

/** A definition without its machine's types. */
interface AnyDefinition {
  readonly machine: (start: SiteStart) => AnyStateMachine;
  readonly input?: (start: SiteStart) => unknown;
  readonly connect?: (actor: AnyActorRef, connections: Connections) => void;
}

const names = Object.keys(definitions) as Name[];
const all = { ...definitions } as Readonly<Record<Name, AnyDefinition>>;

/**
 * The root actor, whose context is every other actor of the site.
 * @param overrides inputs that replace those read from the browser.
 */
export function siteMachine(start: SiteStart, overrides: Partial<SiteInputs> = {}) {
  const inputs: Readonly<Record<string, unknown>> = overrides;
  return createMachine({
    types: { context: {} as SiteActors },
    id: 'site',
    context: ({ spawn }) =>
      byField(names, (name) => {
        const { machine, input } = all[name];
        return spawn(machine(start), { systemId: name, input: inputs[name] ?? input?.(start) });
      }) as SiteActors,
  });
}

/** Connects every actor to the browser, the router and the others. Call it before the actors start. */
export function connectActors(
  actors: SiteActors,
  {
    messages,
    ...given
  }: Pick<Connections, 'settings' | 'router'> & {
    readonly messages: MessageStore;
  },
): void {
  const { language, toaster } = actors;
  const connections: Connections = {
    ...given,
    language,
    announce: (message) =>
      announce(message(messages.translator(language.getSnapshot().context.language))),
    showToast: (kind) => toaster.send({ type: 'toast.added', kind }),
    onPageShown: (listener) => onPageShown(given.router, ({ pathname }) => listener(pathname)),
  };
  for (const name of names) all[name].connect?.(actors[name], connections);
}

/** Calls back with the new location after each change of the page within the visit. */
export function onPageShown(
  router: AnyRouter,
  listener: (location: { readonly pathname: string; readonly hash: string }) => void,
): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation && pathChanged) listener(toLocation);
  });
}
