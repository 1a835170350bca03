import { act, fireEvent, screen } from '@testing-library/react';
import type { ToastKind } from '../../../machines/toaster.machine';
import { Toasts } from '../../../src/features/toasts/Toasts';
import { showToast } from '../../../src/features/toasts/toaster.actor';
import { renderWithSite } from '../../support/renderWithSite';

/* Cases that a real browser cannot reproduce reliably: removed elements, compositions, an inactive window. */

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[S4] keeps the focus in the region for the next toast, which is paused', async () => {
  const { show, user, wait } = await openToasts();
  await show('reviewFailed');
  await show('reviewSent');
  await user.click(message());
  expect(button()).toHaveFocus();
  await user.keyboard('{F8}');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(region()).toHaveFocus();
  await wait(60_000);
  expect(message()).toHaveTextContent(/^Review submitted/);
  await user.keyboard('{Escape}');
  expect(button()).toHaveFocus();
});

test('[S4] moves the focus to the main content if its earlier element is gone', async () => {
  const { show, user } = await openToasts();
  await show('reviewSent');
  await user.keyboard('{F8}');
  button().remove();
  await user.keyboard('{Escape}');
  expect(region()).toBeEmptyDOMElement();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('[S4] remembers where to return the focus while the window is inactive', async () => {
  const { show, user, wait } = await openToasts();
  await show('reviewFailed');
  await user.keyboard('{F8}');
  fireEvent.blur(region());
  fireEvent.focus(region());
  await wait(60_000);
  await user.keyboard('{Escape}');
  expect(region()).toBeEmptyDOMElement();
  expect(button()).toHaveFocus();
});

test('[S4] focuses the empty region by F8, and returns by Escape', async () => {
  const { user } = await openToasts();
  await user.keyboard('{F8}');
  expect(region()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button()).toHaveFocus();
});

test.each([
  { key: 'F8', ctrlKey: true },
  { key: 'F8', shiftKey: true },
  { key: 'F8', altKey: true },
  { key: 'F7' },
  { key: 'Escape', repeat: true },
  { key: 'Escape', isComposing: true },
])('[S4] ignores %j', async (press) => {
  const { show } = await openToasts();
  await show('reviewSent');
  fireEvent.keyDown(button(), press);
  expect(button()).toHaveFocus();
  expect(message()).toBeVisible();
});

test('[S4] pauses while a finger is on the toast', async () => {
  const { show, wait } = await openToasts();
  await show('reviewsFailed');
  // jsdom has no pointer events.
  const touch = (type: string) =>
    fireEvent(
      message(),
      Object.assign(new Event(type, { bubbles: true }), { pointerType: 'touch' }),
    );
  touch('pointerover');
  await wait(60_000);
  touch('pointerup');
  await wait(4999);
  expect(message()).toBeVisible();
  await wait(1);
  expect(region()).toBeEmptyDOMElement();
});

test('[S4] distinguishes success and error by more than color', async () => {
  const { show, user } = await openToasts();
  const signs = [];
  for (const kind of ['reviewsFailed', 'reviewSent'] as const) {
    await show(kind);
    signs.push(region().querySelector('circle + path')?.getAttribute('d'));
    await user.keyboard('{Escape}');
  }
  expect(signs).toEqual([expect.any(String), expect.any(String)]);
  expect(signs[0]).not.toBe(signs[1]);
});

/** The toast region with other content before it, which has the focus, under fake time. */
async function openToasts() {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  const page = (
    <>
      <main id="main" tabIndex={-1}>
        <button type="button">Before</button>
      </main>
      <Toasts />
    </>
  );
  const { site, user } = await renderWithSite(page);
  button().focus();
  return {
    user,
    show: (kind: ToastKind) => act(async () => showToast(site.actors, kind)),
    wait: (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds)),
  };
}

const button = () => screen.getByRole('button', { name: 'Before' });

const region = () => screen.getByRole('region', { name: 'Messages (F8)' });

const message = () => screen.getByRole('paragraph');
