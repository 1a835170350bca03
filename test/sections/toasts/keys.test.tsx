import { act, fireEvent, screen } from '@testing-library/react';
import { closeButton, message, openToasts, region, words } from './openToasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const button = () => screen.getByRole('button', { name: 'Before' });

describe.each([
  ['en', 'Messages (F8)', 'Close this message'],
  ['he', 'הודעות (F8)', 'סגירת ההודעה'],
] as const)('in %s', (language, name, close) => {
  test('[S4] F8 brings the focus to the region, and Tab from there to the close button', async () => {
    const { show, user } = await openToasts({ language });
    await show('reviewSent');
    await user.click(button());
    await user.keyboard('{F8}');
    expect(region(name)).toHaveFocus();
    await user.tab();
    expect(closeButton(close)).toHaveFocus();
  });

  test('[S4] dismissed there, the focus goes back to where it was', async () => {
    const { show, user } = await openToasts({ language });
    await show('reviewSent');
    await user.click(button());
    await user.keyboard('{F8}');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(region(name)).toBeEmptyDOMElement();
    expect(button()).toHaveFocus();
  });
});

test('[S4] the region is a landmark without a tab stop, empty or not', async () => {
  const { show, user } = await openToasts();
  await user.click(button());
  await user.tab();
  expect(document.body).toHaveFocus();
  await show('reviewSent');
  await user.click(button());
  await user.tab();
  expect(closeButton()).toHaveFocus();
});

test('[S4] where the focus was is gone: it goes to the main part of the page', async () => {
  const { show, user } = await openToasts();
  await show('reviewSent');
  await user.click(button());
  await user.keyboard('{F8}');
  button().remove();
  await user.keyboard('{Escape}');
  expect(region()).toBeEmptyDOMElement();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('[S4] without a focus before, it goes to the main part of the page', async () => {
  const { show, user } = await openToasts();
  await show('reviewSent');
  await user.keyboard('{F8}{Escape}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('[S4] the mouse closes a message and takes the focus from nothing', async () => {
  const { show, user } = await openToasts();
  await show('reviewSent');
  await user.click(button());
  await user.click(closeButton());
  expect(region()).toBeEmptyDOMElement();
  expect(button()).toHaveFocus();
});

test('[S4] the mouse on a message leaves the focus where it is', async () => {
  const { show, user, wait } = await openToasts();
  await show('reviewSent');
  await user.click(button());
  await user.click(message());
  expect(button()).toHaveFocus();
  await user.hover(button());
  await wait(5000);
  expect(region()).toBeEmptyDOMElement();
});

test('[S4] the mouse closes a message, and the focus does not stay on `body`', async () => {
  const { show, user } = await openToasts();
  await show('reviewSent');
  await user.click(closeButton());
  expect(screen.getByRole('main')).toHaveFocus();
});

test('[S4] the next message keeps the focus in the region, and waits for the reader', async () => {
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

test('[S4] the window may lose the focus meanwhile: the way back is not forgotten', async () => {
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

test('[S4] F8 reaches the empty region, and Escape leads back', async () => {
  const { user } = await openToasts();
  await user.click(button());
  await user.keyboard('{F8}');
  expect(region()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button()).toHaveFocus();
});

test.each(['{Control>}{F8}{/Control}', '{Shift>}{F8}{/Shift}', '{Alt>}{F8}{/Alt}', '{F7}'])(
  '[S4] %s is another key',
  async (keys) => {
    const { show, user } = await openToasts();
    await show('reviewSent');
    await user.click(button());
    await user.keyboard(keys);
    expect(button()).toHaveFocus();
  },
);

test('[S4] under a modal dialog the region is inert, and F8 does nothing', async () => {
  const { show, user } = await openToasts();
  await show('reviewSent');
  await user.click(button());
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  await user.keyboard('{F8}');
  expect(button()).toHaveFocus();
  dialog.remove();
});

test('[S4] Escape dismisses the message from anywhere, one press each', async () => {
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

test.each([
  ['dialog', 'dialog', 'open', ''],
  ['menu', 'div', 'role', 'menu'],
])(
  '[S4] Escape belongs to an open %s, even if it closes before it is asked',
  async (_, tag, attribute, value) => {
    const { show, user } = await openToasts();
    await show('reviewSent');
    const overlay = document.createElement(tag);
    overlay.setAttribute(attribute, value);
    document.body.append(overlay);
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && overlay.remove();
    document.addEventListener('keydown', close, { capture: true, once: true });
    await user.keyboard('{Escape}');
    expect(words()).toMatch(/^Review submitted/);
    expect(overlay).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(region()).toBeEmptyDOMElement();
  },
);

test('[S4] Escape that ends the composing of a word dismisses nothing', async () => {
  const { show } = await openToasts();
  await show('reviewSent');
  fireEvent.keyDown(button(), { key: 'Escape', isComposing: true });
  expect(words()).toMatch(/^Review submitted/);
});

test('[S4] a region that has left the page hears no keys', async () => {
  const { show, user, unmount, toaster } = await openToasts();
  await show('reviewSent');
  unmount();
  await user.keyboard('{Escape}');
  expect(toaster.getSnapshot().context.visible).toBeDefined();
  await act(async () => {});
});
