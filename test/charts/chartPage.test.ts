import { readFileSync } from 'node:fs';
import { createMachine } from 'xstate';
import { chartPage, chartPageFile } from '../../tools/charts/chartPage';
import { mermaidOf } from '../../tools/charts/mermaidOf';
import { chartOf } from '../../workbench/charts/chartOf';
import { type MachineName, machines } from '../../workbench/walks/models';

const names = Object.keys(machines) as MachineName[];
const committed = readFileSync(chartPageFile, 'utf8');

describe('[Charts] The page with the charts', () => {
  test('matches the machines', async () => {
    if ((await chartPage()) !== committed) throw new Error(`${chartPageFile}: npm run charts`);
  });

  test.each(names)('shows the purpose, every state and every transition of %s once', (name) => {
    const [, purpose, chart = ''] =
      new RegExp(`## \\[${name}\\].*\n\n(.+)\n\n\`\`\`mermaid\n([^\`]*)\`\`\``).exec(committed) ??
      [];
    expect(purpose).toMatch(/^[A-Z].+\.$/);
    const { states, arrows } = chartOf(machines[name]);
    const inside = states.flatMap((state) => state.inside);
    const labeled = arrows.filter(({ transition }) => transition);
    const count = (text: string) => chart.split(text).length - 1;
    expect(count('<b>')).toBe(states.length + labeled.length + inside.length);
    expect(count(' -- "')).toBe(labeled.length);
    expect(count('--> ')).toBe(arrows.length);
    for (const state of states) expect(chart).toContain(`"<b>${state.name}</b>`);
  });

  test('escapes markup', () => {
    const machine = createMachine({ id: 'm', on: { 'a<b&"c"': { actions: '#d' } } });
    expect(mermaidOf(chartOf(machine))).toContain('<b>a#60;b#38;#34;c#34;</b> /\u00a0#35;d');
  });
});
