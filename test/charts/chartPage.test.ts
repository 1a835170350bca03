import { readFileSync } from 'node:fs';
import { chartPage, chartPageFile } from '../../tools/charts/chartPage';

test('[Charts] The page with the charts matches the machines', async () => {
  const committed = readFileSync(chartPageFile, 'utf8');
  if ((await chartPage()) !== committed) throw new Error(`${chartPageFile}: npm run record`);
});
