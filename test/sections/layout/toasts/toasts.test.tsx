import { act, fireEvent, screen } from '@testing-library/react';
import { closeButton, message, openToasts, region, words } from './openToasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const button = () => screen.getByRole('button', { name: 'Before' });

test('[S4] is a landmark without a tab stop', async () => {
  const { show, user } = await openToasts();
  await user.click(button());
  await user.tab();
  expect(document.body).toHaveFocus();
  await show('reviewSent');
  await user.click(button());
  await user.tab();
  expect(closeButton()).toHaveFocus();
});

test('[S4] moves the focus to the main content if its earlier element is gone', async () => {
  const { show, user } = await openToasts();
  await show('reviewSent');
  await user.click(button());
  await user.keyboard('{F8}');
  button().remove();
  await user.keyboard('{Escape}');
  expect(region()).toBeEmptyDOMElement();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('[S4] keeps the focus on a mouse press', async () => {
  const { show, user, wait } = await openToasts();
  await show('reviewSent');
  await user.click(button());
  await user.click(message());
  expect(button()).toHaveFocus();
  await user.hover(button());
  await wait(5000);
  expect(region()).toBeEmptyDOMElement();
});

test('[S4] keeps the focus in the region for the next toast, and pauses it', async () => {
  const { show, user, wait } = await openToasts();
  await show('reviewFailed');
  await show('reviewSent');
  await user.click(button());
  await user.keyboard('{F8}');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(words()).toMatch(/^Review submitted/);
  expect(region()).toHaveFocus();
  await wait(60_000);
  expect(words()).toMatch(/^Review submitted/);
  await user.keyboard('{Escape}');
  expect(button()).toHaveFocus();
});

test('[S4] remembers where to return the focus while the window is inactive', async () => {
  const { show, user, wait } = await openToasts();
  await show('reviewFailed');
  await user.click(button());
  await user.keyboard('{F8}');
  fireEvent.blur(region());
  fireEvent.focus(region());
  await wait(60_000);
  expect(words()).toBeDefined();
  await user.keyboard('{Escape}');
  expect(button()).toHaveFocus();
});

test('[S4] focuses the empty region by F8, and returns by Escape', async () => {
  const { user } = await openToasts();
  await user.click(button());
  await user.keyboard('{F8}');
  expect(region()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button()).toHaveFocus();
});

test.each(['{Control>}{F8}{/Control}', '{Shift>}{F8}{/Shift}', '{Alt>}{F8}{/Alt}', '{F7}'])(
  '[S4] ignores %s',
  async (keys) => {
    const { show, user } = await openToasts();
    await show('reviewSent');
    await user.click(button());
    await user.keyboard(keys);
    expect(button()).toHaveFocus();
  },
);

test('[S4] dismisses a toast by Escape from anywhere, one for each press', async () => {
  const { show, user } = await openToasts();
  await show('reviewFailed');
  await show('reviewSent');
  await user.click(button());
  await user.keyboard('{Escape}');
  expect(words()).toMatch(/^Review submitted/);
  fireEvent.keyDown(button(), { key: 'Escape', repeat: true });
  expect(words()).toMatch(/^Review submitted/);
  await user.keyboard('{Escape}');
  expect(region()).toBeEmptyDOMElement();
  expect(button()).toHaveFocus();
});

test('[S4] ignores Escape that ends a composition', async () => {
  const { show } = await openToasts();
  await show('reviewSent');
  fireEvent.keyDown(button(), { key: 'Escape', isComposing: true });
  expect(words()).toMatch(/^Review submitted/);
});

test('[S4] handles no keys after it is unmounted', async () => {
  const { show, user, unmount, toaster } = await openToasts();
  await show('reviewSent');
  unmount();
  await user.keyboard('{Escape}');
  expect(toaster.getSnapshot().context.visible).toBeDefined();
  await act(async () => {});
});

test('[S4] has no live region in the toast', async () => {
  const { show } = await openToasts();
  await show('reviewsFailed');
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  const live = region().querySelectorAll(
    '[aria-live], [role="status"], [role="alert"], [role="log"]',
  );
  expect(live).toHaveLength(0);
  expect(region()).not.toHaveAttribute('aria-live');
});

test('[S4] pauses while a finger is on the toast', async () => {
  const { show, wait } = await openToasts();
  await show('reviewsFailed');
  const text = message();
  fireEvent.pointerOver(text, { pointerType: 'touch' });
  await wait(60_000);
  expect(words()).toBe('Failed to load reviews');
  fireEvent.pointerUp(text, { pointerType: 'touch' });
  await wait(5000);
  expect(region()).toBeEmptyDOMElement();
});

test('[S4] pauses the next toast only if the pointer is on it', async () => {
  const { show, wait, user } = await openToasts();
  await show('reviewsFailed');
  await show('reviewSent');
  await user.click(closeButton());
  await wait(60_000);
  expect(words()).toMatch(/^Review submitted/);
  // The first element took its `pointerleave` with it.
  fireEvent.pointerOver(screen.getByRole('heading', { name: 'Reviews' }));
  await wait(5000);
  expect(region()).toBeEmptyDOMElement();
});

test('[S4] distinguishes success and error by more than color', async () => {
  const { show, user } = await openToasts();
  await show('reviewsFailed');
  const sign = () =>
    region().querySelector('svg path:only-of-type:not(pattern *)')?.getAttribute('d');
  const ofError = sign();
  await user.click(closeButton());
  await show('reviewSent');
  expect(ofError).toBeTruthy();
  expect(sign()).not.toBe(ofError);
});
