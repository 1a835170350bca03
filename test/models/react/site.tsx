import { Outlet } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { connectAnalytics } from '../../../src/app/connectAnalytics';
import { connectNavigation } from '../../../src/app/connectNavigation';
import { Header } from '../../../src/sections/Header';
import { Panel } from '../../../src/sections/Panel';
import { analyticsId, readCounting } from './counting';
import type { ReactDriver } from './driver';
import { answersNothing, openPage, pass, performing, press } from './page';
import { thenLeaving } from './thenLeaving';

export const siteDriver: ReactDriver = {
  cannot: [
    {
      state: 'on /pricing',
      step: 'go to /pricing',
      why: 'the page that stands is not gone to: its link changes nothing',
    },
  ],
  async open(_, inspect) {
    const { site, words, router } = await openPage(
      <>
        <Header />
        <main>
          <Outlet />
        </main>
        <Panel />
      </>,
      { path: '/services', settings: { analyticsId }, inspect },
    );
    const counting = readCounting();
    connectNavigation(site, words, router);
    connectAnalytics(site, router);
    // The first page is counted by its arrival; here it matters what follows.
    counting.forget();

    const panel = () => screen.queryByRole('dialog', { name: 'Menu' });
    const follow = (name: string) =>
      press(within(panel() ?? screen.getByRole('navigation')).getByRole('link', { name }));
    return {
      perform: thenLeaving(
        performing({
          'open the panel': () => press(screen.getByRole('button', { name: 'Open menu' })),
          'go to /pricing': () => follow('Pricing'),
          'go to /': () => follow('Home'),
        }),
      ),
      pass,
      answer: answersNothing,
      look: async () => ({ isPanelOpen: panel() !== null, counted: counting.last().path }),
    };
  },
};
