import { yieldToMain } from '../../src/platform/yieldToMain';

test('[S2] continues in a later task, after waiting ones, without a scheduler', async () => {
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
