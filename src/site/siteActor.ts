import type { AnyRouter } from '@tanstack/react-router';
import type { ActorRefFrom, AnyStateMachine, InputFrom, InspectionEvent } from 'xstate';
import type { Language } from '../../locales/languages';
import type { MessageStore } from '../i18n/messageStore';
import type { Translate } from '../i18n/translator';
import type { FetchCode } from '../platform/codeFetching';
import type { Settings } from '../settings/settingsSchema';

/** Dependencies of the site's machines. */
export interface SiteStart {
  readonly settings: Settings;
  readonly messages: MessageStore;
  /** Language of the exported page. */
  readonly rendered: Language;
  /** Language to show: that of the host name, unless the site reloaded itself. */
  readonly host: Language;
  /** Loads code that is needed later. */
  readonly fetchCode: FetchCode;
  /** Running actors, for adapters, which are called after the start. */
  readonly actors: SiteActors;
}

/** Everything that a running actor can be connected to. */
export interface Connections {
  readonly settings: Settings;
  readonly router: AnyRouter;
  readonly actors: SiteActors;
  /** Tells screen readers a message in the page's language. */
  announce(message: (t: Translate) => string): void;
  /** Title of the shown page in a language. The document may get its title later than an actor is called back. */
  titleIn(language: Language): string;
  /** Loads the exported document in place of running code with a missing chunk; resolves if the page stays. */
  loadDocument(): Promise<void>;
  /** Tells that a part did not load, unless `loadDocument` replaces the page. */
  reportFailedPart(): void;
  /** Calls back after each change of the page within the visit. */
  onPageShown(listener: (path: string) => void): void;
}

/** The actors of a site. */
export interface SiteActors {
  /** The running actor of a definition, always the same. One that does not start with the site is created here. */
  of<Machine extends AnyStateMachine>(definition: SiteActor<Machine>): ActorRefFrom<Machine>;
}

/** An actor of the site, which lives until the document is left. `src/app/actors.ts` lists those that start with it. */
export interface SiteActor<Machine extends AnyStateMachine = AnyStateMachine> {
  /** Its id for inspectors, the id of its machine. */
  readonly id: string;
  machine(start: SiteStart): Machine;
  input?(start: SiteStart): InputFrom<Machine>;
  /** Connects the actor to the browser, the router and other actors, before it starts. */
  connect?(actor: ActorRefFrom<Machine>, connections: Connections): void;
}

/** Input is required for machines that have one. */
type WithInput<Machine extends AnyStateMachine> =
  unknown extends InputFrom<Machine>
    ? { readonly input?: never }
    : { input(start: SiteStart): InputFrom<Machine> };

/** Types an actor of the site by its machine. */
export function siteActor<Machine extends AnyStateMachine>(
  definition: SiteActor<Machine> & WithInput<Machine>,
): SiteActor<Machine> {
  return definition;
}

declare global {
  interface Window {
    /** Called by inspectable builds with every inspection event of every machine. */
    inspectMachines?: ((event: InspectionEvent) => void) | undefined;
  }
}

/** Options of an actor: its id, and in an inspectable build the inspector. */
export function actorOptions(id: string) {
  // A build constant, so that the export contains no trace of it.
  const inspect = process.env.INSPECTABLE ? window.inspectMachines : undefined;
  return { id, ...(inspect && { inspect }) };
}
