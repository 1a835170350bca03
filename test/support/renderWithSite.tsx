import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { fromPromise, type InspectionEvent } from 'xstate';
import type { Language } from '../../locales/languages';
import { type Review, reviewListMachine } from '../../machines/reviewList.machine';
import { connectPanel } from '../../src/app/connectPanel';
import { createSite } from '../../src/app/createSite';
import { emotionKey } from '../../src/app/emotionCache';
import { LanguageProvider } from '../../src/app/LanguageProvider';
import { pages } from '../../src/content/navigation';
import { type Site, SiteContext } from '../../src/hooks/SiteContext';
import type { MessageStore } from '../../src/i18n/messageStore';
import type { Settings } from '../../src/settings/settingsSchema';
import { qrCodesOf } from '../../src/tools/export/qrCodes';
import { exampleSettings } from './exampleSettings';
import { testYear, wordsOf } from './siteWords';

export interface SiteOptions {
  readonly language?: Language;
  /** The language that the host name asks for; the page's own unless it is given. */
  readonly host?: Language;
  /** What differs from the owner's file. */
  readonly settings?: Partial<Settings>;
  /** The page that stands, and the one that it was reached from. */
  readonly path?: string;
  readonly from?: string;
  readonly words?: MessageStore;
  /** The address that this visit was already loaded anew for. */
  readonly reloadedFor?: string;
  /** Is told what every machine of the page does. */
  readonly inspect?: (event: InspectionEvent) => void;
  /** Stands in for the reviews API. Never answers unless it is given. */
  readonly listReviews?: (limit: number, signal: AbortSignal) => Promise<readonly Review[]>;
}

export interface RenderedSite extends RenderResult {
  readonly site: Site;
  readonly words: MessageStore;
  readonly router: AnyRouter;
  /** A person; with fake timers, time passes as they act. */
  readonly user: UserEvent;
  /** The address that stands now. */
  address(): string;
  /** The browser's Back button. */
  goBack(): Promise<void>;
}

/** Renders a component as a page has it: with the site, its words and a router around it. */
export async function renderWithSite(
  component: ReactNode,
  options: SiteOptions = {},
): Promise<RenderedSite> {
  const { language = 'en', host = language, path = '/', from, listReviews } = options;
  const { reloadedFor, inspect } = options;
  const settings = { ...exampleSettings, ...options.settings };
  const words = options.words ?? wordsOf(settings);
  const wired = createSite({
    settings,
    year: testYear,
    qr: cachedQrCodes(settings),
    words,
    rendered: language,
    host,
    reloadedFor,
    inspect,
  });
  const ask = listReviews ?? (() => new Promise<readonly Review[]>(() => {}));
  const site: Site = {
    ...wired,
    machines: {
      ...wired.machines,
      reviewList: reviewListMachine.provide({
        actors: { listReviews: fromPromise(({ input, signal }) => ask(input.limit, signal)) },
      }),
    },
  };
  const root = createRootRoute({ component: () => component, notFoundComponent: () => null });
  const routes = pages.map((page) => createRoute({ getParentRoute: () => root, path: page }));
  const history = createMemoryHistory({ initialEntries: from ? [from, path] : [path] });
  const router: AnyRouter = createRouter({ routeTree: root.addChildren(routes), history });
  await router.load();
  connectPanel(site.actor, router);
  site.actor.start();
  running.push(site);

  const user = userEvent.setup(isTimeFake() ? { advanceTimers: jest.advanceTimersByTime } : {});
  const result = render(
    <CacheProvider value={styleCache}>
      <SiteContext value={site}>
        <LanguageProvider words={words}>
          <RouterProvider router={router} />
        </LanguageProvider>
      </SiteContext>
    </CacheProvider>,
  );
  return {
    ...result,
    site,
    words,
    router,
    user,
    address: () => history.location.href,
    goBack: () => act(async () => history.back()),
  };
}

/** Switches the language as the selector does, and waits until its words are shown. */
export async function switchLanguage({ actor }: Site, language: Language): Promise<void> {
  await act(async () => {
    actor.getSnapshot().context.language.send({ type: 'language.chosen', language });
  });
}

/** Outside of the document, because jsdom has no layout and every rule slows its queries down. Shared for speed. */
const styleCache = createCache({ key: emotionKey, container: document.createElement('div') });

/** Encoding takes 10 ms, so settings that share an origin share their codes. */
const qrCodesByOrigin = new Map<string, ReturnType<typeof qrCodesOf>>();

function cachedQrCodes(settings: Settings): ReturnType<typeof qrCodesOf> {
  const key = JSON.stringify(settings.origin);
  const codes = qrCodesByOrigin.get(key) ?? qrCodesOf(settings);
  qrCodesByOrigin.set(key, codes);
  return codes;
}

const running: Site[] = [];
afterEach(() => {
  for (const { actor } of running.splice(0)) actor.stop();
});

function isTimeFake(): boolean {
  return 'clock' in setTimeout;
}
