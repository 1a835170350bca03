import { assign, createActor, emit, fromPromise, sendTo, setup } from 'xstate';
import { entryText, lineOf, sequenceDiagram } from '../src/bench/logText';
import { createRecorder } from '../src/bench/recorder';

const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { lit: 'on' } }, on: {} },
});

const house = setup({
  types: { emitted: {} as { readonly type: 'greeted'; readonly name: string } },
  actors: { lamp, call: fromPromise(async () => 'hello') },
  actions: {
    welcome: assign({ guests: { count: 1 } }),
    look: () => {},
    leave: () => {},
    arrive: () => {},
  },
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
            'look',
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

/** The log of a house to which a guest comes, and a cat that hears of it. */
async function visit() {
  let time = 0;
  const recorder = createRecorder({ now: () => (time += 1000) });
  const cat = createActor(lamp, { inspect: recorder.inspect }).start();
  const actor = createActor(house, { inspect: recorder.inspect });
  actor.on('greeted', () => cat.send({ type: 'lit' }));
  actor.start();
  recorder.forget();
  actor.send({ type: 'come' });
  await new Promise((resolve) => setTimeout(resolve));
  return recorder.log.get();
}

describe('The event log', () => {
  test('says who sent what to whom, and when XState does not report the sender', async () => {
    const log = await visit();
    expect(log.map(lineOf)).toEqual([
      'page → house: come → full',
      'house → lamp (2): lit → on',
      'unknown → lamp: lit → on',
      'house → call: init',
      'call → call: resolve',
      'call → house: done → happy',
    ]);
    expect(log.map(({ depth }) => depth)).toEqual([0, 1, 1, 1, 0, 1]);
  });

  test('has actions, also those of entry and exit, emitted events and the differences of the context', async () => {
    const [first] = await visit();
    expect(
      first &&
        entryText(first)
          .split('\n')
          .map((line) => line.trim()),
    ).toEqual([
      '4.000 page → house: come → full',
      'actions leave, welcome, look, sendTo, emit, arrive',
      'house emits {"type":"greeted","name":"Dana"}',
      'guests.count: 0 → 1',
      'transition house.empty--come[]#0',
    ]);
  });

  test('has no last transition after an ignored event', () => {
    const recorder = createRecorder({ now: () => 0 });
    const actor = createActor(lamp, { inspect: recorder.inspect }).start();
    const lastTaken = () => recorder.actors.get()[0]?.lastTaken;
    actor.send({ type: 'lit' });
    expect(lastTaken()).toEqual(['lamp.off--lit[]#0']);
    actor.send({ type: 'lit' });
    expect(lastTaken()).toEqual([]);
  });

  test('can be copied as a Mermaid sequence diagram', async () => {
    const lines = sequenceDiagram(await visit()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'sequenceDiagram',
        '  participant a1 as house',
        '  a0->>a1: come',
        '  a1--)a0: emits greeted',
        '  Note over a1: full',
      ]),
    );
  });
});
