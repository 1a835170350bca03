import { readFile } from 'node:fs/promises';
import { anyStateWords } from '../../workbench/charts/boxText';
import { chartOf } from '../../workbench/charts/chartOf';
import { drawChart } from '../../workbench/charts/drawChart';
import { layOut } from '../../workbench/charts/layOut';
import { machines } from '../../workbench/walks/models';
import { docOf } from './docOf';

/** Folder of the charts, relative to the project. */
export const chartsFolder = 'machines/charts';

/** Files of that folder by name: a chart for each machine, and the page with all charts. */
export async function chartFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const entries: IndexEntry[] = [];
  for (const [name, machine] of Object.entries(machines)) {
    const source = await readFile(`machines/${name}.machine.ts`, 'utf8');
    entries.push({ name, doc: docOf(source, `${name}Machine`) });
    files.set(`${name}.svg`, drawChart(await layOut(chartOf(machine))));
  }
  return files.set('README.md', indexPage(entries));
}

interface IndexEntry {
  /** Names of the machine and of its chart's file. */
  readonly name: string;
  readonly doc: string;
}

/** Page with every chart, as Markdown. */
function indexPage(entries: readonly IndexEntry[]): string {
  const sections = entries.map(
    ({ name, doc }) => `## [${name}](../${name}.machine.ts)

${doc}

![State chart of ${name}](${name}.svg)
`,
  );
  return `${intro}\n${sections.join('\n')}`;
}

const intro = `# The machines, drawn

\`npm run charts\` draws every file here from the machines themselves; a test fails when one is stale.

A dot leads to the state that comes first; a double border ends a process; a dashed line parts what runs side by
side. An arrow carries its event, a \`[guard]\` and \`/ actions\`; where one event has several, they are tried in the
order of their numbers. What holds whichever state is active inside begins at \`${anyStateWords}\`. What happens without
leaving a state, and what it ignores, stands in it.
`;
