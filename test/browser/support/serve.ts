import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { serveVariants } from '../../../tools/local/serveVariants';
import { copyProject } from '../../support/builtCopy';
import { startCommand } from '../../support/startCommand';
import { isServed, variants } from './variants';

/* Playwright's web server: builds the code once, serves every variant and the workbench, and prints where. */

mkdirSync('.cache/test', { recursive: true });
const folder = mkdtempSync(path.resolve('.cache/test/sites-'));
// A test changes its files.
const project = isServed('workbench') && (await copyProject());
process.on('exit', () => {
  for (const left of [folder, project]) if (left) rmSync(left, { recursive: true, force: true });
});
process.on('SIGTERM', () => process.exit());

const served = Object.fromEntries(Object.entries(variants).filter(([name]) => isServed(name)));
// Inspectable, because models.spec.ts watches the transitions of the machines.
const [sites, workbench] = await Promise.all([
  serveVariants(served, path.join(folder, 'sites'), []),
  project && startCommand('dev', project, '.cache/dev'),
]);
const ports = Object.entries({ ...sites, ...(workbench && { workbench }) });
console.log(
  `Ports: ${JSON.stringify(Object.fromEntries(ports.map(([name, { port }]) => [name, port])))} in ${project}`,
);
