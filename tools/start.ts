import { rm } from 'node:fs/promises';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../backend/environment';
import { siteLanguages } from '../locales/languagesOfSite';
import { typeProblems } from './checkTypes';
import { codeOf } from './export/bundle';
import { localAddresses, localEnvironment, siteLines } from './local/addresses';
import { inspectable, inspecting } from './local/inspectable';
import { listen, readPort } from './local/listen';
import { openLocalDatabase } from './local/localDatabase';
import { createLocalOwner } from './local/localOwner';
import { withOwnRequests } from './local/ownRequests';
import { createLocalServices } from './local/server';
import { readSite } from './readSite';

process.env.NODE_ENV = 'production';

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
