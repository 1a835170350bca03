import { readFileSync } from 'node:fs';
import { chartPage, chartPageFile } from '../../tools/charts/chartPage';

test('[Charts] The page with the charts matches the machines', async () => {
  const hasChanged = (await chartPage()) !== readFileSync(chartPageFile, 'utf8');
  if (hasChanged) throw new Error(`${chartPageFile}: npm run record`);
});
