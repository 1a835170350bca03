import { readFile } from 'node:fs/promises';
import { chartOf } from '../../charts/chartOf';
import { drawChart } from '../../charts/drawChart';
import { layOut } from '../../charts/layOut';
import { machines } from '../../models/machines';
import { docOf } from './docOf';
import { type IndexEntry, indexPage } from './indexPage';

/** Where the charts lie, below the project. */
export const chartsFolder = 'machines/charts';

/** Every file of that folder by its name: a chart of each machine, and the page that shows them. */
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
