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

  test('announces a repeated text, with an empty region in between', () => {
    announce('Services page');
    jest.advanceTimersToNextFrame();
    announce('Services page');
    expect(region()).toBeEmptyDOMElement();
    jest.advanceTimersToNextFrame();
    expect(region()).toHaveTextContent('Services page');
  });

  test('replaces a pending text by a later one', () => {
    announce('first');
    announce('second');
    jest.advanceTimersToNextFrame();
    expect(region()).toHaveTextContent(/^second$/);
  });

  test('announces markup as text', () => {
    announce('<img src=x onerror=alert(1)>');
    jest.advanceTimersToNextFrame();
    expect(region().children).toHaveLength(0);
  });

  test('announces in an open dialog, because the page’s region is inert', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<dialog><p data-announcer></p></dialog><dialog open><p data-announcer></p></dialog>',
    );
    announce('Language changed to English');
    jest.advanceTimersToNextFrame();
    expect(document.querySelector('dialog[open]')).toHaveTextContent('Language changed');
    expect(region()).toBeEmptyDOMElement();
  });

  test('does nothing on a page without a region', () => {
    document.body.innerHTML = '';
    expect(() => announce('nobody hears')).not.toThrow();
  });

  function region(): HTMLElement {
    const found = document.getElementById(announcerId);
    if (!found) throw new Error('no live region');
    return found;
  }
});
