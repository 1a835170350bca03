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
import type { Language } from '../../locales/languages';
import { connectActors } from '../../src/app/connectActors';
import { createSite } from '../../src/app/createSite';
import { emotionKey } from '../../src/app/emotionCache';
import { LanguageProvider } from '../../src/app/LanguageProvider';
import { language as languageActor } from '../../src/features/language/language.actor';
import type { FetchCode } from '../../src/platform/codeFetching';
import type { Settings } from '../../src/settings/settingsSchema';
import type { ExportedPhotos } from '../../src/site/exportedPhotos';
import { headingsOf } from '../../src/site/headings';
import { pages } from '../../src/site/navigation';
import { type Site, SiteContext } from '../../src/site/SiteContext';
import { exampleSettings } from './exampleSettings';
import { messagesOf, testYear } from './siteWords';

export interface SiteOptions {
  readonly language?: Language;
  readonly settings?: Partial<Settings>;
  readonly photos?: ExportedPhotos;
  readonly path?: string;
  readonly fetchCode?: FetchCode;
}

export interface RenderedSite extends RenderResult {
  readonly site: Site;
  /** A user; with fake timers time advances with each action. */
  readonly user: UserEvent;
  address(): string;
}

/** Renders a component with a site, its messages and a router. */
export async function renderWithSite(
  component: ReactNode,
  options: SiteOptions = {},
): Promise<RenderedSite> {
  const { language = 'en', path = '/' } = options;
  const settings = { ...exampleSettings, ...options.settings };
  const messages = messagesOf(settings);
  const site = createSite({
    settings,
    year: testYear,
    photos: options.photos,
    headings: headingsOf(messages),
    messages,
    rendered: language,
    host: language,
    fetchCode: options.fetchCode,
  });
  const root = createRootRoute({ component: () => component, notFoundComponent: () => null });
  const routes = pages.map((page) => createRoute({ getParentRoute: () => root, path: page }));
  const history = createMemoryHistory({ initialEntries: [path] });
  const router: AnyRouter = createRouter({ routeTree: root.addChildren(routes), history });
  await router.load();
  connectActors(site, messages, router);
  site.actors.start();
  running.push(site);

  const user = userEvent.setup(
    'clock' in setTimeout ? { advanceTimers: jest.advanceTimersByTime } : {},
  );
  const result = render(
    <CacheProvider value={styleCache}>
      <SiteContext value={site}>
        <LanguageProvider messages={messages}>
          <RouterProvider router={router} />
        </LanguageProvider>
      </SiteContext>
    </CacheProvider>,
  );
  return { ...result, site, user, address: () => history.location.href };
}

/** Changes the language with the selector, and waits for its messages. */
export async function switchLanguage({ actors }: Site, language: Language): Promise<void> {
  await act(async () => {
    actors.of(languageActor).send({ type: 'language.chosen', language });
  });
}

/** Detached, because jsdom has no layout and every rule slows down queries. Shared for speed. */
const styleCache = createCache({ key: emotionKey, container: document.createElement('div') });

const running: Site[] = [];
afterEach(() => {
  for (const { actors } of running.splice(0)) actors.stop();
});
