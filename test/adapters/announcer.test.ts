import { announce, announcerId } from '../../src/adapters/announcer';

describe('[S4] Announcements', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = `<div id="${announcerId}" role="status"></div>`;
  });
  afterEach(() => {
    jest.useRealTimers();
    document.body.innerHTML = '';
  });

  test('the same text is said again: the region is empty in between', () => {
    announce('Services page');
    jest.advanceTimersToNextFrame();
    announce('Services page');
    expect(region()).toBeEmptyDOMElement();
    jest.advanceTimersToNextFrame();
    expect(region()).toHaveTextContent('Services page');
  });

  test('the later of two goes before the earlier', () => {
    announce('first');
    announce('second');
    jest.advanceTimersToNextFrame();
    expect(region()).toHaveTextContent(/^second$/);
  });

  test('markup is said as text', () => {
    announce('<img src=x onerror=alert(1)>');
    jest.advanceTimersToNextFrame();
    expect(region().children).toHaveLength(0);
  });

  test('are said in an open dialog, under which the page’s region is inert', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<dialog><p data-announcer></p></dialog><dialog open><p data-announcer></p></dialog>',
    );
    announce('Language changed to English');
    jest.advanceTimersToNextFrame();
    expect(document.querySelector('dialog[open]')).toHaveTextContent('Language changed');
    expect(region()).toBeEmptyDOMElement();
  });

  test('a page without a region is left alone', () => {
    document.body.innerHTML = '';
    expect(() => announce('nobody hears')).not.toThrow();
  });

  function region(): HTMLElement {
    const found = document.getElementById(announcerId);
    if (!found) throw new Error('no live region');
    return found;
  }
});
