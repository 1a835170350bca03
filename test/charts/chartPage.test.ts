import { readFileSync } from 'node:fs';
import * as models from '../../machines/models';
import { chartOf } from '../../tools/charts/chartOf';
import { chartPage, chartPageFile } from '../../tools/charts/chartPage';

const committed = readFileSync(chartPageFile, 'utf8');

describe('[Charts] The page with the charts', () => {
  test('matches the machines', async () => {
    if ((await chartPage()) !== committed) throw new Error(`${chartPageFile}: npm run record`);
  });

  test.each(Object.entries(models))(
    'shows the purpose, every state and every transition of %s once',
    (name, { machine }) => {
      const [, purpose, chart = ''] =
        new RegExp(`## \\[${name}\\].*\n\n(.+)\n\n\`\`\`mermaid\n([^\`]*)\`\`\``).exec(committed) ??
        [];
      expect(purpose).toMatch(/^[A-Z].+\.$/);
      const { states, arrows } = chartOf(machine);
      const inside = states.flatMap((state) => state.inside);
      const labeled = arrows.filter(({ transition }) => transition);
      const count = (text: string) => chart.split(text).length - 1;
      expect(count('<b>')).toBe(states.length + labeled.length + inside.length);
      expect(count(' -- "')).toBe(labeled.length);
      expect(count('--> ')).toBe(arrows.length);
      for (const state of states) expect(chart).toContain(`"<b>${state.name}</b>`);
    },
  );
});
