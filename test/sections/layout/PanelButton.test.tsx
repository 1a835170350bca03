import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Panel } from '../../../src/sections/layout/Panel';
import { PanelButton } from '../../../src/sections/layout/PanelButton';
import { renderWithSite } from '../../support/renderWithSite';
import { resizableWindow } from '../../support/viewport';

const parts = (
  <>
    <PanelButton />
    <Panel />
  </>
);

async function open() {
  resizableWindow(360);
  const rendered = await renderWithSite(parts, { path: '/services', from: '/contact' });
  const button = screen.getByRole('button');
  await rendered.user.click(button);
  await screen.findByRole('dialog');
  const { history } = rendered.router;
  await waitFor(() => expect(history.location.state.isPanelOpen).toBe(true));
  return { ...rendered, button };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('[S2] The navigation panel', () => {
  test('closes by Back and stays on the page', async () => {
    const { goBack, address } = await open();
    await goBack();
    await isClosed();
    expect(address()).toBe('/services');
  });

  test.each<[string, (user: UserEvent) => Promise<void>]>([
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['its own button', (user) => user.click(screen.getByRole('button', { name: 'Close menu' }))],
  ])('closes by %s and returns the focus; Back leads to the previous page', async (_, close) => {
    const { user, button, goBack, address } = await open();
    await close(user);
    await isClosed();
    await waitFor(() => expect(button).toHaveFocus());
    await goBack();
    expect(address()).toBe('/contact');
  });

  test('follows a link, from which Back leads to its page and beyond', async () => {
    const { user, goBack, address } = await open();
    await user.click(screen.getByRole('link', { name: 'Pricing' }));
    await isClosed();
    await goBack();
    expect(address()).toBe('/services');
    await goBack();
    expect(address()).toBe('/contact');
  });
});
