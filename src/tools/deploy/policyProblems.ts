import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';

/** What the policy has to say, whatever else it names. */
const fixed: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
};

const loose = /^(\*|https?:|data:|blob:|'unsafe-[\w-]+')$/;

/** What is wrong with a page's content security policy, one line each. Source: W3C, CSP Level 3. */
export function policyProblems(
  policy: string,
  $: CheerioAPI,
  isSecure: boolean,
): readonly string[] {
  if (policy === '') {
    const isSaid = $('meta[http-equiv=Content-Security-Policy]').length > 0;
    return [
      isSaid
        ? 'only the page itself says its policy: expected the header, which can refuse frames as well'
        : 'has no Content-Security-Policy',
    ];
  }
  const directives = new Map(
    policy.split(';').map((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  const expected = Object.entries(fixed).filter(
    ([name, value]) => directives.get(name)?.join(' ') !== value,
  );
  return [
    ...expected.map(([name, value]) => {
      const found = directives.get(name)?.join(' ') ?? 'missing';
      return `${name} of the policy is ${found}: expected ${value}`;
    }),
    ...[...directives].flatMap(([name, sources]) =>
      sources
        .filter((source) => loose.test(source))
        .map((source) => `${name} of the policy lets in ${source}`),
    ),
    ...(isSecure && !directives.has('upgrade-insecure-requests')
      ? ['the policy has no upgrade-insecure-requests']
      : []),
    ...styleProblems(directives.get('style-src') ?? [], $),
  ];
}

function styleProblems(sources: readonly string[], $: CheerioAPI): readonly string[] {
  const texts = [
    '',
    ...$('style')
      .toArray()
      .map((style) => $(style).text()),
  ];
  const own = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const others = sources.filter((source) => source.startsWith("'sha") && !own.includes(source));
  const unknown = own.filter((hash) => !sources.includes(hash));
  return [
    ...(unknown.length > 0 ? [`the policy refuses ${unknown.length} of the page’s styles`] : []),
    ...(others.length > 0
      ? [`the policy lets in ${others.length} styles that are not on the page`]
      : []),
  ];
}
