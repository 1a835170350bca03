import { act, fireEvent, screen } from '@testing-library/react';
import { switchLanguage } from '../../../support/renderWithSite';
import { closeButton, dragged, message, openToasts, press, region, words } from './openToasts';

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

const hebrew = { region: 'הודעות (F8)', close: 'סגירת ההודעה' };

test.each([
  ['mouse', 2],
  ['pen', 2],
  ['touch', 10],
] as const)('[S4] swipes with a %s from %i px on', async (pointerType, slack) => {
  const { show } = await openToasts();
  await show('reviewSent');
  const pointer = press(message(), { pointerType });
  pointer.move(slack - 1);
  expect(dragged()).toBe('');
  pointer.move(slack);
  expect(dragged()).toBe(`translateX(${slack}px)`);
});

test('[S4] swipes with a fast pointer that leaves the toast at its first move', async () => {
  const { show } = await openToasts();
  await show('reviewSent');
  const pointer = press(message());
  fireEvent.pointerLeave(message(), { pointerId: 7 });
  pointer.move(400);
  pointer.release();
  expect(region()).toBeEmptyDOMElement();
});

test('[S4] updates swipe directions with the language', async () => {
  const { show, site } = await openToasts();
  await show('reviewSent');
  await switchLanguage(site, 'he');
  const pointer = press(message());
  pointer.move(-60);
  pointer.release();
  expect(region(hebrew.region)).toBeEmptyDOMElement();
});

test('[S4] treats a pointer outside of the window as gone', async () => {
  const { show } = await openToasts();
  await show('reviewSent');
  const pointer = press(message());
  pointer.move(80);
  pointer.move(window.innerWidth);
  expect(dragged()).toBe('');
  pointer.release();
  expect(words()).toBeDefined();
});

test('[S4] ends the swipe when the pointer capture is lost', async () => {
  const { show } = await openToasts();
  await show('reviewSent');
  const pointer = press(message(), { pointerType: 'touch' });
  pointer.move(60);
  // The touched element loses the pointer when the toast captures it.
  fireEvent.lostPointerCapture(message(), { pointerId: 7 });
  expect(dragged()).toBe('translateX(60px)');
  const held = document.querySelector('[data-swiping]');
  if (held) fireEvent.lostPointerCapture(held, { pointerId: 7 });
  expect(dragged()).toBe('');
});

test('[S4] ignores a second finger', async () => {
  const { show } = await openToasts();
  await show('reviewSent');
  const pointer = press(message(), { pointerType: 'touch' });
  pointer.move(30);
  const second = press(message(), { pointerType: 'touch', pointerId: 8 });
  second.move(-80);
  second.release();
  expect(dragged()).toBe('translateX(30px)');
  pointer.move(60);
  pointer.release();
  expect(region()).toBeEmptyDOMElement();
});

test('[S4] ignores other mouse buttons', async () => {
  const { show } = await openToasts();
  await show('reviewSent');
  fireEvent.pointerDown(message(), { pointerId: 7, button: 2, clientX: 0 });
  fireEvent.pointerMove(message(), { pointerId: 7, clientX: 80 });
  expect(dragged()).toBe('');
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
