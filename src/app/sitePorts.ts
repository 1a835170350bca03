import { fromCallback, fromPromise } from 'xstate';
import type { Language } from '../../locales/languages';
import { bookingMachine } from '../../machines/booking.machine';
import { contactFormMachine } from '../../machines/contactForm.machine';
import type { FormOutcome } from '../../machines/createFormMachine';
import type { FormValues } from '../../machines/formRules';
import { languageMachine } from '../../machines/language.machine';
import { type PanelEvent, panelMachine } from '../../machines/panel.machine';
import { reviewFormMachine } from '../../machines/reviewForm.machine';
import { type Review, reviewListMachine } from '../../machines/reviewList.machine';
import { siteMachine } from '../../machines/site.machine';
import { loadWidget } from '../adapters/bookingWidget';
import { postInquiry, postReview } from '../adapters/requests';
import { listReviews } from '../adapters/reviewsApi';
import { onceWiderThan } from '../adapters/viewport';
import type { MessageStore } from '../i18n/messageStore';
import type { Settings } from '../settings/settingsSchema';
import { breakpoints } from '../tokens/space';
import { families } from '../tokens/type';
import type { PortInterceptor } from './siteControls';

const passThrough: PortInterceptor = (_port, logic) => logic;

/** The site machine with every actor connected to the browser and the network. */
export function siteWithPorts(
  settings: Settings,
  words: MessageStore,
  interceptPort: PortInterceptor = passThrough,
) {
  return siteMachine.provide({
    actors: {
      language: languageMachine.provide({
        actors: {
          loadWords: interceptPort(
            'loadWords',
            fromPromise<void, Language>(async ({ input }) => {
              await Promise.all([words.load(input), loadFonts(input, families)]);
            }),
          ),
        },
      }),
      panel: panelMachine.provide({
        actors: {
          watchViewport: interceptPort(
            'watchViewport',
            fromCallback<PanelEvent>(({ sendBack }) =>
              onceWiderThan(breakpoints.navigation, () => sendBack({ type: 'viewport.widened' })),
            ),
          ),
        },
      }),
      contactForm: contactFormMachine.provide({
        actors: {
          send: interceptPort(
            'send',
            fromPromise<FormOutcome, FormValues>(({ input, signal }) =>
              postInquiry(settings, input, signal),
            ),
          ),
        },
      }),
      reviewForm: reviewFormMachine.provide({
        actors: {
          send: interceptPort(
            'send',
            fromPromise<FormOutcome, FormValues>(({ input, signal }) =>
              postReview(settings, input, signal),
            ),
          ),
        },
      }),
      booking: bookingMachine.provide({
        actors: {
          loadWidget: interceptPort(
            'loadWidget',
            fromPromise<void>(({ signal }) => loadWidget(settings.bookingWidgetHost, signal)),
          ),
        },
      }),
    },
  });
}

/** The review list of one section, connected to the reviews API. */
export function reviewListWithPorts(
  { reviewsApi, reviewsAppId }: Settings,
  interceptPort: PortInterceptor = passThrough,
) {
  return reviewListMachine.provide({
    actors: {
      listReviews: interceptPort(
        'listReviews',
        fromPromise<readonly Review[], { readonly limit: number }>(({ input, signal }) =>
          listReviews({ api: reviewsApi, appId: reviewsAppId, limit: input.limit, signal }),
        ),
      ),
    },
  });
}

/** Letters that exist only in one language's fonts. */
const samples: Readonly<Record<Language, string>> = { en: 'a', he: 'א' };

/** Maximum wait for the fonts of a new language, in ms. */
const timeout = 1_000;

/**
 * Loads the fonts of a language, so that a language change does not show fallback fonts first. Always resolves, after
 * a second at the latest.
 * @param families font family names.
 */
async function loadFonts(language: Language, families: readonly string[]): Promise<void> {
  // jsdom has no `document.fonts`.
  if (typeof document === 'undefined' || !('fonts' in document)) return;
  const loaded = families.map((family) =>
    document.fonts.load(`1em '${family}'`, samples[language]),
  );
  const waited = new Promise((resolve) => setTimeout(resolve, timeout));
  await Promise.race([Promise.allSettled(loaded), waited]);
}
