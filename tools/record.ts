import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { indexes } from './indexes';
import { keepSamples } from './samples';
import { limitsBefore, limitsFile, sizeProblems, sizes } from './sizes';

/*
 * `npm run record`: writes the files that derive from others. A test that finds one of them stale names this command.
 * `npm run record pictures` writes only the pictures, which depend on the settings; `npm run record samples`, never done
 * otherwise, keeps the samples.
 */

const parts: Readonly<Record<string, () => void | Promise<void>>> = {
  lists: () => write(indexes()),
  async charts() {
    const { chartPage, chartPageFile } = await import('./charts/chartPage');
    write({ [chartPageFile]: await chartPage() });
  },
  pictures: () => run('tsx tools/pictures.ts'),
  samples: () => console.log(`Kept in .samples for npm test: ${keepSamples().join(', ')}`),
  spoken: () => run('playwright test spoken --update-snapshots'),
  sizes() {
    const limits = JSON.parse(readFileSync(limitsFile, 'utf8'));
    const found = sizes();
    const rooms = Object.entries(found).map(([room, has]) => [room, { ...limits[room], ...has }]);
    const now = Object.fromEntries(rooms);
    write({ [limitsFile]: `${JSON.stringify(now, null, 2)}\n` });
    const rose = sizeProblems(now, found, limitsBefore(now));
    if (rose !== '') console.log(rose);
  },
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No part is ${unknown}: expected some of ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}
for (const [name, record] of Object.entries(parts))
  if (named.length === 0 ? name !== 'samples' : named.includes(name)) await record();

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(file, text);
    console.log(`Written: ${file}`);
  }
}

function run(program: string): void {
  const env = { ...process.env, SLOW: '1' };
  const { status } = spawnSync(`npx ${program}`, { shell: true, stdio: 'inherit', env });
  if (status !== 0) process.exit(1);
}
