import process from 'node:process';
import type { RunningMail } from '../service/mail/startMail';
import { signInAddress } from '../service/moderation/signInLink';
import { checkTypes } from './checkTypes';
import { readEnvironment } from './environment';
import { localAddresses } from './local/addresses';
import { listen } from './local/listen';
import { openLocalDatabase } from './local/localDatabase';
import { startLocalMail } from './local/localMail';
import { localModeration } from './local/localModeration';
import { createLocalServices } from './local/server';
import { localEnvironment } from './localEnvironment';
import { readPort } from './readPort';
import { readSite } from './readSite';

process.env.NODE_ENV = 'production';

/** Not `dist`: what is built here names local addresses and must never be deployed. */
const folder = '.cache/local';

try {
  const environment = readEnvironment();
  let isBuilding = true;
  // Taken before anything is built, so that a taken port is said at once.
  const roots = { com: `${folder}/com`, coIl: `${folder}/co.il` };
  const asked = readPort(environment);
  const database = await openLocalDatabase();
  let mail: RunningMail | undefined;
  const onOutbox = () => mail?.wake();
  const moderation = localModeration(localAddresses(asked).english);
  const app = createLocalServices({
    ...{ roots, database, onOutbox, moderation },
    isBuilding: () => isBuilding,
  });
  const { port } = await listen(app, { port: asked });
  checkTypes();
  const { settings } = readSite({
    ...environment,
    ...localEnvironment(port),
  });
  const { english, hebrew, analyticsHost } = localAddresses(port);
  mail = startLocalMail({
    database,
    origin: english,
    signInAddress: (id) => signInAddress(id, { ...moderation, origin: english }),
  });
  console.log(`Building both sites. Until they are ready, ${english} says so.`);
  const { buildSite } = await import('./export/buildSite');
  console.log(await buildSite({ settings, folder, log: console.log }));
  isBuilding = false;
  console.log(`
Ready. Open ${english}

  Hebrew     ${hebrew}
  Analytics  ${analyticsHost} (what the site sent)
  Reviews    ${english}/moderate (the link to sign in is printed here), or npm run reviews -- list
`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
