import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Panel } from '../../src/sections/Panel';
import { PanelButton } from '../../src/sections/PanelButton';
import { renderWithSite, type SiteOptions } from '../support/renderWithSite';
import { resizableWindow } from '../support/viewport';

const parts = (
  <>
    <PanelButton />
    <Panel />
  </>
);

async function open(options?: SiteOptions) {
  const view = resizableWindow(360);
  const rendered = await renderWithSite(parts, options);
  const button = screen.getByRole('button');
  await rendered.user.click(button);
  const dialog = await screen.findByRole('dialog');
  const { history } = rendered.router;
  await waitFor(() => expect(history.location.state.isPanelOpen).toBe(true));
  return { ...rendered, view, button, dialog };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('[S2] The panel of small screens', () => {
  test('is closed at first', async () => {
    await renderWithSite(parts);
    const button = screen.getByRole('button', { name: 'Open menu' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    [
      'en',
      'Menu',
      ['Home', 'Services', 'Portfolio', 'Reviews', 'Pricing', 'Contact'],
      'Get Started',
      'Language: English',
    ],
    [
      'he',
      'תפריט',
      ['בית', 'שירותים', 'עבודות', 'Reviews', 'מחירון', 'צרו קשר'],
      'בואו נתחיל',
      'שפה: עברית',
    ],
  ] as const)(
    'opens as a dialog with the links, the button and the languages, %s',
    async (language, name, links, start, selector) => {
      const { dialog } = await open({ language });
      expect(dialog).toHaveAccessibleName(name);
      const navigation = within(dialog).getByRole('navigation');
      const texts = within(navigation).getAllByRole('link');
      expect(texts.map(({ textContent }) => textContent)).toEqual(links);
      expect(within(dialog).getByRole('link', { name: start })).toHaveAttribute('href', '/contact');
      expect(within(dialog).getByRole('button', { name: selector })).toBeVisible();
    },
  );

  test('Escape closes it and gives the focus back', async () => {
    const { user, button } = await open();
    await user.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('its own button closes it and gives the focus back', async () => {
    const { user, button } = await open();
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    await isClosed();
    expect(button).toHaveFocus();
  });

  test.each([
    ['choosing a link', 'Pricing', '/', '/pricing'],
    ['choosing the page that stands', 'Services', '/services', '/services'],
    ['get started', 'Get Started', '/', '/contact'],
  ])('%s closes it and leads there', async (_, name, path, target) => {
    const { user, address } = await open({ path });
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('aria-current')).toBe(path === target ? 'page' : null);
    await user.click(link);
    await isClosed();
    expect(address()).toBe(target);
  });

  test('a press outside closes it', async () => {
    const { user, dialog } = await open();
    // The browser gives the dialog the presses on its backdrop.
    await user.click(dialog);
    await isClosed();
  });

  test('a change of page closes it', async () => {
    const { site } = await open();
    act(() => site.actor.send({ type: 'page.changed', path: '/contact' }));
    await isClosed();
  });

  test('Back closes it and stays on the page', async () => {
    const { goBack, address } = await open({ path: '/services', from: '/contact' });
    await goBack();
    await isClosed();
    expect(address()).toBe('/services');
  });

  test.each<[string, (user: UserEvent) => Promise<void>]>([
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['its button', (user) => user.click(screen.getByRole('button', { name: 'Close menu' }))],
  ])('closed by %s, it leaves nothing in the history for Back to stop at', async (_, close) => {
    const { user, goBack, address } = await open({ path: '/services', from: '/contact' });
    await close(user);
    await isClosed();
    await goBack();
    expect(address()).toBe('/contact');
  });

  test('after a link of it, Back leads to the page that it was opened on, and on from there', async () => {
    const { user, goBack, address } = await open({ path: '/services', from: '/contact' });
    await user.click(screen.getByRole('link', { name: 'Pricing' }));
    await isClosed();
    await goBack();
    expect(address()).toBe('/services');
    await goBack();
    expect(address()).toBe('/contact');
  });

  test('a window that grows past 1000 px closes it, and is watched no longer', async () => {
    const { view } = await open();
    act(() => view.resizeTo(999));
    expect(screen.getByRole('dialog')).toBeVisible();
    act(() => view.resizeTo(1000));
    await isClosed();
    expect(view.watchers()).toBe(0);
  });

  test('the language can be changed inside it; it stays open', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Language: English' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'עברית' }));
    expect(await screen.findByRole('dialog', { name: 'תפריט' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'מחירון' })).toBeVisible();
  });

  test('Escape in the menu of languages closes the menu alone', async () => {
    const { user } = await open();
    const button = screen.getByRole('button', { name: 'Language: English' });
    await user.click(button);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});
