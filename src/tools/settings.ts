import { writeFile } from 'node:fs/promises';
import { envExample } from '../settings/envExample';

/* `npm run settings`: writes `.env.example` from the settings' schema. */

await writeFile('.env.example', envExample());
