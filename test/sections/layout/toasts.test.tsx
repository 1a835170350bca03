import { act, fireEvent, screen } from '@testing-library/react';
import type { ToastKind } from '../../../machines/toaster.machine';
import { Toasts } from '../../../src/sections/layout/Toasts';
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

test('[S4] waits while the window is inactive', async () => {
  const { show, wait } = await openToasts();
  await show('reviewFailed');
  fireEvent.blur(window);
  await wait(60_000);
  expect(message()).toBeVisible();
  fireEvent.focus(window);
  await wait(5000);
  expect(region()).toBeEmptyDOMElement();
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
  fireEvent.pointerOver(message(), { pointerType: 'touch' });
  await wait(60_000);
  fireEvent.pointerUp(message(), { pointerType: 'touch' });
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

test('[S4] takes the click after a drag for a part of the drag, as engines send it to the button below', async () => {
  Element.prototype.setPointerCapture = () => {};
  const { show } = await openToasts();
  await show('reviewSent');
  const close = screen.getByRole('button', { name: 'Close this message' });
  const drag = (type: string, clientX: number) =>
    fireEvent(close, new PointerEvent(type, { bubbles: true, clientX, isPrimary: true }));
  act(() => {
    drag('pointerdown', 0);
    drag('pointermove', 30);
    drag('pointerup', 30);
    fireEvent.click(close, { detail: 1 });
  });
  expect(message()).toBeVisible();
  act(() => {
    drag('pointerdown', 0);
    drag('pointerup', 0);
    fireEvent.click(close, { detail: 1 });
  });
  expect(region()).toBeEmptyDOMElement();
});

/** Pointer events, which jsdom lacks. */
class PointerEventOfTests extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;

  // Not spread: Ariakit's event has no own keys, and would lose `bubbles`.
  constructor(type: string, init: PointerEventInit = {}) {
    const { pointerId = 0, pointerType = '', isPrimary = false } = init;
    super(type, init);
    this.pointerId = pointerId;
    this.pointerType = pointerType;
    this.isPrimary = isPrimary;
  }
}

Object.defineProperty(window, 'PointerEvent', { value: PointerEventOfTests, configurable: true });

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
  const { toaster } = site.actors;
  return {
    user,
    show: (kind: ToastKind) => act(async () => toaster.send({ type: 'toast.added', kind })),
    wait: (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds)),
  };
}

const button = () => screen.getByRole('button', { name: 'Before' });

const region = () => screen.getByRole('region', { name: 'Messages (F8)' });

const message = () => screen.getByRole('paragraph');
