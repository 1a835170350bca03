import { load } from 'cheerio';
import { createMachine } from 'xstate';
import { chartOf } from '../../workbench/charts/chartOf';
import { drawChart } from '../../workbench/charts/drawChart';
import { layOut } from '../../workbench/charts/layOut';

test('[Charts] escapes markup', async () => {
  const machine = createMachine({ id: 'm', on: { 'a<b&"c"': { actions: 'd' } } });
  const svg = load(drawChart(await layOut(chartOf(machine))), { xml: true });
  const label = svg('[data-transition] text').text();
  expect(label.replaceAll('\u00a0', ' ')).toContain('a<b&"c"');
});

test('[Charts] rejects an arrow with several targets', () => {
  const machine = createMachine({
    id: 'm',
    type: 'parallel',
    on: { go: { target: ['.a.two', '.b.two'] } },
    states: {
      a: { initial: 'one', states: { one: {}, two: {} } },
      b: { initial: 'one', states: { one: {}, two: {} } },
    },
  });
  expect(() => chartOf(machine)).toThrow('m--go[]#0 leads to 2 states');
});
