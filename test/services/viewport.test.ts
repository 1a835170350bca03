import { onceWiderThan } from '../../src/services/viewport';

describe('[S2] The window grows past the panel’s breakpoint', () => {
  const listeners = new Set<() => void>();
  const query = {
    matches: false,
    addEventListener: jest.fn((_: string, listener: () => void) => listeners.add(listener)),
    removeEventListener: jest.fn((_: string, listener: () => void) => listeners.delete(listener)),
  };
  const matchMedia = jest.fn((_: string) => query);

  beforeEach(() => {
    listeners.clear();
    query.matches = false;
    matchMedia.mockClear();
    Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true });
  });

  test('says so when it does, and asks for that width', () => {
    const widened = jest.fn();
    onceWiderThan(1000, widened);
    expect(matchMedia).toHaveBeenCalledWith('(min-width: 1000px)');
    expect(widened).not.toHaveBeenCalled();
    resizeTo(true);
    expect(widened).toHaveBeenCalledTimes(1);
  });

  test('is silent when it shrinks', () => {
    const widened = jest.fn();
    onceWiderThan(1000, widened);
    resizeTo(false);
    expect(widened).not.toHaveBeenCalled();
  });

  test('leaves no listener behind', () => {
    const widened = jest.fn();
    const stop = onceWiderThan(1000, widened);
    expect(listeners.size).toBe(1);
    stop();
    expect(listeners.size).toBe(0);
    resizeTo(true);
    expect(widened).not.toHaveBeenCalled();
  });

  function resizeTo(matches: boolean) {
    query.matches = matches;
    for (const listener of listeners) listener();
  }
});
