import { onceWiderThan } from '../../src/adapters/viewport';
import { resizableWindow } from '../support/viewport';

describe('[S2] The window grows past the panel’s breakpoint', () => {
  test('says so when it does', () => {
    const view = resizableWindow(360);
    const widened = jest.fn();
    onceWiderThan(1000, widened);
    expect(widened).not.toHaveBeenCalled();
    view.resizeTo(1000);
    expect(widened).toHaveBeenCalledTimes(1);
  });

  test('says so at once where it already has', () => {
    resizableWindow(1000);
    const widened = jest.fn();
    onceWiderThan(1000, widened);
    expect(widened).toHaveBeenCalledTimes(1);
  });

  test('is silent below it, and when the window shrinks', () => {
    const view = resizableWindow(999);
    const widened = jest.fn();
    onceWiderThan(1000, widened);
    view.resizeTo(360);
    expect(widened).not.toHaveBeenCalled();
  });

  test('leaves no listener behind', () => {
    const view = resizableWindow(360);
    const widened = jest.fn();
    const stop = onceWiderThan(1000, widened);
    expect(view.watchers()).toBe(1);
    stop();
    expect(view.watchers()).toBe(0);
    view.resizeTo(1200);
    expect(widened).not.toHaveBeenCalled();
  });
});
