import { type ActorRefFrom, emit, sendTo, setup } from 'xstate';
import { bannerMachine } from './banner.machine';
import { type LanguageCode, languageMachine } from './language.machine';
import { panelMachine } from './panel.machine';

export interface SiteInput {
  /** The language that the page was written in. */
  readonly rendered: LanguageCode;
  /** The language that the host name asks for. */
  readonly host: LanguageCode;
  readonly hasBanner: boolean;
}

export interface SiteContext {
  readonly language: ActorRefFrom<typeof languageMachine>;
  readonly panel: ActorRefFrom<typeof panelMachine>;
  readonly banner: ActorRefFrom<typeof bannerMachine>;
}

export type SiteEvent = { readonly type: 'page.changed'; readonly path: string };

export type SiteEmitted = { readonly type: 'page.shown'; readonly path: string };

/** The root of one rendered page: it owns every process that outlives a route. */
export const siteMachine = setup({
  types: {
    context: {} as SiteContext,
    input: {} as SiteInput,
    events: {} as SiteEvent,
    emitted: {} as SiteEmitted,
  },
  actors: { language: languageMachine, panel: panelMachine, banner: bannerMachine },
  actions: {
    closePanel: sendTo(({ context }) => context.panel, { type: 'page.changed' }),
    tellPage: emit((_, path: string) => ({ type: 'page.shown' as const, path })),
  },
}).createMachine({
  id: 'site',
  context: ({ input, spawn }) => ({
    language: spawn('language', {
      id: 'language',
      systemId: 'language',
      input: { rendered: input.rendered, host: input.host },
    }),
    panel: spawn('panel', { id: 'panel', systemId: 'panel' }),
    banner: spawn('banner', {
      id: 'banner',
      systemId: 'banner',
      input: { hasMessage: input.hasBanner },
    }),
  }),
  initial: 'visited',
  states: {
    visited: {
      description: 'A person is on the site; pages come and go.',
      on: {
        'page.changed': {
          actions: ['closePanel', { type: 'tellPage', params: ({ event }) => event.path }],
        },
      },
    },
  },
});
