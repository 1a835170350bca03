import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import type { Figure } from './bench/measure';
import { findBrowserOrExit } from './browser';
import { chromiumArgs } from './chromiumArgs';

/*
 * `npm run bench`: performance on a visitor's phone, each figure beside a control of the same run. Writes
 * bench/README.md and exits with 1 if a goal is missed. `ROUNDS=1` measures once.
 */

process.env.NODE_ENV = 'production';
const rounds = Number(process.env.ROUNDS ?? 5);
const executablePath = findBrowserOrExit();
// These modules import React, which must see the production environment.
const { serveBenchSites } = await import('./bench/sites');
const { measureAll } = await import('./bench/measure');

const sites = await serveBenchSites(path.resolve('.cache/bench'));
const browser = await chromium.launch({
  executablePath,
  args: [...chromiumArgs, '--host-resolver-rules=MAP * 127.0.0.1'],
});
const figures = await measureAll(browser, sites, rounds, console.log);
const missed = figures.filter((figure) => !isMet(figure));
const report = reportOf(figures, browser.version());
await mkdir('bench', { recursive: true });
await writeFile('bench/README.md', report);
console.log(`\n${report}`);
console.log(`${figures.length - missed.length} passed, ${missed.length} failed`);
// Parcel's workers keep the process alive.
process.exit(missed.length > 0 ? 1 : 0);

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function limitOf({ goal, control = [] }: Figure): number {
  if (goal.atMost !== undefined) return goal.atMost;
  return median(control) * (goal.times ?? 1) + (goal.plus ?? 0);
}

function isMet(figure: Figure): boolean {
  return median(figure.ours) <= limitOf(figure);
}

function reportOf(all: readonly Figure[], version: string): string {
  const shown = (values: readonly number[] = []) => {
    if (values.length === 0) return '';
    const text = (value: number) => (value >= 100 ? value.toFixed(0) : String(+value.toFixed(2)));
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return `${text(median(values))}${low === high ? '' : ` (${text(low)}–${text(high)})`}`;
  };
  const goalOf = ({ goal }: Figure) => {
    if (goal.atMost !== undefined) return `≤ ${goal.atMost}`;
    return goal.times ? `≤ ${goal.times} × control` : `≤ control + ${goal.plus}`;
  };
  const rows = all.map((figure) => {
    const name = figure.unit ? `${figure.name} (${figure.unit})` : figure.name;
    const met = isMet(figure) ? 'yes' : '**no**';
    return `| ${name} | ${shown(figure.ours)} | ${shown(figure.control)} | ${goalOf(figure)} | ${met} |`;
  });
  return `# Speed

Written by \`npm run bench\`. Each figure is the median of ${rounds} measurements, with the lowest and the highest in
brackets, beside a control that is measured alternately: the same page without scripts, with the smallest plain DOM
that does the same (\`tools/bench/controls.ts\`). The processor is throttled to a quarter; loads run on slow 4G.
“First” interactions come before hydration, with the code prefetched. Event Timing reports in steps of 8 ms and nothing
under 16. A goal relative to its control holds on any machine.

Why the goals allow what they do:

- LCP: the pages are the same to the first paint. 20 % is what two medians of ${rounds} loads differ by.
- Blocking time: \`/reviews\` starts by itself, for its list. Its control runs no code at all.
- Layout shift: the fonts of a Hebrew page shift its control as well; the site may add 0.02.
- The panel costs a state machine, a rendering and an entry in the history beside the plain \`showModal()\`.
- The first link loads a document while the page is still being hydrated; its control has a processor to itself.
- The language menu is a component that Ariakit renders; its control is a bare popover.
- The longest task hydrates the components of Ariakit, which render once more as soon as they are mounted.
- The first tap starts hydration, whose first task runs before the panel can report its focus.
- A letter runs through the form's machine and React before it is painted.
- Stars and toasts are rendered by React; their control is a popover, the least that a browser can paint.

Machine: ${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.version}, Chromium ${version}.

| figure | ours | control | goal | met |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
