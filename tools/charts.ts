import { writeFile } from 'node:fs/promises';
import { chartPage, chartPageFile } from './charts/chartPage';

/* `npm run charts`: draws every machine on one page. */

await writeFile(chartPageFile, await chartPage());
console.log(chartPageFile);
