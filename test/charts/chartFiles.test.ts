import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import type { AnyStateNode } from 'xstate';
import { chartFiles, chartsFolder } from '../../tools/charts/chartFiles';
import { docOf } from '../../tools/charts/docOf';
import { type MachineName, machines } from '../../workbench/walks/models';
import { transitionsOf } from '../../workbench/walks/transitions';

const names = Object.keys(machines) as MachineName[];

describe('[Charts] The chart files', () => {
  test('match the machines', async () => {
    const drawn = await chartFiles();
    expect(readdirSync(chartsFolder).sort()).toEqual([...drawn.keys()].sort());
    const stale = [...drawn].filter(([name, text]) => text !== committed(name));
    if (stale.length > 0) {
      throw new Error(`stale: ${stale.map(([name]) => name).join(', ')}; npm run charts`);
    }
  });

  test('are on one page, each with the machine’s purpose', () => {
    const page = committed('README.md');
    for (const name of names) {
      expect(page).toMatch(
        new RegExp(`## \\[${name}\\].*\n\n[A-Z].+\\.\n\n!\\[.+\\]\\(${name}\\.svg\\)`),
      );
    }
  });

  test.each(names)('show every state and transition of %s once', (name) => {
    const chart = load(committed(`${name}.svg`), { xml: true });
    const idsOf = (attribute: string) =>
      chart(`[${attribute}]`)
        .toArray()
        .map((element) => chart(element).attr(attribute));
    expect(idsOf('data-transition').sort()).toEqual(
      transitionsOf(machines[name])
        .map(({ id }) => id)
        .sort(),
    );
    expect(idsOf('data-state').sort()).toEqual(idsFrom(machines[name].root).sort());
  });
});

describe('[Charts] The text beside a chart', () => {
  test('is the first paragraph of the machine’s doc comment, without its source', () => {
    const source = [
      '/** Another. */',
      'const other = 1;',
      '',
      '/**',
      ' * What it is',
      ' * for. Source: specification, section 4.',
      ' *',
      ' * Port: `now()`.',
      ' */',
      'export const someMachine = setup({',
    ].join('\n');
    expect(docOf(source, 'someMachine')).toBe('What it is for.');
  });

  test('is required', () => {
    expect(() => docOf('\nexport const someMachine = setup({', 'someMachine')).toThrow(
      'someMachine',
    );
  });
});

function committed(name: string): string {
  return readFileSync(path.join(chartsFolder, name), 'utf8');
}

function idsFrom({ id, states }: AnyStateNode): string[] {
  return [id, ...Object.values(states).flatMap(idsFrom)];
}
