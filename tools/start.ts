import { rm } from 'node:fs/promises';
import process from 'node:process';
import { parseArgs } from 'node:util';
import './briefErrors';
import { typeProblems } from './checkTypes';

process.env.NODE_ENV = 'production';

const { readEnvironment } = await import('../backend/environment');
const { siteLanguages } = await import('../locales/languagesOfSite');
const { codeOf } = await import('./export/bundle');
const { localAddresses, localEnvironment, siteLines } = await import('./local/addresses');
const { inspectable, inspecting } = await import('./local/inspectable');
const { listen, readPort } = await import('./local/listen');
const { openLocalDatabase } = await import('./local/localDatabase');
const { createLocalOwner } = await import('./local/localOwner');
const { withOwnRequests } = await import('./local/ownRequests');
const { createLocalServices } = await import('./local/server');
const { readSite } = await import('./readSite');

/** Not `dist`: this build has local addresses and must never be deployed. */
const folder = '.cache/local';

const { inspect } = parseArgs({ options: { inspect: { type: 'boolean' } } }).values;
const environment = readEnvironment();
// Before the build, so that a used port is reported immediately.
const asked = readPort(environment);
const database = await openLocalDatabase();
const owner = createLocalOwner(localAddresses(asked).main);
// Of an earlier build.
await rm(folder, { recursive: true, force: true });
const app = createLocalServices({ folder, database, ...owner });
const served = inspect ? inspectable(app, codeOf(folder)) : app;
const { port } = await listen(withOwnRequests(served), { port: asked });
const { settings } = readSite({ ...environment, ...localEnvironment(port) }, typeProblems());
const { sites, main } = localAddresses(port);
owner.startMail(database);
console.log(`Building the sites. Until they are ready, ${main} says so.`);
const { buildSite } = await import('./export/buildSite');
console.log(await buildSite({ settings, folder, ...(inspect && { inspecting }) }));
console.log(`
Ready. Open ${main}

${siteLines(sites, siteLanguages(settings))}${inspect ? '\n  Inspector  /workbench/inspector of the same address as the page' : ''}
  Analytics  (what the site sends is printed here)
  Reviews    ${main}/moderate (any name, password ${owner.moderation.password})
`);
