import { createMachine } from 'xstate';
import { chartOf, transitionText } from '../../tools/charts/chartOf';
import { mermaidOf } from '../../tools/charts/mermaidOf';

test('[Charts] has one arrow for each target of a transition', () => {
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

test('[Charts] names tags, actions, actors, delays, and the order of transitions', () => {
  const machine = createMachine(
    {
      id: 'm',
      tags: 'busy',
      entry: ['a', 'b'],
      exit: 'c',
      invoke: { src: 'send', onDone: { actions: 'd' } },
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
  ]);
});

test('[Charts] escapes markup in Mermaid', () => {
  const machine = createMachine({ id: 'm', on: { 'a<b&"c"': { actions: '#d' } } });
  expect(mermaidOf(chartOf(machine))).toContain('<b>a#60;b#38;#34;c#34;</b> /\u00a0#35;d');
});
