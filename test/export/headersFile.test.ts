import { createHash } from 'node:crypto';
import { exampleSettings } from '../support/exampleSettings';
import { policyIn } from './contentPolicy';
import { bothRoots, exportedWith } from './exportedRoots';

describe('[Export] Two roots, each complete alone', () => {
  const site = exportedWith(exampleSettings);

  test.each(bothRoots)(
    '%s: the policy of %s knows the styles of every page, and the empty one',
    async (_, root) => {
      const policy = policyIn(await site.read(root, '_headers'));
      const allowed = policy['style-src'] ?? [];
      expect(allowed).toContain(hashOf(''));
      for (const { $ } of await site.pagesOf(root)) {
        for (const style of $('style').toArray()) {
          expect(allowed).toContain(hashOf($(style).text()));
        }
      }
    },
  );

  test.each(bothRoots)(
    '%s: the policy of %s lets nothing inline run and nobody frame the site',
    async (_, root) => {
      const policy = policyIn(await site.read(root, '_headers'));
      expect(policy['default-src']).toEqual(["'self'"]);
      expect(policy['script-src']).toEqual(["'self'", 'https://assets.calendly.com']);
      expect(policy['connect-src']).toEqual(["'self'", 'https://reviews.example.com']);
      expect(policy['frame-src']).toContain('https://calendly.com');
      expect(policy['frame-ancestors']).toEqual(["'none'"]);
      expect(policy['object-src']).toEqual(["'none'"]);
      expect(policy['base-uri']).toEqual(["'none'"]);
      expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*/);
    },
  );

  test('built files are cached for a year, pictures to share for a day, pages are not', async () => {
    const [pageRules = '', assetRules = '', pictureRules = ''] = (
      await site.read('com', '_headers')
    ).split(/\/assets\/\*|\/social\/\*/);
    expect(assetRules).toContain('Cache-Control: public, max-age=31536000, immutable');
    expect(pictureRules).toContain('Cache-Control: public, max-age=86400');
    expect(pageRules).not.toContain('Cache-Control');
  });
});

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
