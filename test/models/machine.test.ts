import { readdirSync } from 'node:fs';
import { testModels } from 'xstate-workbench/test';
import config from '../../workbench.config';

const models = Object.fromEntries(
  Object.entries(config.models).map(([name, { model }]) => [name, model]),
);

test('[S4] has a model for every machine', () => {
  const files = readdirSync('machines').filter((file) => file.endsWith('.machine.ts'));
  const expected = files.map((file) => file.replace('.machine.ts', '')).sort();
  expect(Object.keys(models).sort()).toEqual(expected);
});

testModels(models, { test, prefix: '[S4] ' });
