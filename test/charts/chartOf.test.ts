import { and, createMachine, not, or } from 'xstate';
import { chartOf } from '../../tools/charts/chartOf';
import { mermaidOf } from '../../tools/charts/mermaidOf';

/** Has what no machine of the site has. Their charts are on the committed page. */
const machine = createMachine({
  id: 'm',
  type: 'parallel',
  on: {
    both: { target: ['.a.two', '.b.two'] },
    'a<b&"c"': { actions: ['#d', () => {}] },
    go: [{ guard: and(['x', not({ type: 'y', params: {} })]), actions: 'e' }, {}],
    // As after minification.
    stop: { guard: Object.defineProperty(or(['x', 'y']), 'name', { value: 'b2' }), actions: 'f' },
  },
  states: {
    a: { initial: 'one', states: { one: {}, two: { type: 'final' } }, onDone: { actions: 'g' } },
    b: {
      initial: 'one',
      invoke: { src: 'watch', onSnapshot: { actions: 'h' } },
      states: { one: {}, two: {} },
    },
  },
});

test('[Charts] names combined guards, inline actions, ignored events and ends of states, and escapes markup', () => {
  const chart = mermaidOf(chartOf(machine)).replaceAll('\u00a0', ' ');
  for (const text of [
    '<b>a#60;b#38;#34;c#34;</b> / #35;d, inline',
    '1. <b>go</b> [x and not y] / e',
    '2. ignores <b>go</b> [else]',
    '<b>stop</b> [x or y] / f',
    '<b>done: a</b> / g',
    'invoke watch<br><b>snapshot: watch</b> / h',
    'any_in_m -- "<b>both</b>" --> m_a_two',
    'any_in_m -- "<b>both</b>" --> m_b_two',
  ])
    expect(chart).toContain(text);
});
