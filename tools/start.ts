import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { createLog } from '../backend/log';
import { type RunningMail, startMail } from '../backend/mail/startMail';
import { signInAddress } from '../backend/moderation/sessions';
import { siteConfig } from '../src/site.config';
import { checkTypes } from './checkTypes';
import { readEnvironment } from './environment';
import { localAddresses, localEnvironment } from './local/addresses';
import { listen } from './local/listen';
import { openLocalDatabase } from './local/localDatabase';
import { oneLine } from './local/oneLine';
import { createLocalServices, localOwner } from './local/server';
import { readPort } from './readPort';
import { readSite } from './readSite';

process.env.NODE_ENV = 'production';

/** Not `dist`: this build has local addresses and must never be deployed. */
const folder = '.cache/local';

try {
  const environment = readEnvironment();
  let isBuilding = true;
  // Before the build, so that a used port is reported immediately.
  const roots = { com: `${folder}/com`, coIl: `${folder}/co.il` };
  const asked = readPort(environment);
  const database = await openLocalDatabase();
  let mail: RunningMail | undefined;
  const onOutbox = () => mail?.wake();
  const moderation = {
    // A new secret signs everybody out.
    secret: randomBytes(32).toString('hex'),
    origin: localAddresses(asked).english,
    ownerLanguage: 'en',
    studioName: siteConfig.studioName,
    inquiryDays: Number(siteConfig.inquiryDays),
    printLink: (address: string) => console.log(`Sign in at ${address}`),
  } as const;
  const app = createLocalServices({
    ...{ roots, database, onOutbox, moderation },
    isBuilding: () => isBuilding,
  });
  const { port } = await listen(app, { port: asked });
  checkTypes();
  const { settings } = readSite({ ...environment, ...localEnvironment(port) });
  const { english, hebrew, analyticsHost } = localAddresses(port);
  const log = createLog({ write: (line) => console.log(oneLine(line)) });
  log.level = 'warn';
  mail = startMail({
    ...{ database, now: Date.now, log, owner: localOwner, origin: english },
    signInAddress: (id) => signInAddress(id, moderation),
    deliver: async ({ subject, link }) => console.log(`Mail to the owner: ${subject} → ${link}`),
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
