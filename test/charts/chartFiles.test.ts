import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import type { AnyStateNode } from 'xstate';
import { type MachineName, machines } from '../../src/models/machines';
import { transitionsOf } from '../../src/models/transitions';
import { chartFiles, chartsFolder } from '../../src/tools/charts/chartFiles';
import { docOf } from '../../src/tools/charts/docOf';

const names = Object.keys(machines) as MachineName[];

describe('[House] The charts in the project', () => {
  test('are what the machines are now', async () => {
    const drawn = await chartFiles();
    expect(readdirSync(chartsFolder).sort()).toEqual([...drawn.keys()].sort());
    const stale = [...drawn].filter(([name, text]) => text !== committed(name));
    if (stale.length > 0) {
      throw new Error(`stale: ${stale.map(([name]) => name).join(', ')}; npm run charts`);
    }
  });

  test('stand on one page, each with what its machine is for', () => {
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

describe('[House] The words beside a chart', () => {
  test('are the first paragraph above the machine, without its source', () => {
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

  test('are asked for where there are none', () => {
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
