import { act } from '@testing-library/react';
import { createActor } from 'xstate';
import { connect } from '../src/inspect/connect';
import { connect as connectNode } from '../src/inspect/connectNode';
import { lampMachine } from './models/lamp';

/** A window that the page opens, and the messages that it receives. */
function openedWindow() {
  const received: unknown[] = [];
  const frame = document.body.appendChild(document.createElement('iframe'));
  const other = frame.contentWindow;
  if (!other) throw new Error('the frame has no window');
  other.postMessage = (message: unknown) => received.push(message);
  const open = jest.spyOn(window, 'open').mockReturnValue(other);
  const answer = () =>
    act(() => {
      const data = { type: '@statelyai.connected' };
      window.dispatchEvent(new MessageEvent('message', { data, source: other }));
    });
  return { open, received, answer };
}

const inspectButton = () => document.querySelector('aside button');

afterEach(() => document.body.replaceChildren());

test('A press on Inspect is kept while the page holds back clicks', () => {
  const { open } = openedWindow();
  connect({ url: 'http://127.0.0.1:4600/inspect' });
  const hold = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('click', hold, true);
  inspectButton()?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  window.removeEventListener('click', hold, true);
  expect(open).toHaveBeenCalledWith('http://127.0.0.1:4600/inspect', 'inspector');
});

test('An opened inspector gets everything since the start, with transitions, actions and emitted events', () => {
  const { received, answer } = openedWindow();
  const hidden = (message: unknown) => JSON.parse(JSON.stringify(message).replaceAll('5000', '0'));
  const { inspect } = connect({ mask: hidden });
  const actor = createActor(lampMachine, { inspect, input: { now: () => 0 } }).start();
  actor.send({ type: 'pressed' });
  inspectButton()?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  answer();
  expect(received).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: '@xstate.actor', name: 'lamp' }),
      expect.objectContaining({ type: '@xstate.event', event: { type: 'pressed' } }),
      expect.objectContaining({
        step: expect.objectContaining({
          taken: ['lamp.off--pressed[]#0'],
          actions: ['refill', 'tell', 'start'],
        }),
      }),
      expect.objectContaining({ step: { emitted: [{ type: 'lamp.lit' }] } }),
    ]),
  );
  expect(JSON.stringify(received)).not.toContain('5000');
  actor.stop();
});

test.each([undefined, 'not an address', 'ws://example.com/socket'])(
  'A Node program is silent with the address %s',
  (url) => {
    const { inspect } = connectNode(url === undefined ? {} : { url });
    const actor = createActor(lampMachine, { inspect, input: { now: () => 0 } }).start();
    expect(actor.getSnapshot().value).toBe('off');
    actor.stop();
  },
);
