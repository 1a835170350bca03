import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { buildLimit, builtCopy } from '../support/builtCopy';

const { at } = builtCopy();

test(
  '[S1] npm run record pictures renews what has changed, and leaves files of the owner alone',
  () => {
    const own = ['static/photos/counter.jpg', 'static/en/verification.html', 'static/icons/a.png'];
    for (const file of own) writeFileSync(at(file), 'own');
    // Of a page that the site no longer has.
    const list = at('static/pictures.json');
    const written = JSON.parse(readFileSync(list, 'utf8'));
    written.hashes['en/social/blog.png'] = '';
    written.hashes['en/social/home.png'] = 'of another headline';
    writeFileSync(list, JSON.stringify(written));
    writeFileSync(at('static/en/social/blog.png'), 'old');
    const home = at('static/en/social/home.png');
    writeFileSync(home, 'old');
    const services = at('static/en/social/services.png');
    const kept = statSync(services).mtimeMs;
    rmSync(at('static/he/social/home.png'));
    execFileSync(process.execPath, ['--import', 'tsx', 'tools/record.ts', 'pictures'], {
      cwd: at(),
    });
    for (const file of own) expect(readFileSync(at(file), 'utf8')).toBe('own');
    expect(existsSync(at('static/en/social/blog.png'))).toBe(false);
    for (const file of [home, at('static/he/social/home.png')])
      expect(readFileSync(file).length).toBeGreaterThan(10_000);
    expect(statSync(services).mtimeMs).toBe(kept);
  },
  buildLimit,
);

test(
  '[S1] npm run check:words names a line of the first screen that reaches under the card, and languages that are left out',
  () => {
    const home = at('locales/en/home.ts');
    writeFileSync(home, readFileSync(home, 'utf8').replace("line3: '", '$&This is all '));
    const env = { ...process.env, LANGUAGES: 'en' };
    const run = { cwd: at(), env, encoding: 'utf8' } as const;
    const { stdout } = spawnSync(process.execPath, ['--import=tsx', 'tools/checkWords.ts'], run);
    expect(stdout).toMatch(
      /hero\.line3: “This is all .* px too long: .*letters.*left out.*: he$/ms,
    );
  },
  buildLimit,
);
