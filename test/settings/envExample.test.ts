import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { envExample } from '../../src/settings/envExample';
import { readSettings } from '../../src/settings/readSettings';
import { serviceVariables, variableNames } from '../../src/settings/variables';
import { exampleSettings } from '../support/exampleSettings';

describe('[Settings] .env.example', () => {
  test('matches the schema; `npx tsx src/tools/settings.ts` writes it', () => {
    const file = path.resolve(__dirname, '../../.env.example');
    expect(readFileSync(file, 'utf8')).toBe(envExample());
  });

  test('has every variable once, with a description and the expectation', () => {
    const groups = envExample()
      .split('\n\n')
      .filter((group) => group.includes('='));
    expect([...envExample().matchAll(/^#([A-Z_]+)=$/gm)].map(([, name]) => name)).toEqual([
      ...variableNames,
      ...serviceVariables.map((variable) => variable.name),
    ]);
    for (const group of groups) expect(group).toMatch(/^# [^\n]+\.\n# Expected: \S[^\n]+\n#[A-Z]/);
  });

  test('changes nothing when it is copied', () => {
    expect(readSettings(exampleSettings, parseEnv(envExample())).settings).toEqual(exampleSettings);
  });
});
