import { act, screen } from '@testing-library/react';
import { Panel } from '../../../src/sections/Panel';
import { PanelButton } from '../../../src/sections/PanelButton';
import { resizableWindow } from '../../support/viewport';
import type { ReactDriver } from './driver';
import { afterwards, answersNothing, openPage, pass, performing, press } from './page';
import { thenLeaving } from './thenLeaving';

export const panelDriver: ReactDriver = {
  async open(_, inspect) {
    const view = resizableWindow(360);
    afterwards(() => resizableWindow(360));
    const { site } = await openPage(
      <>
        <PanelButton />
        <Panel />
      </>,
      { inspect },
    );
    return {
      perform: thenLeaving(
        performing({
          'open the panel': () => press(screen.getByRole('button', { name: 'Open menu' })),
          'dismiss it': () => press(screen.getByRole('button', { name: 'Close menu' })),
          // As `connectNavigation` tells it of a page that was on its way before the panel was opened:
          // test/browser/panel.spec.ts. By a link of the panel, as the walk of the site goes,
          // `connectPanel` has dismissed it before the page changes.
          'go to another page': () =>
            act(() => site.actor.send({ type: 'page.changed', path: '/contact' })),
          'widen the window': () => act(() => view.resizeTo(1000)),
        }),
      ),
      pass,
      answer: answersNothing,
      look: async () => ({ isOpen: screen.queryByRole('dialog', { name: 'Menu' }) !== null }),
    };
  },
};
