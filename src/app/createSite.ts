import { createActor, fromCallback, fromPromise, type InspectionEvent } from 'xstate';
import type { Language } from '../../locales/languages';
import { languageMachine } from '../../machines/language.machine';
import { type PanelEvent, panelMachine } from '../../machines/panel.machine';
import { reviewListMachine } from '../../machines/reviewList.machine';
import { siteMachine } from '../../machines/site.machine';
import type { Site } from '../hooks/SiteContext';
import type { WordStore } from '../i18n/wordStore';
import { listReviews } from '../services/reviewsApi';
import { onceWiderThan } from '../services/viewport';
import type { Settings } from '../site.config';
import { breakpoints } from '../tokens/space';

export interface SiteOptions {
  readonly settings: Settings;
  /** The year of the export. */
  readonly year: number;
  readonly words: WordStore;
  /** The language that the page was written in, and the one that the host name asks for. */
  readonly rendered: Language;
  readonly host: Language;
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
}

/** One site for one rendered page, wired to the outside world; inert until its actor is started. */
export function createSite({ settings, year, words, rendered, host, inspect }: SiteOptions): Site {
  const machine = siteMachine.provide({
    actors: {
      language: languageMachine.provide({
        actors: {
          loadWords: fromPromise<void, Language>(({ input }) => words.load(input)),
        },
      }),
      panel: panelMachine.provide({
        actors: {
          watchViewport: fromCallback<PanelEvent>(({ sendBack }) =>
            onceWiderThan(breakpoints.navigation, () => sendBack({ type: 'viewport.widened' })),
          ),
        },
      }),
    },
  });
  const hasBanner = settings.bannerMessage.en !== '' || settings.bannerMessage.he !== '';
  return {
    settings,
    year,
    inspect,
    actor: createActor(machine, {
      input: { rendered, host, hasBanner },
      ...(inspect && { inspect }),
    }),
    machines: {
      reviewList: reviewListMachine.provide({
        actors: {
          listReviews: fromPromise(({ input, signal }) =>
            listReviews({
              api: settings.reviewsApi,
              appId: settings.reviewsAppId,
              limit: input.limit,
              signal,
            }),
          ),
        },
      }),
    },
  };
}
