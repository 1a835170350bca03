import { createAsk } from './ask';
import { deployProblems } from './deployProblems';

/** What `npm run deploy:check` prints, and whether nothing falls short. */
export interface SitesCheck {
  readonly text: string;
  readonly isRight: boolean;
}

/**
 * Asks each site, one after the other.
 * @throws Error in one line for what is no site, and for a host that does not answer.
 */
export async function checkSites(addresses: readonly string[]): Promise<SitesCheck> {
  if (addresses.length === 0) {
    throw new Error(
      'Which site? npm run deploy:check -- https://www.example.com https://www.example.co.il',
    );
  }
  const wrong = addresses.find((one) => !/^https?:\/\/[^/]+\/?$/.test(one) || !URL.canParse(one));
  if (wrong !== undefined) {
    throw new Error(
      `${wrong} is no site: expected scheme and host with nothing behind, such as https://www.studio.com`,
    );
  }
  const texts: string[] = [];
  let isRight = true;
  for (const address of addresses) {
    const problems = await deployProblems(address, createAsk());
    if (problems.length > 0) isRight = false;
    const sum = problems.length === 0 ? 'nothing falls short' : `${problems.length} fall short`;
    texts.push([`${address}: ${sum}`, ...problems].join('\n  '));
  }
  return { text: texts.join('\n'), isRight };
}
