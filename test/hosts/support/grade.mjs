/*
 * Prints, as JSON, what Mozilla's Observatory gives each page: node grade.mjs SCANNER PORTS PAGE…
 * PORTS is JSON, the ports of this machine by those of production; a PAGE is host and path.
 * It asks by its own means, so the way to this machine is laid below them.
 */
import { Socket } from 'node:net';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const [scanner, ports, ...pages] = process.argv.slice(2);
const portsHere = JSON.parse(ports);
const { connect } = Socket.prototype;

Socket.prototype.connect = function connectHere(...args) {
  const options = Array.isArray(args[0]) ? args[0][0] : args[0];
  const port = portsHere[options.port || 80];
  if (port !== undefined) Object.assign(options, { host: '127.0.0.1', port });
  return connect.apply(this, args);
};

const { scan } = await import(pathToFileURL(scanner).href);
const grades = [];
for (const page of pages) {
  const { scan: sum, tests } = await scan(page);
  const short = Object.values(tests)
    .filter(({ pass }) => !pass)
    .map(({ result }) => result);
  grades.push({ page, grade: sum.grade, score: sum.score, short });
}
process.stdout.write(JSON.stringify(grades));
