import { pages } from '../../content/navigation';
import type { Ask } from './ask';
import type { Deployment } from './deployment';
import { fileProblems, missingProblems, pageProblems } from './pageQuestions';
import { originProblems, spellingProblems } from './redirectQuestions';

const missing = [
  '/no-such-page',
  '/assets/gone.00000000.js',
  '/services/more',
  '/404',
  '/_headers',
];

/**
 * Asks a deployed site what browsers, visitors and search engines will.
 * @param address of its home page.
 * @returns what falls short, one line each.
 * @throws Error when it does not answer at all.
 */
export async function deployProblems(address: string, ask: Ask): Promise<readonly string[]> {
  const { origin, hostname, protocol } = new URL(address);
  const site: Deployment = {
    ask,
    origin,
    language: hostname.includes('.co.il') ? 'he' : 'en',
    isSecure: protocol === 'https:',
  };
  const under = async (path: string, problems: Promise<readonly string[]>) =>
    (await problems).map((line) => `${path}: ${line}`);
  const isLocal = /(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);
  return (
    await Promise.all([
      site.isSecure || isLocal ? [] : [`${origin}: has no TLS: expected https://${hostname}`],
      ...pages.map((path) => under(path, pageProblems(site, path))),
      ...missing.map((path) => under(path, missingProblems(site, path))),
      fileProblems(site),
      spellingProblems(site),
      originProblems(site),
    ])
  ).flat();
}
