import process from 'node:process';
import { localAddresses } from './local/addresses';
import { listen } from './local/listen';
import { openLocalDatabase } from './local/localDatabase';
import { createLocalOwner } from './local/localOwner';
import { withOwnRequests } from './local/ownRequests';
import { createLocalServices } from './local/server';

// The local services of `npm run dev`, a process of their own: it starts again when their code changes.
const { PORT, SERVICE_SECRET } = process.env;
const port = Number(PORT);
const database = await openLocalDatabase();
const owner = createLocalOwner(localAddresses(port).main, SERVICE_SECRET);
const services = createLocalServices({ folder: 'dist', database, ...owner });
await listen(withOwnRequests(services), { port });
owner.startMail(database);
