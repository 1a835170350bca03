import { createHash } from 'node:crypto';
import { headerValues, readHeaderBlocks } from '../support/staticHost';

/** Content security policy of a page by directive, from a `_headers` file. */
export function policyIn(headers: string, path = '/'): Record<string, string[]> {
  const [policy, ...others] =
    headerValues(readHeaderBlocks(headers), path).get('Content-Security-Policy') ?? [];
  if (policy === undefined || others.length > 0) throw new Error(`not one policy for ${path}`);
  return directivesOf(policy);
}

/** A script or style as a policy source. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export function directivesOf(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}
