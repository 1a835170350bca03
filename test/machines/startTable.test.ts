import { readFileSync } from 'node:fs';
import { startTable } from '../../machines/startTable';

interface Transition {
  readonly target?: string;
  readonly actions?: readonly string[];
}

test('[S2] the table of the start stands in docs/performance.md', () => {
  const rows = Object.entries(startTable.states).flatMap(([state, { on }]) =>
    Object.entries<Transition>(on).map(
      ([event, { target = state, actions = [] }]) =>
        `| ${state} | ${event} | ${target} | ${actions.join(', ')} |`,
    ),
  );
  const text = readFileSync('docs/performance.md', 'utf8');
  const [, table = ''] = text.split(
    '| state | event | next state | effects |\n| --- | --- | --- | --- |\n',
  );
  expect(table.slice(0, table.indexOf('\n\n')).split('\n')).toEqual(rows);
});
