import { headerValues, readHeaderBlocks } from '../support/staticHost';

/** The content security policy of a page, by directive, as a `_headers` file gives it. */
export function policyIn(headers: string, path = '/'): Record<string, string[]> {
  const [policy, ...others] =
    headerValues(readHeaderBlocks(headers), path).get('Content-Security-Policy') ?? [];
  if (policy === undefined || others.length > 0) throw new Error(`not one policy for ${path}`);
  return directivesOf(policy);
}

export function directivesOf(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}
