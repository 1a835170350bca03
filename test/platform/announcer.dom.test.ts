import { announce, announcerId } from '../../src/platform/announcer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[S4] announces a repeated text, with an empty region in between', () => {
  document.body.innerHTML = `<div id="${announcerId}" role="status"></div>`;
  const region = document.getElementById(announcerId);
  announce('Services page');
  jest.advanceTimersToNextFrame();
  announce('Services page');
  expect(region).toBeEmptyDOMElement();
  jest.advanceTimersToNextFrame();
  expect(region).toHaveTextContent('Services page');
});
