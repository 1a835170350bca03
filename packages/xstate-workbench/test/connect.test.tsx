import { act } from '@testing-library/react';
import { createActor, createMachine, type InspectionEvent, sendTo, setup } from 'xstate';
import { lineOf } from '../src/bench/logText';
import { connect } from '../src/inspect/connect';
import { connect as connectNode } from '../src/inspect/connectNode';
import { createPlainMessages } from '../src/inspect/messages';
import { connectReceiver } from '../src/receive/connectReceiver';
import { lampMachine } from './models/lamp';

/** A window that the page opens, and the messages that it receives. */
function openedWindow() {
  const received: unknown[] = [];
  const frame = document.body.appendChild(document.createElement('iframe'));
  const other = frame.contentWindow;
  if (!other) throw new Error('the frame has no window');
  other.postMessage = (message: unknown) => received.push(message);
  const open = jest.spyOn(window, 'open').mockReturnValue(other);
  const answer = (id = 1) =>
    act(() => {
      const data = { type: '@statelyai.connected', id };
      const origin = 'http://127.0.0.1:4600';
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: other }));
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

test.each([
  [undefined, 0],
  ['not an address', 1],
  ['ws://example.com/socket', 1],
  ['http://127.0.0.1:4600/inspect', 1],
])('A Node program with the address %s runs with %i warnings', (url, count) => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const { inspect } = connectNode(url === undefined ? {} : { url });
  const actor = createActor(lampMachine, { inspect, input: { now: () => 0 } }).start();
  expect(actor.getSnapshot().value).toBe('off');
  actor.stop();
  expect(warn).toHaveBeenCalledTimes(count);
  warn.mockRestore();
});

/** An inspector that receives the messages of one program after another. */
function openInspector() {
  const recorder = connectReceiver(window);
  const program = () =>
    createPlainMessages((data) => window.dispatchEvent(new MessageEvent('message', { data })));
  const lines = () =>
    recorder.log.get().map((entry) => `${'  '.repeat(entry.depth)}${lineOf(entry)}`);
  return { recorder, program, lines };
}

const walker = createMachine({
  id: 'walker',
  initial: 'walking',
  states: { walking: { on: { stop: 'gone' } }, gone: { type: 'final' } },
});

const bell = setup({ actors: { walker } }).createMachine({
  id: 'bell',
  initial: 'ringing',
  states: {
    ringing: {
      invoke: { src: 'walker', id: 'walker', onDone: 'silent' },
      on: { timeout: { actions: sendTo('walker', { type: 'stop' }) } },
    },
    silent: {
      on: {
        fall: {
          actions: () => {
            throw new Error('it broke');
          },
        },
      },
    },
  },
});

test('An answer while its receiver handles another event has its own state and transition', () => {
  const { recorder, program, lines } = openInspector();
  const actor = createActor(bell, { inspect: program() }).start();
  recorder.forget();
  actor.send({ type: 'timeout' });
  expect(lines()).toEqual([
    'page → bell: timeout → ringing',
    '  bell → walker: stop → gone',
    '    walker → bell: done → silent',
  ]);
  expect(recorder.log.get().map(({ taken }) => taken)).toEqual([
    ['bell.ringing--timeout[]#0'],
    ['walker.walking--stop[]#0'],
    ['bell.ringing--xstate.done.actor.walker[]#0'],
  ]);
});

test('An event that is not handled, or that fails, does not cause later ones', async () => {
  const { recorder, program, lines } = openInspector();
  const inspect = program();
  const [stopped, broken, other] = [walker, bell, walker].map((machine) =>
    createActor(machine, { inspect }).start(),
  );
  broken?.subscribe({ error: () => {} });
  broken?.send({ type: 'timeout' });
  stopped?.stop();
  recorder.forget();
  stopped?.send({ type: 'stop' });
  broken?.send({ type: 'fall' });
  await Promise.resolve();
  other?.send({ type: 'stop' });
  expect(lines()).toEqual([
    'page → walker: stop → walking',
    'page → bell: fall → silent',
    'page → walker (3): stop → gone',
  ]);
  const statuses = recorder.actors.get().map(({ name, status }) => `${name} ${status}`);
  expect(statuses).toEqual(['walker stopped', 'bell error', 'walker (2) done', 'walker (3) done']);
});

test('A page that loads again has its own actors and clock, and ends those before', () => {
  const { recorder, program, lines } = openInspector();
  const time = jest.spyOn(Date, 'now').mockReturnValue(1000);
  // Session ids are the same in each program.
  const [first, second] = [program(), program()];
  const later: (() => void)[] = [];
  const inspect = (event: InspectionEvent) => {
    first(event);
    later.push(() => second(event));
  };
  createActor(lampMachine, { inspect, input: { now: () => 0 } }).start();
  time.mockReturnValue(5000);
  for (const send of later) send();
  time.mockRestore();
  expect(lines()).toEqual(['page → lamp: init → off', 'page → lamp: init → off']);
  expect(recorder.log.get().map(({ at, changes }) => [at, changes])).toEqual([
    [0, []],
    [0, []],
  ]);
  expect(recorder.actors.get().map(({ status }) => status)).toEqual(['stopped', 'active']);
});

test('An inspector is answered without a press, and each message is sent to it once', () => {
  const { received, answer } = openedWindow();
  const { inspect } = connect();
  createActor(walker, { inspect }).start();
  const press = () =>
    inspectButton()?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  const created = () =>
    received.filter(
      (message) => Object(message).type === '@xstate.actor' && Object(message).name === 'walker',
    );
  answer(2);
  expect(created()).toHaveLength(1);
  press();
  press();
  answer(2);
  expect(created()).toHaveLength(1);
  answer(3);
  expect(created()).toHaveLength(2);
});
