import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { fromPromise } from 'xstate';
import type { Language } from '../../locales/languages';
import { type Review, reviewListMachine } from '../../machines/reviewList.machine';
import { createSite } from '../../src/app/createSite';
import { LanguageProvider } from '../../src/app/LanguageProvider';
import { pages } from '../../src/content/navigation';
import { type Site, SiteContext } from '../../src/hooks/SiteContext';
import type { WordStore } from '../../src/i18n/wordStore';
import { type Settings, siteConfig } from '../../src/site.config';
import { testYear, wordsOf } from './siteWords';

export interface SiteOptions {
  readonly language?: Language;
  /** What differs from the owner's file. */
  readonly settings?: Partial<Settings>;
  /** The page that stands. */
  readonly path?: string;
  readonly words?: WordStore;
  /** Stands in for the reviews API. Never answers unless it is given. */
  readonly listReviews?: (limit: number, signal: AbortSignal) => Promise<readonly Review[]>;
}

export interface RenderedSite extends RenderResult {
  readonly site: Site;
  /** A person; with fake timers, time passes as they act. */
  readonly user: UserEvent;
  /** The address that stands now. */
  address(): string;
}

/** Renders a component as a page has it: with the site, its words and a router around it. */
export async function renderWithSite(
  component: ReactNode,
  { language = 'en', settings: changes, path = '/', words: given, listReviews }: SiteOptions = {},
): Promise<RenderedSite> {
  const settings = { ...siteConfig, ...changes };
  const words = given ?? wordsOf(settings);
  const wired = createSite({ settings, year: testYear, words, rendered: language, host: language });
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
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren(routes), history });
  await router.load();
  site.actor.start();
  running.push(site);

  const user = userEvent.setup(isTimeFake() ? { advanceTimers: jest.advanceTimersByTime } : {});
  const result = render(
    <SiteContext value={site}>
      <LanguageProvider words={words}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </SiteContext>,
  );
  return { ...result, site, user, address: () => history.location.href };
}

/** Switches the language as the selector does, and waits until its words are shown. */
export async function switchLanguage({ actor }: Site, language: Language): Promise<void> {
  await act(async () => {
    actor.getSnapshot().context.language.send({ type: 'language.chosen', language });
  });
}

const running: Site[] = [];
afterEach(() => {
  for (const { actor } of running.splice(0)) actor.stop();
});

function isTimeFake(): boolean {
  return 'clock' in setTimeout;
}
