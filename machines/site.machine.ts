import { type ActorRefFrom, emit, sendTo, setup } from 'xstate';
import type { Language } from '../locales/languages';
import { bannerMachine } from './banner.machine';
import { bookingMachine } from './booking.machine';
import { consentMachine } from './consent.machine';
import type { ConsentInput } from './consentRules';
import { contactFormMachine } from './contactForm.machine';
import { languageMachine } from './language.machine';
import { panelMachine } from './panel.machine';
import { reviewFormMachine } from './reviewForm.machine';
import { type ToasterInput, toasterMachine } from './toaster.machine';

export interface SiteInput {
  /** Language of the exported page. */
  readonly rendered: Language;
  /** Language of the host name. */
  readonly host: Language;
  readonly hasBanner: boolean;
  readonly isPageLoaded: boolean;
  readonly consent: ConsentInput;
  readonly toaster: ToasterInput;
}

export interface SiteContext {
  readonly language: ActorRefFrom<typeof languageMachine>;
  readonly panel: ActorRefFrom<typeof panelMachine>;
  readonly banner: ActorRefFrom<typeof bannerMachine>;
  readonly toaster: ActorRefFrom<typeof toasterMachine>;
  readonly contactForm: ActorRefFrom<typeof contactFormMachine>;
  readonly reviewForm: ActorRefFrom<typeof reviewFormMachine>;
  readonly booking: ActorRefFrom<typeof bookingMachine>;
  readonly consent: ActorRefFrom<typeof consentMachine>;
}

export type SiteEvent = { readonly type: 'page.changed'; readonly path: string };

export type SiteEmitted = { readonly type: 'page.shown'; readonly path: string };

/** The root actor of a rendered page. It spawns every actor that outlives a route. */
export const siteMachine = setup({
  types: {
    context: {} as SiteContext,
    input: {} as SiteInput,
    events: {} as SiteEvent,
    emitted: {} as SiteEmitted,
  },
  actors: {
    language: languageMachine,
    panel: panelMachine,
    banner: bannerMachine,
    toaster: toasterMachine,
    contactForm: contactFormMachine,
    reviewForm: reviewFormMachine,
    booking: bookingMachine,
    consent: consentMachine,
  },
  actions: {
    closePanel: sendTo(({ context }) => context.panel, { type: 'page.changed' }),
    emitPage: emit((_, path: string) => ({ type: 'page.shown' as const, path })),
  },
}).createMachine({
  id: 'site',
  context: ({ input, spawn }) => ({
    language: spawn('language', {
      systemId: 'language',
      input: { rendered: input.rendered, host: input.host },
    }),
    panel: spawn('panel', { systemId: 'panel' }),
    banner: spawn('banner', { systemId: 'banner', input: { hasMessage: input.hasBanner } }),
    toaster: spawn('toaster', { systemId: 'toaster', input: input.toaster }),
    contactForm: spawn('contactForm', { systemId: 'contactForm' }),
    reviewForm: spawn('reviewForm', { systemId: 'reviewForm' }),
    booking: spawn('booking', {
      systemId: 'booking',
      input: { isPageLoaded: input.isPageLoaded },
    }),
    consent: spawn('consent', { systemId: 'consent', input: input.consent }),
  }),
  initial: 'running',
  states: {
    running: {
      description: 'The only state: handles page changes.',
      on: {
        'page.changed': {
          actions: ['closePanel', { type: 'emitPage', params: ({ event }) => event.path }],
        },
      },
    },
  },
});
