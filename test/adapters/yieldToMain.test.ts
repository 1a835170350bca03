import { yieldToMain } from '../../src/adapters/yieldToMain';

describe('[S2] Yielding to the main thread', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'scheduler');
  });

  test('goes on in a later task, after what was waiting', async () => {
    const order: string[] = [];
    const message = new MessageChannel();
    message.port1.onmessage = () => {
      order.push('waiting');
      message.port1.close();
    };
    message.port2.postMessage(undefined);
    await yieldToMain();
    order.push('after');
    expect(order).toEqual(['waiting', 'after']);
  });

  test('asks the scheduler of the browser where there is one', async () => {
    const yieldNow = jest.fn(() => Promise.resolve());
    Reflect.set(globalThis, 'scheduler', { yield: yieldNow });
    await yieldToMain();
    expect(yieldNow).toHaveBeenCalledTimes(1);
  });
});
