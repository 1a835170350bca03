import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '../../src/site.config';
import { readSettings, variableNames } from '../../src/tools/export/settings';

describe('[Settings] .env.example', () => {
  test('names exactly the variables, in their order', () => {
    expect(Object.keys(example())).toEqual(variableNames);
  });

  test('shows the values that hold without it', () => {
    expect(readSettings(siteConfig, example()).settings).toEqual(siteConfig);
  });
});

/** The `KEY=value` lines, also those that are commented out. */
function example(): Record<string, string> {
  const text = readFileSync(path.resolve(__dirname, '../../.env.example'), 'utf8');
  const lines = [...text.matchAll(/^(?:# ?)?([A-Z][A-Z0-9_]*)=(.*)$/gm)];
  return Object.fromEntries(
    lines.map(([, name = '', value = '']) => [name, value.trim().replace(/^(["'])(.*)\1$/, '$2')]),
  );
}
