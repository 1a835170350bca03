import { writeFile } from 'node:fs/promises';
import { envExample } from './envExample';

/* `npx tsx tools/settings.ts`: writes `.env.example` from the schema of the settings. */

await writeFile('.env.example', envExample());
