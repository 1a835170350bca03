import type { AnyRouter } from '@tanstack/react-router';
import type { ActorRefFrom, AnyActorLogic, AnyStateMachine, InputFrom } from 'xstate';
import type { Language } from '../../locales/languages';
import type { languageMachine } from '../../machines/language.machine';
import type { ToastKind } from '../../machines/toaster.machine';
import type { MessageStore } from '../i18n/messageStore';
import type { Translate } from '../i18n/translator';
import type { Settings } from '../settings/settingsSchema';

/** Dependencies of the site's machines. */
export interface SiteStart {
  readonly settings: Settings;
  readonly messages: MessageStore;
  /** Language of the exported page. */
  readonly rendered: Language;
  /** Language to show: that of the host name, unless the site reloaded itself. */
  readonly host: Language;
  readonly interceptPort: PortInterceptor;
}

/** Receives an invoked actor's name and real logic, and returns the logic to use. */
export type PortInterceptor = <Logic extends AnyActorLogic>(port: string, logic: Logic) => Logic;

/** Everything that a running actor can be connected to. */
export interface Connections {
  readonly settings: Settings;
  readonly router: AnyRouter;
  readonly language: ActorRefFrom<typeof languageMachine>;
  /** Tells screen readers a message in the page's language. */
  announce(message: (t: Translate) => string): void;
  showToast(kind: ToastKind): void;
  /** Calls back after each change of the page within the visit. */
  onPageShown(listener: (path: string) => void): void;
}

/** An actor that lives as long as the site. */
interface SiteActor<Machine extends AnyStateMachine> {
  /** The machine with its adapters. */
  readonly machine: (start: SiteStart) => Machine;
  /** Connects the actor to the browser, the router and other actors, before it starts. */
  readonly connect?: (actor: ActorRefFrom<Machine>, connections: Connections) => void;
}

/** Input is required for machines that have one. */
type WithInput<Machine extends AnyStateMachine> =
  unknown extends InputFrom<Machine>
    ? { readonly input?: never }
    : { readonly input: (start: SiteStart) => InputFrom<Machine> };

/** Types an actor of the site by its machine; `actors.ts` lists all of them. */
export function siteActor<Machine extends AnyStateMachine>(
  definition: SiteActor<Machine> & WithInput<Machine>,
) {
  return definition;
}
