import process from 'node:process';
import { readAudit } from './supply/auditReport';
import { npm } from './supply/npm';

/*
 * `npm run audit`: asks the registry for known weaknesses of what ships, which fail it, and of the tools, which
 * are told. Where the registry's audit endpoint does not answer, it says so, and neither passes nor fails.
 */

const ships = readAudit(await npm('audit', '--json', '--omit=dev'));
const all = ships.kind === 'answered' ? readAudit(await npm('audit', '--json')) : ships;

if (ships.kind === 'not reached' || all.kind === 'not reached') {
  const reason = [ships, all].flatMap((audit) =>
    audit.kind === 'not reached' ? audit.reason : [],
  )[0];
  console.log(`audit: not reached, so nothing is known (${reason})\n\n0 passed, 0 failed`);
} else {
  const tools = all.found.filter((line) => !ships.found.includes(line));
  for (const line of tools) console.log(`in a tool: ${line}`);
  for (const line of ships.found) console.error(`in what ships: ${line}`);
  const isClean = ships.found.length === 0;
  console.log(`audit: ${isClean ? 'nothing' : ships.found.length} known of what ships`);
  console.log(`\n${isClean ? '1 passed, 0 failed' : '0 passed, 1 failed'}`);
  process.exitCode = isClean ? 0 : 1;
}
