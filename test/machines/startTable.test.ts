import { readFileSync } from 'node:fs';
import { startTable } from '../../machines/startTable';

test('[S2] the table of the start stands in docs/performance.md', () => {
  const rows = Object.entries(startTable).flatMap(([state, transitions]) =>
    Object.entries(transitions).map(([event, [target, ...effects]]) =>
      [`${state} ${event} → ${target}`, effects.join(', ')].filter(Boolean).join(': '),
    ),
  );
  const [, table = ''] = readFileSync('docs/performance.md', 'utf8').split('```text\n');
  expect(table.slice(0, table.indexOf('\n```')).split('\n')).toEqual(rows);
});
