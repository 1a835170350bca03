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

const intro = `# State charts

\`npm run charts\` generates this folder from the machines. A test fails if a file is stale.

An arrow from a dot leads to the initial state. A double border is a final state. A dashed line separates parallel
regions. An arrow is labeled with its event, \`[guard]\` and \`/ actions\`; numbered transitions of one event are tried in
order. Transitions that apply in every child state start at \`${anyStateWords}\`. Internal transitions and ignored events
are listed inside the state.
`;
