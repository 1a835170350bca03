import { assign, createActor, emit, fromPromise, sendTo, setup } from 'xstate';
import { createLog, entryText, lineOf, receive } from './receive';
import { createRecorder, type Entry } from './record';

const lamp = setup({ actions: { shine: () => {} } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { lit: 'on' } }, on: { entry: 'shine' } },
});

const house = setup({
  types: { emitted: {} as { readonly type: 'greeted'; readonly name: string } },
  actors: { lamp, call: fromPromise(async () => 'hello') },
  actions: { welcome: assign({ guests: { count: 1 } }), leave: () => {}, arrive: () => {} },
}).createMachine({
  id: 'house',
  context: { guests: { count: 0 } },
  invoke: { src: 'lamp', id: 'lamp' },
  initial: 'empty',
  states: {
    empty: {
      exit: 'leave',
      on: {
        come: {
          target: 'full',
          actions: [
            'welcome',
            sendTo('lamp', { type: 'lit' }),
            emit({ type: 'greeted', name: 'Dana' }),
          ],
        },
      },
    },
    full: { entry: 'arrive', invoke: { src: 'call', onDone: 'happy' } },
    happy: {},
  },
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** What an inspector has received of a house to which a guest comes, and of a cat that hears of it. */
async function visit() {
  const entries: Entry[] = [];
  const { inspect, send } = createRecorder(
    (entry) => entries.push(entry),
    () => (text) => text.replace('Dana', '•••'),
  );
  const cat = createActor(lamp, { inspect }).start();
  const actor = createActor(house, { inspect });
  actor.on('greeted', () => cat.send({ type: 'lit' }));
  actor.start();
  await settle();
  const started = entries.length;
  actor.send({ type: 'come' });
  await settle();
  const log = createLog();
  receive(log, { all: entries });
  return { log, entries, send, cat, visited: log.entries.slice(started) };
}

describe('[Inspector] The log', () => {
  test('says who sent what to whom, and when XState does not report the sender', async () => {
    const { visited } = await visit();
    expect(visited.map(lineOf)).toEqual([
      'page → house: come → full',
      'house → lamp (2): lit → on',
      'unknown → lamp: lit → on',
      'house → call: init',
      'call → call: resolve',
      'call → house: done → happy',
    ]);
    expect(visited.map(({ depth }) => depth)).toEqual([0, 1, 1, 1, 0, 1]);
  });

  test('has actions, emitted events and changes of the context, and masks texts', async () => {
    const [first] = (await visit()).visited;
    const [, ...lines] = first ? entryText(first).split('\n  ') : [];
    expect(lines).toEqual([
      'actions leave, welcome, sendTo, emit, arrive',
      'house emits {"type":"greeted","name":"•••"}',
      'guests.count: 0 → 1',
      'transition house.empty--come[]#0',
    ]);
  });

  test('has an event that was sent before the start when it is handled, with its actions', () => {
    const entries: Entry[] = [];
    const { inspect } = createRecorder((entry) => entries.push(entry));
    const actor = createActor(lamp, { inspect });
    actor.send({ type: 'lit' });
    actor.start();
    return settle().then(() => {
      expect(entries.map(lineOf)).toEqual(['page → lamp: init → off', 'page → lamp: lit → on']);
      expect(entries[1]?.actions).toEqual(['shine']);
    });
  });

  test('has the events of failed and of stopped actors', async () => {
    const entries: Entry[] = [];
    const { inspect } = createRecorder((entry) => entries.push(entry));
    const throwing = setup({}).createMachine({
      on: {
        fall: {
          guard: () => {
            throw new Error('fell');
          },
        },
      },
    });
    const actor = createActor(throwing, { id: 'cat', inspect });
    actor.subscribe({ error: () => {} });
    actor.start().send({ type: 'fall' });
    await settle();
    expect(entries.at(-1)).toMatchObject({ type: 'fall', status: 'error' });
  });

  test('sends an event to an actor, forgets a closed page, and replaces what it had', async () => {
    const { log, entries, send, cat } = await visit();
    const [first] = entries;
    receive(log, { all: entries });
    expect(log.entries).toHaveLength(entries.length);
    send(first?.actor ?? '', { type: 'lit' });
    await settle();
    expect(entries.at(-1)).toMatchObject({ name: 'lamp', type: 'lit', actions: [], taken: [] });
    expect(cat.getSnapshot().value).toBe('on');
    receive(log, { ended: first?.page ?? '' });
    expect([...log.actors]).toEqual([]);
  });
});
