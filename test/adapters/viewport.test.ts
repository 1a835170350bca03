import { onceWiderThan } from '../../src/adapters/viewport';
import { resizableWindow } from '../support/viewport';

describe('[S2] watchViewport', () => {
  test('calls back immediately if the window is wide enough', () => {
    resizableWindow(1000);
    const widened = jest.fn();
    onceWiderThan(1000, widened);
    expect(widened).toHaveBeenCalledTimes(1);
  });

  test('removes its listener', () => {
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
