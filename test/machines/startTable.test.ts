import { readFileSync } from 'node:fs';
import { startTable } from '../../machines/startTable';

test('[S2] the table of the start stands in docs/performance.md', () => {
  const rows = Object.entries(startTable).flatMap(([state, transitions]) =>
    Object.entries(transitions).map(
      ([event, [target, ...effects]]) =>
        `| ${state} | ${event} | ${target} | ${effects.join(', ')} |`,
    ),
  );
  const text = readFileSync('docs/performance.md', 'utf8');
  const [, table = ''] = text.split(
    '| state | event | next state | effects |\n| --- | --- | --- | --- |\n',
  );
  expect(table.slice(0, table.indexOf('\n\n')).split('\n')).toEqual(rows);
});
