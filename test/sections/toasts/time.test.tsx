import { act, fireEvent, screen } from '@testing-library/react';
import { switchLanguage } from '../../support/renderWithSite';
import { closeButton, message, openToasts, region, words } from './openToasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each([{ isStrict: false }, { isStrict: true }])('with %j', (mode) => {
  test('[S4] a toast shows for 5000 ms and leaves the page', async () => {
    const { show, wait } = await openToasts(mode);
    expect(region()).toBeEmptyDOMElement();
    await show('reviewsFailed');
    expect(words()).toBe('Failed to load reviews');
    await wait(4999);
    expect(words()).toBe('Failed to load reviews');
    await wait(1);
    expect(region()).toBeEmptyDOMElement();
  });

  test('[S4] one at a time: the others follow in order, each with its own 5000 ms', async () => {
    const { show, wait } = await openToasts(mode);
    await show('reviewsFailed');
    await wait(3000);
    await show('contactSent');
    await show('reviewFailed');
    expect(words()).toBe('Failed to load reviews');
    await wait(2000);
    expect(words()).toMatch(/^Message sent successfully/);
    await wait(4999);
    expect(words()).toMatch(/^Message sent successfully/);
    await wait(1);
    expect(words()).toBe('Failed to submit review. Please try again.');
    await wait(4999);
    expect(words()).toBe('Failed to submit review. Please try again.');
    await wait(1);
    expect(region()).toBeEmptyDOMElement();
  });

  test('[S8] each toast is said once, and only in the page’s live region', async () => {
    const { show, wait, said } = await openToasts(mode);
    await show('reviewsFailed');
    await show('reviewSent');
    await wait(100);
    expect(said).toEqual(['Failed to load reviews']);
    await wait(4950);
    const next = 'Review submitted successfully! It will be published after approval.';
    expect(said).toEqual(['Failed to load reviews', next]);
    await wait(10_000);
    expect(said).toHaveLength(2);
  });
});

test('[S4] the toast itself is no live region', async () => {
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

test('[S4] under the pointer its time stands still, and goes on with what was left', async () => {
  const { show, wait, user } = await openToasts();
  await show('reviewsFailed');
  await wait(2000);
  await user.hover(message());
  await wait(60_000);
  expect(words()).toBe('Failed to load reviews');
  await user.hover(screen.getByRole('heading', { name: 'Reviews' }));
  await wait(2999);
  expect(words()).toBe('Failed to load reviews');
  await wait(1);
  expect(region()).toBeEmptyDOMElement();
});

test('[S4] a pointer that leaves the window leaves the toast too', async () => {
  const { show, wait, user } = await openToasts();
  await show('reviewsFailed');
  await user.hover(message());
  fireEvent.pointerOut(message(), { relatedTarget: null });
  await wait(5000);
  expect(region()).toBeEmptyDOMElement();
});

test('[S4] a finger holds the toast until it is lifted', async () => {
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

test('[S4] the pointer holds the next toast only if it is on it', async () => {
  const { show, wait, user } = await openToasts();
  await show('reviewsFailed');
  await show('reviewSent');
  await user.click(closeButton());
  await wait(60_000);
  expect(words()).toMatch(/^Review submitted/);
  // The first one took its `pointerleave` with it.
  fireEvent.pointerOver(screen.getByRole('heading', { name: 'Reviews' }));
  await wait(5000);
  expect(region()).toBeEmptyDOMElement();
});

test('[S4] with the focus in it its time stands still, and goes on with what was left', async () => {
  const { show, wait, user } = await openToasts();
  await show('reviewsFailed');
  await wait(4000);
  await user.keyboard('{F8}');
  await wait(60_000);
  expect(words()).toBe('Failed to load reviews');
  await act(async () => screen.getByRole('button', { name: 'Before' }).focus());
  await wait(999);
  expect(words()).toBe('Failed to load reviews');
  await wait(1);
  expect(region()).toBeEmptyDOMElement();
});

test('[S4] its words follow the language while it is shown, and it is not said again', async () => {
  const { show, wait, site, said } = await openToasts();
  await show('reviewsFailed');
  await wait(2000);
  await switchLanguage(site, 'he');
  expect(words('הודעות (F8)')).toBe('לא הצלחנו לטעון את חוות הדעת');
  expect(closeButton('סגירת ההודעה')).toBeVisible();
  await wait(2999);
  expect(words('הודעות (F8)')).toBe('לא הצלחנו לטעון את חוות הדעת');
  await wait(1);
  expect(region('הודעות (F8)')).toBeEmptyDOMElement();
  expect(said).toEqual(['Failed to load reviews']);
});

test('[S4] a dismissed toast is out of the page, and remembered for 1,000,000 ms', async () => {
  const { show, wait, toaster, user } = await openToasts();
  await show('reviewsFailed');
  await user.click(closeButton());
  expect(region()).toBeEmptyDOMElement();
  const remembered = () => toaster.getSnapshot().context.dismissed.map(({ kind }) => kind);
  await wait(999_999);
  expect(remembered()).toEqual(['reviewsFailed']);
  await wait(1);
  expect(remembered()).toEqual([]);
});

test('[S4] success and error differ in more than colour', async () => {
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
