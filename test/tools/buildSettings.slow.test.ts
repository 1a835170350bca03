import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { readSettings } from '../../src/settings/readSettings';
import { buildLimit, builtCopy } from '../support/builtCopy';
import { exampleSettings } from '../support/exampleSettings';

const { at, build } = builtCopy();

describe('[Settings] npm run build with invalid settings', () => {
  test(
    'reports each with its expectation, and builds nothing',
    async () => {
      const { code, errors, output } = await build({ EMAIL: 'hello', ORIGIN_EN: 'studio.com' });
      expect(code).toBe(1);
      expect(errors).toContain('EMAIL is "hello": expected an email address');
      expect(errors).toContain('ORIGIN_EN is "studio.com": expected scheme and host');
      expect(errors).not.toMatch(/^ +at /m);
      expect(output).toBe('');
      expect(existsSync(at('dist'))).toBe(false);
    },
    buildLimit,
  );

  test(
    'reports a type error of a fact with its file, and builds nothing',
    async () => {
      const plans = at('src/content/plans.ts');
      const written = await readFile(plans, 'utf8');
      expect(written).toContain("per: 'month'");
      await writeFile(plans, written.replace("per: 'month'", "per: 'moon'"));
      const { code, errors, output } = await build({});
      await writeFile(plans, written);
      expect(code).toBe(1);
      expect(errors).toMatch(/^src\/content\/plans\.ts\(\d+,\d+\): error .*"moon"/m);
      expect(output).toBe('');
      expect(existsSync(at('dist'))).toBe(false);
    },
    buildLimit,
  );

  test(
    'rejects placeholders with --strict',
    async () => {
      const { code, errors } = await build({}, '--strict');
      expect(code).toBe(1);
      const { refusedPlaceholders } = readSettings(exampleSettings, {});
      for (const { name } of refusedPlaceholders) expect(errors).toContain(`  ${name} is still`);
      expect(errors).toContain('CONTACT_ENDPOINT is empty');
      expect(errors).toContain('src/content/legal.ts: the text of /privacy is a sample');
      expect(errors).not.toContain('SOCIAL');
      expect(errors).not.toMatch(/^ +at /m);
      expect(existsSync(at('dist'))).toBe(false);
    },
    buildLimit,
  );
});
