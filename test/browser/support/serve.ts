import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { serveVariants } from '../../../tools/local/serveVariants';
import { startDevelopment } from '../../support/startDevelopment';
import { isServed, variants } from './variants';

/* Playwright's web server: builds the code once, serves every variant and the workbench, and prints their ports. */

mkdirSync('.cache/test', { recursive: true });
const folder = mkdtempSync(path.resolve('.cache/test/sites-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('SIGTERM', () => process.exit());

const served = Object.fromEntries(Object.entries(variants).filter(([name]) => isServed(name)));
// Inspectable, because models.spec.ts watches the transitions of the machines.
const [sites, workbench] = await Promise.all([
  serveVariants(served, path.join(folder, 'sites'), []),
  isServed('workbench') && startDevelopment('.', path.join(folder, 'development')),
]);
const ports = Object.entries({ ...sites, ...(workbench && { workbench }) });
console.log(
  `Ports: ${JSON.stringify(Object.fromEntries(ports.map(([name, { port }]) => [name, port])))}`,
);
