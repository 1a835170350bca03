import { fireEvent } from '@testing-library/react';
import { switchLanguage } from '../../support/renderWithSite';
import { closeButton, dragged, message, openToasts, press, region, words } from './openToasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const hebrew = { region: 'הודעות (F8)', close: 'סגירת ההודעה' };

describe.each([{ isStrict: false }, { isStrict: true }])('with %j', (mode) => {
  test('[S4] swiped 50 px to the right and let go, the message leaves', async () => {
    const { show } = await openToasts(mode);
    await show('reviewSent');
    const pointer = press(message());
    pointer.move(20);
    expect(dragged()).toBe('translateX(20px)');
    pointer.move(50);
    expect(words()).toBeDefined();
    pointer.release();
    expect(region()).toBeEmptyDOMElement();
  });

  test('[S4] swiped 49 px it springs back', async () => {
    const { show } = await openToasts(mode);
    await show('reviewSent');
    const pointer = press(message());
    pointer.move(20);
    pointer.move(49);
    pointer.release();
    expect(words()).toBeDefined();
    expect(dragged()).toBe('');
  });
});

test.each([
  ['mouse', 2],
  ['pen', 2],
  ['touch', 10],
] as const)('[S4] a %s swipes from %i px on', async (pointerType, slack) => {
  const { show } = await openToasts();
  await show('reviewSent');
  const pointer = press(message(), { pointerType });
  pointer.move(slack - 1);
  expect(dragged()).toBe('');
  pointer.move(slack);
  expect(dragged()).toBe(`translateX(${slack}px)`);
});

test('[S4] with its first step a fast pointer is off the message, and swipes it all the same', async () => {
  const { show } = await openToasts();
  await show('reviewSent');
  const pointer = press(message());
  fireEvent.pointerLeave(message(), { pointerId: 7 });
  pointer.move(400);
  pointer.release();
  expect(region()).toBeEmptyDOMElement();
});

describe('[S4] To the left', () => {
  test('nothing happens in English', async () => {
    const { show } = await openToasts();
    await show('reviewSent');
    const pointer = press(message());
    pointer.move(-80);
    expect(dragged()).toBe('');
    pointer.release();
    expect(words()).toBeDefined();
  });

  test('it leaves in Hebrew', async () => {
    const { show } = await openToasts({ language: 'he' });
    await show('reviewSent');
    const pointer = press(message());
    pointer.move(-49);
    expect(dragged()).toBe('translateX(-49px)');
    pointer.move(-50);
    pointer.release();
    expect(region(hebrew.region)).toBeEmptyDOMElement();
  });

  test('the directions follow the language while it is shown', async () => {
    const { show, site } = await openToasts();
    await show('reviewSent');
    await switchLanguage(site, 'he');
    const pointer = press(message());
    pointer.move(-60);
    pointer.release();
    expect(region(hebrew.region)).toBeEmptyDOMElement();
  });
});

test('[S4] in Hebrew it leaves to the right as well', async () => {
  const { show } = await openToasts({ language: 'he' });
  await show('reviewSent');
  const pointer = press(message());
  pointer.move(60);
  pointer.release();
  expect(region(hebrew.region)).toBeEmptyDOMElement();
});

test.each([
  ['down', 0, 80],
  ['up', 0, -80],
  ['more down than right', 40, 80],
])('[S4] dragged %s it stays where it is', async (_, dx, dy) => {
  const { show } = await openToasts();
  await show('reviewSent');
  const pointer = press(message(), { pointerType: 'touch' });
  pointer.move(dx, dy);
  pointer.move(200, dy);
  expect(dragged()).toBe('');
  pointer.release();
  expect(words()).toBeDefined();
});

test.each(['cancel', 'leaveWindow'] as const)(
  '[S4] on %s the swipe ends, and its pointer means nothing until it is pressed again',
  async (end) => {
    const { show } = await openToasts();
    await show('reviewSent');
    const pointer = press(message());
    pointer.move(80);
    pointer[end]();
    expect(dragged()).toBe('');
    pointer.move(120);
    pointer.release();
    expect(words()).toBeDefined();
    const next = press(message());
    next.move(60);
    next.release();
    expect(region()).toBeEmptyDOMElement();
  },
);

test('[S4] a pointer that reports from outside of the window has left it', async () => {
  const { show } = await openToasts();
  await show('reviewSent');
  const pointer = press(message());
  pointer.move(80);
  pointer.move(window.innerWidth);
  expect(dragged()).toBe('');
  pointer.release();
  expect(words()).toBeDefined();
});

test('[S4] what takes the pointer from the message ends the swipe', async () => {
  const { show } = await openToasts();
  await show('reviewSent');
  const pointer = press(message(), { pointerType: 'touch' });
  pointer.move(60);
  // What was touched loses the finger when the message takes hold of it.
  fireEvent.lostPointerCapture(message(), { pointerId: 7 });
  expect(dragged()).toBe('translateX(60px)');
  const held = document.querySelector('[data-swiping]');
  if (held) fireEvent.lostPointerCapture(held, { pointerId: 7 });
  expect(dragged()).toBe('');
});

test('[S4] a second finger changes nothing', async () => {
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

test('[S4] the other mouse buttons do not swipe', async () => {
  const { show } = await openToasts();
  await show('reviewSent');
  fireEvent.pointerDown(message(), { pointerId: 7, button: 2, clientX: 0 });
  fireEvent.pointerMove(message(), { pointerId: 7, clientX: 80 });
  expect(dragged()).toBe('');
});

test('[S4] a swipe that began on the close button does not press it', async () => {
  const { show, wait } = await openToasts();
  await show('reviewSent');
  const pointer = press(closeButton());
  pointer.move(30);
  pointer.release();
  fireEvent.click(closeButton());
  expect(words()).toBeDefined();
  await wait(300);
  fireEvent.click(closeButton());
  expect(region()).toBeEmptyDOMElement();
});

test('[S4] a press without a swipe is a click', async () => {
  const { show } = await openToasts();
  await show('reviewSent');
  const pointer = press(closeButton(), { pointerType: 'touch' });
  pointer.move(4, 4);
  pointer.release();
  fireEvent.click(closeButton());
  expect(region()).toBeEmptyDOMElement();
});

test('[S4] swiped away, it makes room for the next', async () => {
  const { show, wait } = await openToasts();
  await show('reviewFailed');
  await show('reviewSent');
  const pointer = press(message());
  pointer.move(60);
  pointer.release();
  expect(words()).toMatch(/^Review submitted/);
  expect(dragged()).toBe('');
  await wait(4999);
  expect(words()).toBeDefined();
  await wait(1);
  expect(region()).toBeEmptyDOMElement();
});
