import { yieldToMain } from '../../src/adapters/yieldToMain';

describe('[S2] yieldToMain', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'scheduler');
  });

  test('continues in a later task, after waiting ones', async () => {
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

  test('uses the browser’s scheduler if it has one', async () => {
    const yieldNow = jest.fn(() => Promise.resolve());
    Reflect.set(globalThis, 'scheduler', { yield: yieldNow });
    await yieldToMain();
    expect(yieldNow).toHaveBeenCalledTimes(1);
  });
});
