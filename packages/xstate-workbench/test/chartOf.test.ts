import { type AnyStateNode, createMachine } from 'xstate';
import { chartOf, transitionText } from '../src/charts/chartOf';
import { mermaidOf } from '../src/charts/mermaidOf';
import { transitionsOf } from '../src/paths/transitions';
import { catalog } from './models/config';
import { townMachine } from './models/town';

const machines = [...catalog.names.map(catalog.machineOf), townMachine];

test.each(machines)('has every state and transition of $id once', (machine) => {
  const { states, arrows } = chartOf(machine);
  const drawn = [
    ...arrows.flatMap(({ transition }) => transition ?? []),
    ...states.flatMap(({ inside }) => inside),
  ];
  const ids = transitionsOf(machine).map(({ id }) => id);
  expect(drawn.map(({ id }) => id).sort()).toEqual(ids.sort());
  expect(states.map(({ id }) => id)).toEqual(idsFrom(machine.root));
});

test('has one arrow for each target of a transition', () => {
  const machine = createMachine({
    id: 'm',
    type: 'parallel',
    on: { go: { target: ['.a.two', '.b.two'] } },
    states: {
      a: { initial: 'one', states: { one: {}, two: {} } },
      b: { initial: 'one', states: { one: {}, two: {} } },
    },
  });
  const arrows = chartOf(machine).arrows.filter(({ transition }) => transition);
  expect(arrows.map(({ target }) => target)).toEqual(['m.a.two', 'm.b.two']);
  expect(new Set(arrows.map(({ id }) => id)).size).toBe(2);
});

test('names tags, actions, actors, delays, and the order of transitions', () => {
  const machine = createMachine(
    {
      id: 'm',
      tags: 'busy',
      entry: ['a', 'b'],
      exit: 'c',
      invoke: { src: 'send', onDone: { actions: 'd' }, onError: { actions: 'e' } },
      after: { timeout: { actions: 'f' } },
      on: { go: [{ guard: 'isReady', actions: ['g', 'h'] }, {}] },
    },
    { delays: { timeout: 10_000 } },
  );
  const [root] = chartOf(machine).states;
  expect(root?.notes).toEqual(['tags busy', 'entry a, b', 'exit c', 'invoke send']);
  const texts = root?.inside.map((transition) =>
    Object.values(transitionText(transition)).join('|').replaceAll('\u00a0', ' '),
  );
  expect(texts?.sort()).toEqual([
    '1.|go|[isReady]|/ g, h',
    '2. ignores|go|[else]|',
    '|after timeout 10 000 ms||/ f',
    '|done: send||/ d',
    '|error: send||/ e',
  ]);
});

function idsFrom({ id, states }: AnyStateNode): string[] {
  return [id, ...Object.values(states).flatMap(idsFrom)];
}

test('is written as Mermaid with every state and transition, and escapes markup', () => {
  const { states, arrows } = chartOf(townMachine);
  const text = mermaidOf(chartOf(townMachine));
  const inside = states.flatMap((state) => state.inside);
  const labeled = arrows.filter(({ transition }) => transition);
  const count = (part: string) => text.split(part).length - 1;
  expect(count('<b>')).toBe(states.length + labeled.length + inside.length);
  expect(count('--> ')).toBe(arrows.length);
  const machine = createMachine({ id: 'm', on: { 'a<b&"c"': { actions: '#d' } } });
  expect(mermaidOf(chartOf(machine))).toContain('<b>a#60;b#38;#34;c#34;</b> /\u00a0#35;d');
});
